import { CLOSE } from '../../shared/protocol/close.ts';
import type { GuestProperty } from '../../shared/protocol/guest-frames.ts';
import type { ChatLink, OpenLink } from './chat-link.ts';

const LENGTH_MAX = 4_000;

/** A link without a server, for previews: answers with a welcome and keeps messages in the page. */
export function openPreviewLink(property: GuestProperty): OpenLink {
  return ({ frame, link }) => {
    let seq = 0;
    const nothing = (): void => {};
    const next = (): number => {
      seq += 1;
      return seq;
    };
    const welcome = (): void => {
      seq = 0;
      frame({
        type: 'welcome',
        session: '',
        conversationId: 'preview',
        epoch: 'preview',
        seq,
        mode: 'new',
        property,
        limits: { textLength: LENGTH_MAX, uploadBytes: 0, uploadTypes: [] },
        heartbeatMs: 0,
      });
      link('online', null);
    };
    const preview: ChatLink = {
      start: welcome,
      startOver: welcome,
      send: ({ id }) => frame({ type: 'ack', id, seq: next(), messageId: id, at: new Date().toISOString() }),
      consent: (granted, version) => frame({ type: 'consent', seq: next(), granted, version }),
      end: () => frame({ type: 'status', seq: next(), state: 'resolved', mode: 'ai' }),
      erase: () => link('stopped', CLOSE.gone),
      session: () => undefined,
      resend: nothing,
      typing: nothing,
      read: nothing,
      olderThan: nothing,
      rate: nothing,
      identify: nothing,
      wake: nothing,
      close: nothing,
    };
    return preview;
  };
}
