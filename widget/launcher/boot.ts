import { createApi } from './api.ts';
import type { InitOptions, ServiceChatGlobal, ServiceChatHandle } from './contract.ts';
import { readServedLook } from './look.ts';
import { setBaseUrl } from './panel-file.ts';
import { ServiceChatElement } from './service-chat.ts';

/** The calls that a page's snippet stored on `window` before the script was loaded. */
interface EarlyCalls {
  /** The options, or the options with the promise's resolve and reject. */
  q?: (InitOptions | EarlyCall)[];
}

type EarlyCall = [
  options: InitOptions,
  resolve: (handle: ServiceChatHandle) => void,
  reject: (reason: unknown) => void,
];

/** Starts the widget. When the script is included twice, the second only handles its own tag. */
export function boot(script: HTMLScriptElement | null): void {
  const early = (window as { ServiceChat?: EarlyCalls & Partial<ServiceChatGlobal> }).ServiceChat;
  let api: ServiceChatGlobal;
  if (customElements.get('service-chat') !== undefined && early?.init !== undefined && early.q === undefined) {
    api = early as ServiceChatGlobal;
  } else {
    setBaseUrl(script?.src || location.href);
    readServedLook(script?.src ?? '');
    if (customElements.get('service-chat') === undefined) customElements.define('service-chat', ServiceChatElement);
    api = createApi();
    window.ServiceChat = api;
    for (const call of early?.q ?? []) replay(api, call);
  }
  const propertyId = script?.dataset['propertyId'] ?? queriedProperty(script);
  if (propertyId !== null) void api.init({ ...script?.dataset, propertyId });
}

/** The property id of `widget.js?property=prp_…`. */
function queriedProperty(script: HTMLScriptElement | null): string | null {
  return script === null || script.src === '' ? null : new URL(script.src).searchParams.get('property');
}

/** Replays an early call, in the current or an older form. */
function replay(api: ServiceChatGlobal, call: InitOptions | EarlyCall): void {
  if (!Array.isArray(call)) return void api.init(call);
  const [options, resolve, reject] = call;
  api.init(options).then(resolve, reject);
}

declare global {
  interface Window {
    ServiceChat: ServiceChatGlobal;
  }
}
