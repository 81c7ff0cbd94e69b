import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ServiceChatAttributes, ServiceChatListeners } from './attributes.ts';
import type { ServiceChatElement } from './service-chat.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The guest chat; React 19 and newer. */
      'service-chat': DetailedHTMLProps<HTMLAttributes<ServiceChatElement>, ServiceChatElement> &
        ServiceChatAttributes &
        ServiceChatListeners;
    }
  }
}

export * from './service-chat.ts';
