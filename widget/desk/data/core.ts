import type { DeskLocale } from '../localization.ts';
import type { DeskApi } from './desk-api.ts';
import type { DeskEvent } from './live/apply.ts';
import type { OpenLive } from './live/live.ts';
import type { Push } from './live/push.ts';
import type { Caller, Send } from './request.ts';
import type { DeskState, Toast } from './state.ts';
import type { DeskStore } from './store.ts';

/** What the desk needs of the world around it. */
export interface DeskWorld {
  api: DeskApi;
  send: Send;
  caller: Caller;
  openLive: OpenLive;
  storage: Storage | null;
  /** Kept as long as this tab. */
  tabStorage: Storage | null;
  /** Null where the browser cannot be woken. */
  push: Push | null;
  /** Changes the page's address; the page answers by calling `routed` of the desk. */
  navigate(path: string): void;
  setTimeout(run: () => void, ms: number): unknown;
  /** Shows the page in a language; rejects where its texts cannot be loaded. */
  speak(locale: DeskLocale): Promise<void>;
}

/** What was told while a list was on its way: it may be newer than the list. */
export interface News {
  readonly events: readonly DeskEvent[];
  end(): void;
}

/** The desk as loads and actions know it. */
export interface DeskCore {
  readonly store: DeskStore;
  readonly world: DeskWorld;
  readonly state: DeskState;
  /** Remembers every event until its end: for a list that is on its way meanwhile. */
  collectNews(): News;
  /** Goes to a view. */
  goTo(view: string): void;
  /** Says something in the corner for a few seconds. */
  toast(tone: Toast['tone'], text: string, action?: Toast['action']): void;
  /** Tells of a failed action in words. */
  problem(error: unknown): void;
  /** Something could not reach the server: is the live connection still one? */
  doubtLine(): void;
}
