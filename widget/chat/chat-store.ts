import { CLOSE } from '../../shared/protocol/close.ts';
import type { GuestMessage, GuestProperty, WelcomeFrame } from '../../shared/protocol/guest-frames.ts';
import { ChatFiles, type FilePlace } from './chat-files.ts';
import type { ChatLink, LinkEvents, OpenLink, Outgoing } from './chat-link.ts';
import { type AnyFrame, type ChatState, EMPTY_STATE, withNote, withPending } from './chat-state.ts';
import type { LocalFile } from './files/local-file.ts';
import { afterFrame, type FrameOf, isOf } from './state/after-frame.ts';
import type { SeenMark } from './storage.ts';

const HISTORY_PAGE = 50;
/** Shortest time between two connection attempts that a guest's activity causes. */
const TRY_EVERY_MS = 2_000;

/**
 * Holds the state of one conversation and updates it by the server's frames. Dispatches `change`; `message` once for each new
 * line (a guest's own once stored, when its language is known); and `property` when the property has changed.
 */
export class ChatStore extends EventTarget {
  link: ChatLink;
  /** The files of this conversation. */
  readonly files: ChatFiles;
  readonly #open: () => ChatLink;
  /** Client ids of messages sent from this page for which `message` was not dispatched yet. */
  readonly #unannounced = new Set<string>();
  state: ChatState = EMPTY_STATE;
  /** Resolves with null once connected or known to be offline, else with the close code of the refusal. */
  readonly firstContact: Promise<number | null>;
  readonly #seenMark: SeenMark;
  #settle: (code: number | null) => void = () => {};
  /** Messages up to this number existed before this page connected: drawn but not announced. */
  #newsAfter = 0;
  #isErasing = false;
  #conversationId = '';
  #triedMs = 0;

