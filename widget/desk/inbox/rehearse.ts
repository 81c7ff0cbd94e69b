import { ContextProvider } from '@lit/context';
import { html, nothing, render, type TemplateResult } from 'lit';
import { deskContext } from '../data/context.ts';
import { Desk } from '../data/desk.ts';
import { createDeskApi } from '../data/desk-api.ts';
import type { Conversation, GuestFile, Message } from '../data/read/types.ts';
import type { Send } from '../data/request.ts';

const ID = 'rehearsal';
const AT = '2026-01-01T12:00:00.000Z';
/** The delay in a browser without `requestIdleCallback`. The list is drawn within that time. */
const PAUSE_MS = 400;

const CONVERSATION: Conversation = {
  id: ID,
  channel: 'widget',
  state: 'open',
  mode: 'ai',
  guest: { id: ID, name: 'Abc' },
  language: 'en',
  assignee: null,
  department: null,
  lastMessage: null,
  emergency: null,
  matter: [],
  room: null,
  waitingWhy: null,
  labels: [],
  priority: 'normal',
  snoozedUntil: null,
  dueAt: null,
  askedAgainAt: null,
  unread: 0,
  waitingSince: null,
  openQuestion: null,
  topic: null,
  match: null,
  waitingFor: null,
  page: null,
  address: null,
  windowUntil: null,
  optedOut: false,
  access: 0,
  mergedInto: null,
  merged: [],
  blockedAt: null,
  createdAt: AT,
  updatedAt: AT,
};

const MESSAGES: readonly Message[] = (['guest', 'ai'] as const).map((author, index) => ({
  id: `${ID} ${index}`,
  conversationId: ID,
  seq: index + 1,
  author,
  text: 'Abc',
  language: 'en',
  internal: false,
  at: AT,
  files: [],
  translations: new Map(),
  event: null,
}));

const GUEST_FILE: GuestFile = {
  guest: null,
  reservations: [],
  spend: [],
  preferences: [],
  pmsPreferences: [],
  conversations: [],
};

/** The order spreads the work, so that no step takes noticeably long. */
const STEPS: readonly (() => TemplateResult)[] = [
  () => html`<desk-messages .conversationId=${ID}></desk-messages>`,
  () => html`<desk-composer .conversation=${CONVERSATION}></desk-composer>`,
  () => html`<desk-guest-pane .conversationId=${ID}></desk-guest-pane>`,
  () => html`<desk-conversation .conversationId=${ID} .paneOpen=${true}></desk-conversation>`,
];

let isDone = false;

/**
 * Renders a made-up conversation invisibly, part by part while the page is idle. The first real conversation then opens as
 * fast as later ones, because styles, templates and code are ready. The made-up desk has no access to server or storage,
 * and its shadow root is hidden from keys, screen readers and page search. Runs once per page. Returns a function that
 * stops it.
 */
export function rehearse(desk: Desk, into: ParentNode): () => void {
  if (isDone) return () => undefined;
  const stage = document.createElement('div');
  stage.className = 'rehearsal';
  stage.inert = true;
  const room = stage.attachShadow({ mode: 'closed' });
  const remaining = [...STEPS];
  let cancel = () => {};
  const end = (): void => {
    cancel();
    unwatch();
    stage.remove();
  };
  const next = (): void => {
    const step = remaining.shift();
    render(step?.() ?? nothing, room);
    if (step === undefined) {
      isDone = true;
      end();
    } else cancel = whenIdle(next);
  };
  const begin = (): void => {
    if (desk.state.listing.loading !== 'ready') return;
    unwatch();
    cancel = whenIdle(() => {
      new ContextProvider(stage, { context: deskContext, initialValue: makeDesk(desk) });
      into.append(stage);
      next();
    });
  };
  const unwatch = desk.store.watch(begin);
  begin();
  return end;
}

/** A desk with this person's rights and language, one conversation and no access to the outside. */
function makeDesk({ world, state }: Desk): Desk {
  const send: Send = () => new Promise(() => undefined);
  const api = { ...createDeskApi(send), guestFile: async () => GUEST_FILE, bookings: async () => [] };
  const desk = new Desk({ ...world, send, api, storage: null, tabStorage: null }, state.preferences);
  desk.store.update(() => ({
    ...state,
    conversations: new Map([[ID, CONVERSATION]]),
    threads: new Map([[ID, { loading: 'ready', messages: MESSAGES, hasEarlier: false }]]),
    outgoing: [],
    drafts: new Map(),
    tasks: new Map(),
  }));
  return desk;
}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(run);
  return () => cancelIdleCallback(call);
}
