import { createApi } from './api.ts';
import type { InitOptions, ServiceChatGlobal } from './contract.ts';
import { setBaseUrl } from './panel-file.ts';
import { ServiceChatElement } from './service-chat.ts';

/** What a page may have put in place before the script came: calls to be made good. */
interface EarlyCalls {
  q?: InitOptions[];
}

/** The script's beginning. Included twice, the second time only starts what its own tag asks for. */
export function boot(script: HTMLScriptElement | null): void {
  const early = (window as { ServiceChat?: EarlyCalls & Partial<ServiceChatGlobal> }).ServiceChat;
  let api: ServiceChatGlobal;
  if (customElements.get('service-chat') !== undefined && early?.init !== undefined && early.q === undefined) {
    api = early as ServiceChatGlobal;
  } else {
    setBaseUrl(script?.src || location.href);
    if (customElements.get('service-chat') === undefined) customElements.define('service-chat', ServiceChatElement);
    api = createApi();
    window.ServiceChat = api;
    for (const options of early?.q ?? []) void api.init(options);
  }
  if (script?.dataset['propertyId'] !== undefined) void api.init(script.dataset as unknown as InitOptions);
}

declare global {
  interface Window {
    ServiceChat: ServiceChatGlobal;
  }
}