  constructor(openLink: OpenLink, seenMark: SeenMark, place: FilePlace) {
    super();
    this.#seenMark = seenMark;
    this.state = { ...EMPTY_STATE, seenSeq: seenMark.read() };
    this.firstContact = new Promise((resolve) => {
      this.#settle = resolve;
    });
    const events: LinkEvents = {
      frame: (frame) => this.#take(frame),
      link: (link, code) => {
        if (link === 'stopped' && code === CLOSE.gone && this.#isErasing) return this.startOver();
        if (link === 'stopped') this.#settle(code);
        if (link === 'offline') this.#settle(null);
        this.#set({ ...this.state, link, stopCode: code, typing: link === 'online' ? this.state.typing : null });
        if (link === 'online') this.files.wake();
      },
      pending: (line, delivery) => this.#pending(line, delivery),
    };
    this.#open = () => openLink(events);
    this.link = this.#open();
    this.files = new ChatFiles(place, {
      session: () => this.link.session(),
      send: (line) => this.link.send(line),
      draw: (pending, shown, delivery) =>
        this.#set(withPending(this.state, pending.line.id, pending.line.text ?? '', pending.at, delivery, shown)),
      note: (id, note) => this.#set(withNote(this.state, id, note)),
    });
  }

  /** Sends a message of the guest; it is drawn at once. */
  send(line: Omit<Outgoing, 'id'>): void {
    const id = crypto.randomUUID();
    this.#unannounced.add(id);
    this.#pending({ ...line, id }, this.state.link === 'online' ? 'sending' : 'waiting');
    this.link.send({ ...line, id });
  }

  resend(id: string): void {
    if (this.files.retry(id)) return;
    const line = this.state.lines.find(({ key }) => key === id);
    if (line === undefined) return;
    this.#pending({ id, text: line.message.text }, 'sending');
    this.link.resend(id);
  }

  /** Sends a message with files. It is drawn at once and kept in this browser until the files are uploaded. */
  sendFiles(line: Omit<Outgoing, 'id'>, files: readonly LocalFile[]): void {
    const id = crypto.randomUUID();
    this.#unannounced.add(id);
    this.files.send({ ...line, id }, files);
  }

  /** Call on guest activity: reconnects if offline, but not on every key. */
  noteGuest(): void {
    const now = Date.now();
    if (this.state.link === 'online' || now - this.#triedMs < TRY_EVERY_MS) return;
    this.#triedMs = now;
    this.link.wake();
  }

  /** Loads the page of messages before the oldest one. */
  loadOlder(): void {
    const { hasOlder, loadingOlder, oldestSeq, link } = this.state;
    if (!hasOlder || loadingOlder || oldestSeq === 0 || link !== 'online') return;
    this.#set({ ...this.state, loadingOlder: true });
    this.link.olderThan(oldestSeq, HISTORY_PAGE);
  }

  /** Marks all messages as seen by the guest. */
  markSeen(): void {
    const { newestSeq, seenSeq } = this.state;
    if (newestSeq <= seenSeq) return;
    this.#seenMark.write(newestSeq);
    this.#set({ ...this.state, seenSeq: newestSeq });
    this.link.read(newestSeq);
  }

  agree(version: string, language: string): void {
    this.link.consent(true, version, language);
    this.#set({ ...this.state, consentedTo: version, problem: null });
  }

  /** Shows the property's newest settings. */
  showProperty(property: GuestProperty): void {
    this.#set({ ...this.state, property });
  }

  startOver(): void {
    this.#isErasing = false;
    this.#newsAfter = 0;
    this.files.clear();
    this.#set({ ...EMPTY_STATE, property: this.state.property, link: 'connecting' });
    this.link.startOver();
  }

  /** Erases the conversation here and on the server, then starts a new one. */
  erase(): void {
    this.#isErasing = true;
    this.link.erase();
  }

  /** Disconnects; the lines stay visible and unsent messages are kept. */
  close(): void {
    this.files.close();
    this.link.close();
    this.#settle(null);
    this.#set({ ...this.state, link: 'idle', typing: null, stream: null });
  }

  /** Connects again after `close`. */
  reopen(): void {
    this.link = this.#open();
    this.link.start();
  }

  #pending(line: Outgoing, delivery: Parameters<LinkEvents['pending']>[1]): void {
    this.#set(withPending(this.state, line.id, line.text ?? '', new Date().toISOString(), delivery));
  }

  #take(frame: AnyFrame): void {
    const before = this.state;
    if (isOf(frame, 'welcome')) this.#welcomed(frame);
    if (isOf(frame, 'ack')) this.files.settled(frame.id);
    const next = afterFrame(before, frame);
    this.#set(isOf(frame, 'error') ? this.#afterError(next, frame) : next);
    if (isOf(frame, 'property')) this.dispatchEvent(new Event('property'));
    if (isOf(frame, 'message')) this.#announce(frame, before);
  }

  /** Messages that came while the page was away are new. In a conversation this page did not know, none are. */
  #welcomed({ conversationId, mode, seq }: WelcomeFrame): void {
    const { newestSeq } = this.state;
    const isKnown = newestSeq > 0 && this.#conversationId === conversationId;
    if (mode === 'snapshot') this.#newsAfter = isKnown ? newestSeq : seq;
    this.#conversationId = conversationId;
    this.#settle(null);
  }

  #announce({ seq, message }: FrameOf<'message'>, { newestSeq, lines }: ChatState): void {
    const isNews = seq > Math.max(newestSeq, this.#newsAfter) && !lines.some((line) => line.seq === seq);
    const isOwn = message.clientId !== undefined && this.#unannounced.delete(message.clientId);
    if (isOwn || (isNews && message.author !== 'guest'))
      this.dispatchEvent(new CustomEvent<GuestMessage>('message', { detail: message }));
  }

  #afterError(state: ChatState, { code, id, retryAfterMs }: FrameOf<'error'>): ChatState {
    const line = state.lines.find(({ key }) => key === id);
    const isForGood = line !== undefined && line.seq === undefined && retryAfterMs === undefined;
    // The server dropped the upload before the message came. The file is still here, so upload it again.
    if (code === 'upload_unknown') {
      if (isForGood && this.files.retry(line.key)) return this.state;
    } else state = { ...state, problem: code };
    return isForGood ? withPending(state, line.key, line.message.text, line.message.at, 'failed') : state;
  }

  #set(next: ChatState): void {
    if (next === this.state) return;
    this.state = next;
    this.dispatchEvent(new Event('change'));
  }
}
