import { Desk } from '../../../widget/desk/data/desk.ts';
import { createDeskApi } from '../../../widget/desk/data/desk-api.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '../../../widget/desk/data/kept/preferences.ts';
import { createOpenLive } from '../../../widget/desk/data/live/socket-live.ts';
import { type Caller, createSend } from '../../../widget/desk/data/request.ts';
import { defineDesk } from '../../../widget/desk/define.ts';
import { speakOnPage } from '../../../widget/desk/localization.ts';
import type { ServiceDesk } from '../../../widget/desk/service-desk.ts';
import { type FakeHotel, FakeSocket } from './fake-hotel.ts';

/** A desk on the page, over a fake hotel. `wake` simulates the browser's return online. */
export interface OpenDesk {
  element: ServiceDesk;
  desk: Desk;
  wake(): void;
  /** Simulates the loss of the network. */
  lose(): void;
  close(): void;
}

const PREFERENCES: Preferences = { ...DEFAULT_PREFERENCES, theme: 'light' };
// The browser's error for "measured again in the next frame", which a list that measures its rows causes.
addEventListener(
  'error',
  (event) => {
    if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
  },
  true,
);

/** The address of the test runner's page; the desk changes the address. */
const HOME = location.href;

/** Opens the desk at an address such as `/desk/inbox/cnv_1`. */
export function openDesk(
  hotel: FakeHotel,
  path = '/desk',
  preferences: Partial<Preferences> = {},
  tabStorage: Storage | null = null,
): OpenDesk {
  document.documentElement.lang ||= 'en';
  document.title = 'Staff desk';
  history.replaceState(null, '', path);
  const caller: Caller = { csrfToken: null, propertyId: null };
  const wakers = new Set<() => void>();
  const losers = new Set<() => void>();
  const send = createSend(hotel.fetch, caller, () => desk.leave('ended'));
  const desk: Desk = new Desk(
    {
      api: createDeskApi(send),
      send,
      caller,
      openLive: createOpenLive({
        openSocket: () => new FakeSocket(hotel) as unknown as WebSocket,
        random: () => 1,
        onWake(wake) {
          wakers.add(wake);
          return () => wakers.delete(wake);
        },
        onLost(lost) {
          losers.add(lost);
          return () => losers.delete(lost);
        },
      }),
      storage: null,
      tabStorage,
      push: null,
      navigate: (to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      setTimeout: (run, ms) => setTimeout(run, ms),
      speak: speakOnPage,
    },
    { ...PREFERENCES, ...preferences },
  );
  defineDesk();
  const element = document.createElement('service-desk');
  element.desk = desk;
  document.body.append(element);
  return {
    element,
    desk,
    wake: () => {
      for (const wake of wakers) wake();
    },
    lose: () => {
      for (const lost of losers) lost();
    },
    close() {
      desk.leave('first');
      element.remove();
      history.replaceState(null, '', HOME);
    },
  };
}

/** Finds every matching element below `root`, through shadow roots. */
export function findAll<T extends Element = HTMLElement>(root: ParentNode, selector: string): T[] {
  const found = [...root.querySelectorAll<T>(selector)];
  for (const inside of root.querySelectorAll('*')) {
    if (inside.shadowRoot !== null) found.push(...findAll<T>(inside.shadowRoot, selector));
  }
  return found;
}

/** The limit for waits, long enough for a busy machine. */
const PATIENCE_MS = 60_000;

/** Waits until `read` returns a value, and checks again with every frame. */
export async function until<T>(what: string, read: () => T | null | undefined | false): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const value = read();
    if (value !== null && value !== undefined && value !== false) return value;
    if (performance.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
}

/** Waits for the first visible matching element. */
export function see(selector: string, words = ''): Promise<HTMLElement> {
  return until(`${selector} ${words}`, () =>
    findAll(document, selector).find((element) => element.textContent?.includes(words) && element.checkVisibility()),
  );
}

/** Waits for the enabled button with these words; for a Web Awesome button, its inner button. */
export async function button(words: string): Promise<HTMLElement> {
  const found = await see('button, wa-button', words);
  return found.shadowRoot?.querySelector<HTMLElement>('button, a') ?? found;
}

/** Types into a field like a person: sets its value and fires its events. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, words: string): void {
  field.value = words;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Presses a key where the focus is. */
export function press(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
}
