/** The pages after a game, for those who work on them: `npx vite`, then /after.html. */
import { mount } from 'svelte';
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
