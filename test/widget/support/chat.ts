import * as panelModule from '../../../widget/chat/panel-module.ts';
import { boot } from '../../../widget/launcher/boot.ts';
import type { ServiceChatHandle } from '../../../widget/launcher/contract.ts';
import * as rulesModule from '../../../widget/launcher/lines/proactive.ts';
import { setLoaders } from '../../../widget/launcher/panel-file.ts';
import { ScriptedServer } from './scripted-socket.ts';

export const PROPERTY_ID = 'prp_01J00000000000000000000000';
export const OTHER_PROPERTY_ID = 'prp_01J00000000000000000000001';

setLoaders({ panel: () => Promise.resolve(panelModule), rules: () => Promise.resolve(rulesModule) });
boot(null);

/** One widget against a scripted server, with the parts that tests inspect. */
export interface Rig {
  server: ScriptedServer;
  chat: ServiceChatHandle;
  /** The launcher's shadow root. */
  outer: ShadowRoot;
  /** The panel's shadow root; only after it was opened. */
  readonly panel: ShadowRoot;
  find<E extends HTMLElement = HTMLElement>(selector: string): E;
  texts(selector: string): string[];
  write(text: string): void;
  press(key: string, more?: KeyboardEventInit): KeyboardEvent;
  settle(): Promise<void>;
  end(): void;
}

export async function setup(options: Record<string, string> = {}, server = new ScriptedServer()): Promise<Rig> {
  const chat = await window.ServiceChat.init({ propertyId: PROPERTY_ID, locale: 'en', ...options });
  const outer = chat.element.shadowRoot as ShadowRoot;
  const rig: Rig = {
    server,
    chat,
    outer,
    get panel() {
      return outer.querySelector('service-chat-panel')?.shadowRoot as ShadowRoot;
    },
    find(selector) {
      const found = (rig.panel ?? outer).querySelector(selector) ?? outer.querySelector(selector);
      if (found === null) throw new Error(`nothing matches ${selector}`);
      return found as never;
    },
    texts: (selector) =>
      [...rig.panel.querySelectorAll(selector)].map((node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim()),
    write(text) {
      const field = rig.find<HTMLTextAreaElement>('textarea');
      field.focus();
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
    press(key, more = {}) {
      const target = rig.panel?.activeElement ?? outer.activeElement ?? document.body;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more });
      target.dispatchEvent(event);
      return event;
    },
    async settle() {
      for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setTimeout(resolve));
      await (outer.querySelector('service-chat-panel') as { updateComplete?: Promise<unknown> } | null)?.updateComplete;
    },
    end() {
      chat.destroy();
      server.restore();
      localStorage.clear();
    },
  };
  return rig;
}

/** The limit for waits, long enough for a busy machine. */
const PATIENCE_MS = 60_000;

/** Waits until `condition` holds, looking once per frame. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
