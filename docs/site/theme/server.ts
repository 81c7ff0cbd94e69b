import { effectScope, onMounted, ref, watch } from 'vue';

const KEY = 'service-chat-docs-server';
const LOCAL = 'http://127.0.0.1:8787';

/** The address of the reader's own server. All pages share it, and it is kept in the reader's browser. */
export const server = ref(LOCAL);

let isKept = false;

/** Reads the address that the reader entered earlier, and stores each new one. */
export function useServer() {
  onMounted(() => {
    if (isKept) return;
    isKept = true;
    server.value = localStorage.getItem(KEY) ?? LOCAL;
    // Detached from the component, so that the watch goes on after the component is gone.
    effectScope(true).run(() => watch(server, (address) => localStorage.setItem(KEY, address)));
  });
  return server;
}
