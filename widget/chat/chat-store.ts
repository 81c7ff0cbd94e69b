import { CLOSE } from '../../shared/protocol/close.ts';
import type { GuestMessage, WelcomeFrame } from '../../shared/protocol/guest-frames.ts';
import { ChatFiles, type FilePlace } from './chat-files.ts';
import type { ChatLink, LinkEvents, OpenLink, Outgoing } from './chat-link.ts';
import {
  type AnyFrame,
  afterWelcome,
  type ChatState,
  EMPTY_STATE,
  withAck,
  withMessage,
  withNote,
  withoutStored,
  withPending,
  withReceipt,
  withSeq,
} from './chat-state.ts';
import type { LocalFile } from './files/local-file.ts';
import type { SeenMark } from './storage.ts';

const HISTORY_PAGE = 50;

/** Holds the state of one conversation and turns frames into the next one. Dispatches `change`, and `message` for a new line. */
export class ChatStore extends EventTarget {
  readonly link: ChatLink;
  /** The files of this conversation, on their way and shown. */
  readonly files: ChatFiles;
  state: ChatState = EMPTY_STATE;
  /** Resolves with null at the welcome or when it is clear there is no connection, else with the code of the refusal. */
  readonly firstContact: Promise<number | null>;
  readonly #seenMark: SeenMark;
  #settle: (code: number | null) => void = () => {};
  /** Messages up to here were there before this page asked; they are drawn and not announced. */
  #newsAfter = 0;
  #isErasing = false;

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
    this.link = openLink(events);
    this.files = new ChatFiles(place, {
      session: () => this.link.session(),
      send: (line) => this.link.send(line),
      draw: (kept, shown, delivery) =>
        this.#set(withPending(this.state, kept.line.id, kept.line.text ?? '', kept.at, delivery, shown)),
      note: (id, note) => this.#set(withNote(this.state, id, note)),
    });
  }

  /** Sends a line as the guest's; it is drawn at once. */
  send(line: Omit<Outgoing, 'id'>): void {
    const id = crypto.randomUUID();
    this.#pending({ ...line, id }, this.state.link === 'online' ? 'sending' : 'waiting');
    this.link.send({ ...line, id });
    const sent = this.state.lines.find(({ key }) => key === id)?.message;
    if (sent) this.dispatchEvent(new CustomEvent<GuestMessage>('message', { detail: sent }));
  }

  resend(id: string): void {
    if (this.files.retry(id)) return;
    const line = this.state.lines.find(({ key }) => key === id);
    if (line === undefined) return;
    this.#pending({ id, text: line.message.text }, 'sending');
    this.link.resend(id);
  }

  /** Sends a line with files, which are handed over first; it is drawn at once, and kept in this browser until it is through. */
  sendFiles(line: Omit<Outgoing, 'id'>, files: readonly LocalFile[]): void {
    this.files.send({ ...line, id: crypto.randomUUID() }, files);
  }

  /** Asks for the page before the oldest line we have. */
  loadOlder(): void {
    const { hasOlder, loadingOlder, oldestSeq, link } = this.state;
    if (!hasOlder || loadingOlder || oldestSeq === 0 || link !== 'online') return;
    this.#set({ ...this.state, loadingOlder: true });
    this.link.olderThan(oldestSeq, HISTORY_PAGE);
  }

  /** The guest has everything in view. */
  markSeen(): void {
    const { newestSeq, seenSeq } = this.state;
    if (newestSeq <= seenSeq) return;
    this.#seenMark.write(newestSeq);
    this.#set({ ...this.state, seenSeq: newestSeq });
    this.link.read(newestSeq);
  }

  agree(version: string): void {
    this.link.consent(true, version);
    this.#set({ ...this.state, consented: true });
  }

  startOver(): void {
    this.#isErasing = false;
    this.#newsAfter = 0;
    this.files.clear();
    this.#set({ ...EMPTY_STATE, property: this.state.property, consented: this.state.consented, link: 'connecting' });
    this.link.startOver();
  }

  /** Has everything erased, here and at the hotel, and begins anew once that is done. */
  erase(): void {
    this.#isErasing = true;
    this.link.erase();
  }

  close(): void {
    this.files.close();
    this.link.close();
  }

  #pending(line: Outgoing, delivery: Parameters<LinkEvents['pending']>[1]): void {
    this.#set(withPending(this.state, line.id, line.text ?? '', new Date().toISOString(), delivery));
  }

  /** The server's frames were checked where they came in; a field we do not know is passed over. */
  #take(frame: AnyFrame): void {
    const before = this.state;
    let next = typeof frame['seq'] === 'number' && frame.type !== 'welcome' ? withSeq(before, frame['seq']) : before;
    const seq = Number(frame['seq']);
    switch (frame.type) {
      case 'welcome': {
        const welcome = frame as unknown as WelcomeFrame;
        next = afterWelcome(before, welcome);
        if (welcome.mode === 'snapshot') this.#newsAfter = welcome.seq;
        if (welcome.mode === 'new') next = { ...next, seenSeq: 0 };
        this.#settle(null);
        break;
      }
      case 'message':
        next = withMessage(next, seq, frame['message'] as GuestMessage);
        break;
      case 'ack':
        this.files.settled(String(frame['id']));
        next = withAck(next, String(frame['id']), seq, String(frame['messageId']), String(frame['at']));
        break;
      case 'delta': {
        const messageId = String(frame['messageId']);
        const sofar = next.stream?.messageId === messageId ? next.stream.text : '';
        next = { ...next, typing: null, stream: { messageId, text: sofar + String(frame['text']) } };
        break;
      }
      case 'typing':
        next = { ...next, typing: frame['on'] === true ? (frame['author'] as ChatState['typing']) : null };
        break;
      case 'receipt':
        next = withReceipt(next, Number(frame['upTo']), frame['state'] === 'read' ? 'read' : 'delivered');
        break;
      case 'status': {
        const staff = frame['staff'] as { name: string } | undefined;
        next = {
          ...next,
          state: frame['state'] as ChatState['state'],
          mode: frame['mode'] as ChatState['mode'],
          staff: staff?.name ?? null,
          // A colleague took over: what the assistant had begun to write never comes.
          stream: frame['state'] === 'staffed' ? null : next.stream,
        };
        break;
      }
      case 'consent':
        next = { ...next, consented: frame['granted'] === true };
        break;
      case 'history':
        next = { ...next, loadingOlder: false, hasOlder: frame['more'] === true };
        break;
      case 'reset':
        next = withoutStored(next);
        break;
      case 'error':
        next = this.#afterError(next, frame);
        if (frame['code'] !== 'upload_unknown') next = { ...next, problem: String(frame['code']) };
        break;
      default: // a frame of a later version
    }
    const isNews =
      frame.type === 'message' &&
      seq > Math.max(before.newestSeq, this.#newsAfter) &&
      !before.lines.some((line) => line.seq === seq);
    this.#set(next);
    if (isNews && (frame['message'] as GuestMessage).author !== 'guest') {
      this.dispatchEvent(new CustomEvent<GuestMessage>('message', { detail: frame['message'] as GuestMessage }));
    }
  }

  #afterError(state: ChatState, frame: AnyFrame): ChatState {
    const line = state.lines.find(({ key }) => key === frame['id']);
    const retried = typeof frame['retryAfterMs'] === 'number';
    if (line === undefined || line.seq !== undefined || retried) return state;
    // Its files were forgotten before it came: they are still here, and go again.
    if (frame['code'] === 'upload_unknown' && this.files.retry(line.key)) return this.state;
    return withPending(state, line.key, line.message.text, line.message.at, 'failed');
  }

  #set(next: ChatState): void {
    if (next === this.state) return;
    this.state = next;
    this.dispatchEvent(new Event('change'));
  }
}
