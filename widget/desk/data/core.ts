import type { DeskLocale } from '../localization.ts';
import type { DeskApi } from './desk-api.ts';
import type { DeskEvent } from './live/apply.ts';
import type { OpenLive } from './live/live.ts';
import type { Push } from './live/push.ts';
import type { Caller, Send } from './request.ts';
import type { DeskState, Toast } from './state.ts';
import type { DeskStore } from './store.ts';

/** The desk's access to the outside, so that tests can replace it. */
export interface DeskWorld {
  api: DeskApi;
  send: Send;
  caller: Caller;
  openLive: OpenLive;
  storage: Storage | null;
  /** Storage of this tab. */
  tabStorage: Storage | null;
  /** Null when the browser supports no push messages. */
  push: Push | null;
  /** Changes the page's address; the page then calls the desk's `routed`. */
  navigate(path: string): void;
  setTimeout(run: () => void, ms: number): unknown;
  /** Switches the page's language; rejects when its texts cannot be loaded. */
  speak(locale: DeskLocale): Promise<void>;
}

/** Events that arrived while a list was loading: they may be newer than the list. */
export interface News {
  readonly events: readonly DeskEvent[];
  end(): void;
}

/** The part of the desk that loads and commands use. */
export interface DeskCore {
  readonly store: DeskStore;
  readonly world: DeskWorld;
  readonly state: DeskState;
  /** Collects events until its end; used while a list is loading. */
  collectNews(): News;
  /** Opens a view. */
  goTo(view: string): void;
  /** Shows a toast for a few seconds. */
  toast(tone: Toast['tone'], text: string, action?: Toast['action']): void;
  /** Shows an error as a toast. */
  problem(error: unknown): void;
  /** A request failed: checks whether the live connection still works. */
  doubtLine(): void;
}
