import type { Feed } from '../feed.ts';

/** The delay before the typing dots are shown, as the dots would only flash before a quick answer. */
const SHOWN_AFTER_MS = 150;

/** Shows the guest that the AI is typing while the work runs, unless it is very short. */
export async function showTyping(
  feed: Pick<Feed, 'publishSignal'>,
  conversationId: string,
  work: () => Promise<void>,
): Promise<void> {
  const publish = (on: boolean) => feed.publishSignal(conversationId, { type: 'typing', author: 'ai', on });
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    publish(true);
  }, SHOWN_AFTER_MS);
  try {
    await work();
  } finally {
    clearTimeout(timer);
    if (isShown) publish(false);
  }
}
