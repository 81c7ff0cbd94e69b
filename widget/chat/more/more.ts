import { ServiceChatHelp } from './help.ts';
import { ServiceChatPast } from './past.ts';

/** Registers the elements of the sheets, unless they are registered already. */
export function defineMore(): void {
  if (customElements.get('service-chat-help') === undefined)
    customElements.define('service-chat-help', ServiceChatHelp);
  if (customElements.get('service-chat-past') === undefined)
    customElements.define('service-chat-past', ServiceChatPast);
}
