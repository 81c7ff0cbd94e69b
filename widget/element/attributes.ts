import type { ChatEventDetails, ChatEventName, Mode, Position, Theme } from '../launcher/contract.ts';

/** The attributes of `<service-chat>` in markup. The types for frameworks are made from them. */
export interface ServiceChatAttributes {
  'property-id'?: string;
  'base-url'?: string;
  locale?: string;
  theme?: Theme;
  accent?: string;
  position?: Position;
  offset?: string;
  mode?: Mode;
  greeting?: string;
}

/** The element's events under the names that React and Svelte use for listeners: `onservice-chat-message`. */
export type ServiceChatListeners = {
  [Name in ChatEventName as `onservice-chat-${Name}`]?: (event: CustomEvent<ChatEventDetails[Name]>) => void;
};
