import type { ChatEventDetails, ChatEventName } from '../launcher/contract.ts';
import type { ServiceChatAttributes } from './attributes.ts';

type Capital<Name extends string> = `onServiceChat${Capitalize<Name>}`;
type Listeners = {
  [Name in ChatEventName as Capital<Name>]?: (event: CustomEvent<ChatEventDetails[Name]>) => void;
};
interface ServiceChatProps extends ServiceChatAttributes, Listeners {
  propertyId?: string;
  baseUrl?: string;
}

declare module 'vue' {
  interface GlobalComponents {
    /** The guest chat; tell Vue's compiler that it is an element: `isCustomElement: (tag) => tag === 'service-chat'`. */
    'service-chat': new () => { $props: ServiceChatProps };
  }
}

export * from './service-chat.ts';
