import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { rules } from './tools/rules/plugin.ts';

export default defineConfig({
  plugins: [svelte(), rules()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // While one works on the client, `concordia serve` answers beside it.
  server: { proxy: { '/api': 'http://127.0.0.1:8000' } },
});
