import type { SendFrame } from '../protocol/guest-frames.ts';
import { UNACKED_MAX } from '../protocol/limits.ts';
import { isRecord } from './world.ts';

/** An unsent message of the guest. `id` is a UUID that survives reloads. */
export type Outgoing = Omit<SendFrame, 'type'>;

/** A stored text, shared by the browser's tabs. */
export interface ClientStorage {
  read(): string | null;
  write(text: string): void;
  clear(): void;
}

interface Kept {
  session?: string;
  unsent: Outgoing[];
}

/**
 * The session and the unconfirmed messages, in order. Nothing is stored before the guest writes; afterwards every change is, so
 * that a reload loses nothing.
 */
export class Outbox {
  readonly #storage: ClientStorage;
  readonly #settled = new Set<string>();
  readonly #refused = new Map<string, Outgoing>();
  readonly #flying = new Set<string>();
  #kept: Kept;
  /** Whether the guest has written here, now or on an earlier page. */
  #begun: boolean;

  constructor(storage: ClientStorage) {
    this.#storage = storage;
    const text = storage.read();
    this.#begun = text !== null;
    this.#kept = parseKept(text);
  }

  get session(): string | undefined {
    return this.#kept.session;
  }

  get unsent(): readonly Outgoing[] {
    return this.#kept.unsent;
  }

  get flying(): number {
    return this.#flying.size;
  }

  setSession(session: string | undefined): void {
    this.#kept = { ...this.#kept, session };
    this.#save();
  }

  add(line: Outgoing): void {
    this.#begun = true;
    this.#kept = { ...this.#kept, unsent: [...this.#kept.unsent, line] };
    this.#save();
  }

  /** The next message to send, marked as being sent; undefined if there is none. */
  next(): Outgoing | undefined {
    if (this.#flying.size >= UNACKED_MAX) return undefined;
    const line = this.#kept.unsent.find(({ id }) => !this.#flying.has(id));
    if (line !== undefined) this.#flying.add(line.id);
    return line;
  }

  /** Removes a message that the server has stored. */
  settle(id: string): void {
    this.#settled.add(id);
    this.#remove(id);
  }

  /** Refused by the server: kept on this page only, so that the guest can retry. */
  refuse(id: string): void {
    const line = this.#kept.unsent.find((one) => one.id === id);
    if (line !== undefined) this.#refused.set(id, line);
    this.#remove(id);
  }

  /** The longest message being sent, assumed to be the cause when a frame was too big. */
  get longestFlying(): Outgoing | undefined {
    const flying = this.#kept.unsent.filter(({ id }) => this.#flying.has(id));
    return flying.sort((a, b) => (b.text?.length ?? 0) - (a.text?.length ?? 0))[0];
  }

  /** Queues a refused message again. */
  revive(id: string): void {
    const line = this.#refused.get(id);
    this.#flying.delete(id);
    if (line === undefined) return;
    this.#refused.delete(id);
    this.add(line);
  }

  /** Marks a message as not being sent, to be sent later. */
  hold(id: string): void {
    this.#flying.delete(id);
  }

  /** Connection lost: all messages being sent must be sent again. */
  ground(): void {
    this.#flying.clear();
  }

  /** Takes over what another tab stored. Returns whether the session changed. */
  adopt(text: string | null): boolean {
    const theirs = parseKept(text);
    const before = this.#kept.session;
    if (text === null) {
      this.#begun = this.#kept.unsent.length > 0;
      this.#kept = { unsent: this.#kept.unsent };
      return before !== undefined;
    }
    this.#begun = true;
    this.#kept = { session: theirs.session ?? before, unsent: this.#merge(theirs.unsent) };
    return this.#kept.session !== before;
  }

  /** Loads the storage again. */
  readAgain(): void {
    const text = this.#storage.read();
    if (text !== null) this.adopt(text);
  }

  /** Deletes the conversation here and in the storage. */
  clear(): void {
    this.#kept = { unsent: [] };
    this.#begun = false;
    this.#flying.clear();
    this.#refused.clear();
    this.#storage.clear();
  }

  #remove(id: string): void {
    this.#flying.delete(id);
    if (!this.#kept.unsent.some((line) => line.id === id)) return;
    this.#kept = { ...this.#kept, unsent: this.#kept.unsent.filter((line) => line.id !== id) };
    this.#save();
  }

  /** Saves without overwriting messages of other tabs in the same entry. */
  #save(): void {
    if (!this.#begun) return;
    const theirs = parseKept(this.#storage.read());
    const foreign = theirs.unsent.filter(({ id }) => !this.#kept.unsent.some((line) => line.id === id));
    const unsent = [...this.#kept.unsent, ...foreign.filter(({ id }) => !this.#isDone(id))];
    this.#storage.write(JSON.stringify({ ...this.#kept, unsent }));
  }

  #merge(theirs: readonly Outgoing[]): Outgoing[] {
    const mine = new Set(this.#kept.unsent.map(({ id }) => id));
    return [...this.#kept.unsent, ...theirs.filter(({ id }) => !mine.has(id) && !this.#isDone(id))];
  }

  #isDone(id: string): boolean {
    return this.#settled.has(id) || this.#refused.has(id);
  }
}

/** Parses the stored text; unreadable parts are ignored, so that the page always opens. */
function parseKept(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(value)) return { unsent: [] };
    const { session, unsent } = value;
    const lines: unknown[] = Array.isArray(unsent) ? unsent : [];
    return { session: typeof session === 'string' ? session : undefined, unsent: lines.filter(isOutgoing) };
  } catch {
    return { unsent: [] };
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  return isRecord(value) && typeof value['id'] === 'string';
}
