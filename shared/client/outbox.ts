import type { SendFrame } from '../protocol/guest-frames.ts';
import { UNACKED_MAX } from '../protocol/limits.ts';
import { isRecord } from './world.ts';

/** A guest's line on its way to the server. `id` is a UUID made once and kept over reloads. */
export type Outgoing = Omit<SendFrame, 'type'>;

/** One entry of text that outlives the page and is shared between its tabs. */
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
 * The session and the lines the server has not confirmed, in the order they were written. Nothing is written to the
 * storage before the guest writes; from then on every change is, so that a reload loses nothing.
 */
export class Outbox {
  readonly #storage: ClientStorage;
  readonly #settled = new Set<string>();
  readonly #refused = new Map<string, Outgoing>();
  readonly #flying = new Set<string>();
  #kept: Kept;
  /** Has the guest written here, now or on an earlier page? */
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

  /** The next line to send, marked as under way; undefined where none may go. */
  next(): Outgoing | undefined {
    if (this.#flying.size >= UNACKED_MAX) return undefined;
    const line = this.#kept.unsent.find(({ id }) => !this.#flying.has(id));
    if (line !== undefined) this.#flying.add(line.id);
    return line;
  }

  /** The server has it. */
  settle(id: string): void {
    this.#settled.add(id);
    this.#remove(id);
  }

  /** The server will not have it: kept on this page only, for the guest to try again. */
  refuse(id: string): void {
    const line = this.#kept.unsent.find((one) => one.id === id);
    if (line !== undefined) this.#refused.set(id, line);
    this.#remove(id);
  }

  /** The longest line under way, the one to blame where a frame was too big. */
  get longestFlying(): Outgoing | undefined {
    const flying = this.#kept.unsent.filter(({ id }) => this.#flying.has(id));
    return flying.sort((a, b) => (b.text?.length ?? 0) - (a.text?.length ?? 0))[0];
  }

  /** Puts a refused line back in the queue. */
  revive(id: string): void {
    const line = this.#refused.get(id);
    this.#flying.delete(id);
    if (line === undefined) return;
    this.#refused.delete(id);
    this.add(line);
  }

  /** Not yet: the line is sent again later. */
  hold(id: string): void {
    this.#flying.delete(id);
  }

  /** The connection is gone: whatever was under way must be sent again. */
  ground(): void {
    this.#flying.clear();
  }

  /** Takes over what another tab stored. Says whether the session is another one now. */
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

  /** Takes over what the storage holds by now. */
  readAgain(): void {
    const text = this.#storage.read();
    if (text !== null) this.adopt(text);
  }

  /** Forgets the conversation, here and in the storage. */
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

  /** Other tabs keep their lines in the same entry: none may wipe out another's. */
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

/** What was kept, as far as it can be read: a page must open whatever a storage holds. */
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
