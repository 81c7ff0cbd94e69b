import { createApi } from '../launcher/api.ts';
import type { ServiceChatGlobal } from '../launcher/contract.ts';
import { setLoaders } from '../launcher/panel-file.ts';
import { ServiceChatElement } from '../launcher/service-chat.ts';

/**
 * The module that `import 'service-chat'` loads. It defines `<service-chat>` once, and only where custom elements
 * exist: a server that renders the page imports this module too. The panel is a separate chunk of the package, and is
 * fetched when a guest opens the chat.
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
