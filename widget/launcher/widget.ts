import { boot } from './boot.ts';

// Read at once: `currentScript` is null after the first await, and always in a module script.
const script = document.currentScript ?? document.querySelector('script[src*="/chat/widget.js"]');
boot(script instanceof HTMLScriptElement ? script : null);
