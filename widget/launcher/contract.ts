/** What the launcher and the panel, two files loaded at different times, agree on; and what a page may use. */

import type { GuestProperty } from '../../shared/protocol/guest-frames.ts';

export type Theme = 'auto' | 'light' | 'dark';
export type Mode = 'floating' | 'inline';
export type Position = 'end' | 'start';

/** What a page hands to `ServiceChat.init`. All but `propertyId` mirror attributes of `<service-chat>`. */
export interface InitOptions {
  propertyId: string;
  /** The server's address, such as `https://chat.example`: needed by the installed package, known to the script tag. */
  baseUrl?: string;
  /** BCP 47. Else the page's `lang`, else the browser's languages. */
  locale?: string;
  theme?: Theme;
  /** Any CSS colour. */
  accent?: string;
  /** The corner at the end or the start of a line of text. */
  position?: Position;
  /** Pixels from the corner: "20" or "20 80" (inline, block). */
  offset?: string;
  mode?: Mode;
  /** A short line in a bubble beside the launcher. */
  greeting?: string;
  /** A JWT signed by the hotel's own site. */
  identity?: string;
}

/** What happened to a message, as told to the page: no more than the page's own guest sees. */
export interface MessageDetail {
  id: string;
  author: 'guest' | 'ai' | 'staff' | 'system';
  text: string;
  language: string;
}

export interface ErrorDetail {
  /** `invalid_property`, `invalid_base_url`, `unknown_property`, `refused`, `load_failed`, `already_here`. */
  code: string;
  message: string;
}

/** Name after `service-chat-` and the `detail` it carries. */
export interface ChatEventDetails {
  ready: undefined;
  open: undefined;
  close: undefined;
  message: MessageDetail;
  unread: { count: number };
  error: ErrorDetail;
}

export type ChatEventName = keyof ChatEventDetails;

type ChatEvents = { [Name in ChatEventName as `service-chat-${Name}`]: CustomEvent<ChatEventDetails[Name]> };

declare global {
  interface HTMLElementEventMap extends ChatEvents {}
}

/** What `ServiceChat.init` resolves to. */
export interface ServiceChatHandle {
  readonly element: HTMLElement;
  /** Resolves once the panel is usable; rejects where the server does not serve this property or page. */
  open(): Promise<void>;
  close(): void;
  toggle(): Promise<void>;
  /** Opens the panel and sends the text as the guest's. */
  send(text: string): Promise<void>;
  identify(jwt: string): void;
  setLocale(locale: string): void;
  /** Returns the function that stops listening. */
  on<Name extends ChatEventName>(name: Name, listener: (detail: ChatEventDetails[Name]) => void): () => void;
  destroy(): void;
}

export interface ServiceChatGlobal {
  init(options: InitOptions): Promise<ServiceChatHandle>;
}

/** What the launcher's element offers to the panel's file. */
export interface PanelSetup {
  readonly propertyId: string;
  /** Where the server is: ends in `/chat/`. */
  readonly baseUrl: string;
  readonly identity: string | null;
  readonly inline: boolean;
  /** Shown instead of what the server says; nothing is sent then. */
  readonly preview: GuestProperty | null;
  close(): void;
  emit<Name extends ChatEventName>(name: Name, detail: ChatEventDetails[Name]): void;
  /** How the property looks now, learned from the server. */
  showLook(property: GuestProperty): void;
  localeChosen(locale: string): void;
}

/** The panel as its launcher drives it. */
export interface Panel extends HTMLElement {
  /** Resolves at first contact with the server, or once it is clear that there is none at present. */
  start(): Promise<void>;
  show(): void;
  hide(): void;
  send(text: string): Promise<void>;
  identify(jwt: string): void;
  useLocale(locale: string): Promise<void>;
  /** What the launcher says once there is a panel, in the active locale. */
  words(unread: number): {
    close: string;
    unread: string /** The newest unread message, '' for none. */;
    latest: string;
  };
  /** Shows another look of the property; for previews. */
  showProperty(property: GuestProperty): void;
  stop(): void;
}

export interface PanelModule {
  /** Fetches what the first render in this locale needs. */
  prepare(locale: string): Promise<void>;
  createPanel(setup: PanelSetup): Panel;
}

/** Has a guest of this browser written to the property? */
export function hasConversation(propertyId: string): boolean {
  try {
    return localStorage.getItem(storageKey(propertyId)) !== null;
  } catch {
    return false; // storage is forbidden here: the guest starts afresh on each page
  }
}

/** The entry whose presence says that a guest has written from this browser. */
export function storageKey(propertyId: string): string {
  return `service-chat:${propertyId}`;
}
