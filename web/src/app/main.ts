/** Where the client begins. */
import { mount } from 'svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import './app.css';
import App from './App.svelte';
import { preferences } from './preferences.svelte';
import { i18n } from '../i18n/i18n.svelte';

document.documentElement.lang = i18n.language;
preferences.apply();
mount(App, { target: document.getElementById('app')! });
