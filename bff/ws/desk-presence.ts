import { z } from 'zod';
import type { Feed } from '../conversation/feed.ts';
import type { Bus } from '../nodes/port.ts';

const viewer = z.object({
  id: z.string(),
  name: z.string(),
  propertyId: z.string(),
  conversationId: z.string(),
  typing: z.boolean(),
});
type Viewer = z.infer<typeof viewer>;

const elsewhere = z.object({ viewers: z.array(viewer) });
const TOPIC = 'viewers';
/** How often a node repeats who is present, for nodes that started later. */
const AGAIN_MS = 15_000;
const BELIEVED_MS = 40_000;

/**
 * Which colleague is viewing which conversation. Kept in memory only. Each node publishes its viewers to the others whenever
 * they change.
 */
export class DeskPresence {
  readonly #feed: Feed;
  readonly #bus: Bus;
  readonly #viewers = new Map<object, Viewer>();
  /** The viewers at other nodes, and when each node published them. */
  readonly #elsewhere = new Map<string, { viewers: Viewer[]; at: number }>();
  readonly #undo: () => void;
  readonly #timer: NodeJS.Timeout;

  constructor(feed: Feed, bus: Bus) {
    this.#feed = feed;
    this.#bus = bus;
    this.#undo = bus.on(TOPIC, (body, from) => this.#hear(body, from));
    this.#timer = setInterval(() => this.#refresh(), AGAIN_MS);
    this.#timer.unref();
  }

  /** Notes which conversation a desk shows (null: none), and publishes the viewers to all desks. */
  set(desk: object, viewer: Viewer | null): void {
    const before = this.#viewers.get(desk);
    if (before === undefined && viewer === null) return;
    if (viewer === null) this.#viewers.delete(desk);
    else this.#viewers.set(desk, viewer);
    if (before !== undefined && before.conversationId !== viewer?.conversationId) this.#show(before);
    if (viewer !== null) this.#show(viewer);
    this.#tell();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#undo();
  }

  #tell(): void {
    this.#bus.publish(TOPIC, { viewers: [...this.#viewers.values()] }, { kept: false });
  }

  #hear(body: unknown, from: string): void {
    const read = elsewhere.safeParse(body);
    if (read.success) this.#replace(from, read.data.viewers);
  }

  /** Publishes this node's viewers again, and drops those of nodes that have fallen silent. */
  #refresh(): void {
    if (this.#viewers.size > 0) this.#tell();
    const now = performance.now();
    for (const [from, { at }] of this.#elsewhere) if (now - at > BELIEVED_MS) this.#replace(from, []);
  }

  #replace(from: string, viewers: Viewer[]): void {
    const before = this.#elsewhere.get(from)?.viewers ?? [];
    if (viewers.length === 0) this.#elsewhere.delete(from);
    else this.#elsewhere.set(from, { viewers, at: performance.now() });
    const changed = new Map([...before, ...viewers].map((one) => [one.conversationId, one]));
    for (const one of changed.values()) this.#show(one);
  }

  #show({ propertyId, conversationId }: Pick<Viewer, 'propertyId' | 'conversationId'>): void {
    if (!this.#feed.hasDesk(propertyId)) return;
    const all = [...this.#viewers.values(), ...[...this.#elsewhere.values()].flatMap((one) => one.viewers)];
    const viewers = all
      .filter((viewer) => viewer.propertyId === propertyId && viewer.conversationId === conversationId)
      .map(({ id, name, typing }) => ({ id, name, typing }));
    this.#feed.publishDesk(propertyId, { type: 'presence', conversationId, viewers });
  }
}
