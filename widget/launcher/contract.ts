/** The contract of the launcher and the panel, which are loaded at different times, and the public types for pages. */

import type { GuestProperty } from '../../shared/protocol/guest-frames.ts';

export type Theme = 'auto' | 'light' | 'dark';
export type Mode = 'floating' | 'inline';
export type Position = 'end' | 'start';

/** The options of `ServiceChat.init`. All but `propertyId` mirror attributes of `<service-chat>`. */
export interface InitOptions {
  propertyId: string;
  /** The server's address, such as `https://chat.example`. Required with the npm package; the script tag knows it. */
  baseUrl?: string;
  /** BCP 47 tag. Default: the page's `lang`, then the browser's languages. */
  locale?: string;
  theme?: Theme;
  /** Any CSS colour. */
  accent?: string;
  /** Corner of the page: at the start or the end of the reading direction. */
  position?: Position;
  /** Pixels from the corner: "20" or "20 80" (inline, block). */
  offset?: string;
  mode?: Mode;
  /** A short line in a bubble beside the launcher. */
  greeting?: string;
  /** A JWT signed by the hotel's own site. */
  identity?: string;
}

/** A message event as reported to the page. */
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

/** Event names without `service-chat-`, and their `detail`. */
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

/** The result of `ServiceChat.init`. */
export interface ServiceChatHandle {
  readonly element: HTMLElement;
  /** Resolves once the panel is usable; rejects when the server refuses this property or page. */
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

/** The values and callbacks of the launcher's element for the panel. */
export interface PanelSetup {
  readonly propertyId: string;
  /** The server's address; ends in `/chat/`. */
  readonly baseUrl: string;
  readonly identity: string | null;
  readonly inline: boolean;
  /** Shown instead of the server's settings; nothing is sent then. */
  readonly preview: GuestProperty | null;
  close(): void;
  emit<Name extends ChatEventName>(name: Name, detail: ChatEventDetails[Name]): void;
  /** Applies newer settings of the property to the launcher. */
  showLook(property: GuestProperty): void;
  localeChosen(locale: string): void;
}

/** The panel as the launcher uses it. */
export interface Panel extends HTMLElement {
  /** Resolves once connected, or once known to be offline. */
  start(): Promise<void>;
  show(): void;
  hide(): void;
  send(text: string): Promise<void>;
  identify(jwt: string): void;
  useLocale(locale: string): Promise<void>;
  /** Texts of the launcher once the panel is loaded, in the active locale. */
  words(unread: number): {
    close: string;
    unread: string /** The newest unread message, '' for none. */;
    latest: string;
  };
  /** Shows other settings of the property; for previews. */
  showProperty(property: GuestProperty): void;
  stop(): void;
}

export interface PanelModule {
  /** Loads what the first render in this locale needs. */
  prepare(locale: string): Promise<void>;
  createPanel(setup: PanelSetup): Panel;
}

/** Whether a guest has written to the property from this browser. */
export function hasConversation(propertyId: string): boolean {
  try {
    return localStorage.getItem(storageKey(propertyId)) !== null;
  } catch {
    return false; // storage is forbidden: each page starts a new conversation
  }
}

/** Storage key of the conversation; present once the guest has written. */
export function storageKey(propertyId: string): string {
  return `service-chat:${propertyId}`;
}
