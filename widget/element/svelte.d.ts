import type { HTMLAttributes } from 'svelte/elements';
import type { ServiceChatAttributes, ServiceChatListeners } from './attributes.ts';
import type { ServiceChatElement } from './service-chat.ts';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    /** The guest chat; Svelte 5 and newer. */
    'service-chat': HTMLAttributes<ServiceChatElement> & ServiceChatAttributes & ServiceChatListeners;
  }
}

export * from './service-chat.ts';
