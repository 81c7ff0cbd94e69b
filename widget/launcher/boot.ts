import { createApi } from './api.ts';
import type { InitOptions, ServiceChatGlobal, ServiceChatHandle } from './contract.ts';
import { readServedLook } from './look.ts';
import { setBaseUrl } from './panel-file.ts';
import { ServiceChatElement } from './service-chat.ts';

/** What a page's snippet leaves on `window` before the script is loaded: calls that are waiting for it. */
interface EarlyCalls {
  /** Options alone, or with the two ends of the promise that the call gave. */
  q?: (InitOptions | EarlyCall)[];
}

type EarlyCall = [
  options: InitOptions,
  resolve: (handle: ServiceChatHandle) => void,
  reject: (reason: unknown) => void,
];

/** The script's beginning. Included twice, the second time only starts what its own tag asks for. */
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

/** `widget.js?property=prp_…`: the script names whose chat it brings. */
function queriedProperty(script: HTMLScriptElement | null): string | null {
  return script === null || script.src === '' ? null : new URL(script.src).searchParams.get('property');
}

/** Makes a call that was waiting, in the form of today's snippet or of older ones. */
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
