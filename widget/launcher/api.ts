import { MIRRORED } from './chat-options.ts';
import type { ChatEventDetails, InitOptions, ServiceChatGlobal, ServiceChatHandle } from './contract.ts';
import { whoStands } from './corner.ts';
import { checkPropertyId, report } from './problems.ts';
import { ServiceChatElement } from './service-chat.ts';

/**
 * Creates the page's global. `init` rejects if the property does not exist or its chat is off. A second `init` with the
 * same property returns the same widget.
 */
export function createApi(): ServiceChatGlobal {
  return {
    init(options) {
      const handle = init(options);
      handle.catch(() => {}); // Already logged on the console; an unhandled rejection would log it again.
      return handle;
    },
  };
}

async function init(options: InitOptions): Promise<ServiceChatHandle> {
  const problem = checkPropertyId(options?.propertyId);
  if (problem !== null) {
    report(problem.code, problem.message);
    throw new Error(problem.message);
  }
  await bodyParsed();
  const standing = whoStands(options.propertyId);
  const selector = `service-chat[property-id="${options.propertyId}"]`;
  const existing =
    standing instanceof ServiceChatElement ? standing : document.querySelector<ServiceChatElement>(selector);
  const element = existing ?? document.createElement('service-chat');
  for (const name of MIRRORED) {
    const value = options[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  if (options.baseUrl !== undefined) element.setAttribute('base-url', options.baseUrl);
  if (options.identity !== undefined) element.identify(options.identity);
  if (existing === null) {
    element.setAttribute('property-id', options.propertyId);
    document.body.append(element);
  }
  await element.whenReady();
  return handleOf(element);
}

function handleOf(element: ServiceChatElement): ServiceChatHandle {
  return {
    element,
    open: () => element.open(),
    close: () => element.close(),
    toggle: () => element.toggle(),
    send: (text) => element.send(text),
    identify: (jwt) => element.identify(jwt),
    setLocale: (locale) => {
      element.locale = locale;
    },
    destroy: () => element.destroy(),
    on(name, listener) {
      const relay = (event: Event): void => listener((event as CustomEvent<ChatEventDetails[typeof name]>).detail);
      element.addEventListener(`service-chat-${name}`, relay);
      // `ready` was dispatched before the handle existed, so call the listener now.
      if (name === 'ready' && element.isConnected) queueMicrotask(() => listener(undefined as never));
      return () => element.removeEventListener(`service-chat-${name}`, relay);
    },
  };
}

/** Waits for the body: an async script in the head may run before it exists. */
async function bodyParsed(): Promise<void> {
  if (document.body !== null) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.body === null) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { childList: true });
  });
}
