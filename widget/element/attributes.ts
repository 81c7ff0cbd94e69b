import type { ChatEventDetails, ChatEventName, Mode, Position, Theme } from '../launcher/contract.ts';

/** What `<service-chat>` takes in markup; frameworks' types are made of it. */
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

/** The element's events under the names by which React and Svelte listen: `onservice-chat-message`. */
export type ServiceChatListeners = {
  [Name in ChatEventName as `onservice-chat-${Name}`]?: (event: CustomEvent<ChatEventDetails[Name]>) => void;
};
