/** The gallery, for those who work on the client: `npm run dev`, then /gallery.html. */
import { mount } from 'svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
