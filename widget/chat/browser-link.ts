import { createGuestClient } from '../../shared/client/guest-client.ts';
import type { ChatLink, OpenLink } from './chat-link.ts';
import type { Shelf } from './storage.ts';

export interface BrowserLinkOptions {
  propertyId: string;
  /** Ends in `/chat/`. */
  baseUrl: string;
  shelf: Shelf;
  locale(): string;
  identity: string | null;
}

/** Connects the guest's client to this browser: its sockets, clock, storage, and the events after which it should reconnect. */
export function openBrowserLink(options: BrowserLinkOptions): OpenLink {
  return (events) => {
    const { shelf, ...rest } = options;
    const client = createGuestClient(
      {
        ...rest,
        storage: shelf,
        page: () => ({ url: location.href, title: document.title }),
        createSocket: (url, protocol) => new WebSocket(url, protocol),
        fetch: (url, init) => fetch(url, init),
        clock: {
          now: () => Date.now(),
          setTimeout: (work, ms) => setTimeout(work, ms),
          clearTimeout: (timer) => clearTimeout(timer as number | undefined),
        },
        random: Math.random,
        isOnline: () => navigator.onLine,
      },
      events,
    );
    const listeners = new AbortController();
    const { signal } = listeners;
    const wake = (): void => {
      if (document.visibilityState === 'visible') client.wake();
    };
    addEventListener('online', () => client.wake(), { signal });
    addEventListener('offline', () => client.offline(), { signal });
    addEventListener('pageshow', wake, { signal });
    document.addEventListener('visibilitychange', wake, { signal });
    addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (key === shelf.key) client.storageChanged(newValue);
      },
      { signal },
    );
    const link: ChatLink = {
      ...client,
      close() {
        listeners.abort();
        client.close();
      },
    };
    return link;
  };
}
