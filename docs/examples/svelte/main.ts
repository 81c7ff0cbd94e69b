import 'service-chat/svelte';
import { mount } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import App from './App.svelte';

/** What editors and svelte-check know of the tag. */
export type ChatAttributes = SvelteHTMLElements['service-chat'];

const target = document.querySelector('#app');
if (target !== null) mount(App, { target });
