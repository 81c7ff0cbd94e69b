import { createApi } from '../launcher/api.ts';
import type { ServiceChatGlobal } from '../launcher/contract.ts';
import { setLoaders } from '../launcher/panel-file.ts';
import { ServiceChatElement } from '../launcher/service-chat.ts';

/*
 * What `import 'service-chat'` gives: `<service-chat>` is defined, once, and where there are elements at all: a server that
 * draws the page imports it too. The panel is a chunk of the package, fetched when a guest reaches for it.
 */

setLoaders({ panel: () => import('../chat/panel-module.ts'), rules: () => import('../launcher/lines/proactive.ts') });
if (typeof customElements !== 'undefined' && customElements.get('service-chat') === undefined)
  customElements.define('service-chat', ServiceChatElement);

/** The same calls as the script tag's global; `init` needs `baseUrl` here. */
export const ServiceChat: ServiceChatGlobal = createApi();
export type {
  ChatEventDetails,
  ChatEventName,
  ErrorDetail,
  InitOptions,
  MessageDetail,
  Mode,
  Position,
  ServiceChatGlobal,
  ServiceChatHandle,
  Theme,
} from '../launcher/contract.ts';
export type { ServiceChatAttributes, ServiceChatListeners } from './attributes.ts';
export { ServiceChatElement };
