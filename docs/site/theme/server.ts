import { effectScope, onMounted, ref, watch } from 'vue';

const KEY = 'service-chat-docs-server';
const LOCAL = 'http://127.0.0.1:8787';

/** The address of the reader's own server: one for all pages, kept in their browser. */
export const server = ref(LOCAL);

let isKept = false;

/** Reads what the reader named before, and keeps what they name. */
export function useServer() {
  onMounted(() => {
    if (isKept) return;
    isKept = true;
    server.value = localStorage.getItem(KEY) ?? LOCAL;
    // Of no component: it goes on when the one that began it is gone.
    effectScope(true).run(() => watch(server, (address) => localStorage.setItem(KEY, address)));
  });
  return server;
}
