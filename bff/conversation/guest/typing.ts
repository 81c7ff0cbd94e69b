import type { Feed } from '../feed.ts';

/** An answer that comes sooner shows no dots: they would only flash. */
const SHOWN_AFTER_MS = 150;

/** Shows a conversation's guest that the AI writes, for as long as the work takes, where that is longer than a blink. */
export async function showTyping(
  feed: Pick<Feed, 'publishSignal'>,
  conversationId: string,
  work: () => Promise<void>,
): Promise<void> {
  const tell = (on: boolean) => feed.publishSignal(conversationId, { type: 'typing', author: 'ai', on });
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    tell(true);
  }, SHOWN_AFTER_MS);
  try {
    await work();
  } finally {
    clearTimeout(timer);
    if (isShown) tell(false);
  }
}
