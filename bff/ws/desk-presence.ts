import type { Feed } from '../conversation/feed.ts';

interface Viewer {
  id: string;
  name: string;
  propertyId: string;
  conversationId: string;
  typing: boolean;
}

/** Who looks at which conversation in this process. Not stored: a desk that goes takes its presence with it. */
export class DeskPresence {
  readonly #feed: Feed;
  readonly #viewers = new Map<object, Viewer>();

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  /** A desk looks at a conversation, or at none. Everyone's desks are told who looks there now. */
  set(desk: object, viewer: Viewer | null): void {
    const before = this.#viewers.get(desk);
    if (viewer === null) this.#viewers.delete(desk);
    else this.#viewers.set(desk, viewer);
    if (before !== undefined && before.conversationId !== viewer?.conversationId) this.#tell(before);
    if (viewer !== null) this.#tell(viewer);
  }

  #tell({ propertyId, conversationId }: Viewer): void {
    const viewers = [...this.#viewers.values()]
      .filter((viewer) => viewer.propertyId === propertyId && viewer.conversationId === conversationId)
      .map(({ id, name, typing }) => ({ id, name, typing }));
    this.#feed.publishDesk(propertyId, { type: 'presence', conversationId, viewers });
  }
}
