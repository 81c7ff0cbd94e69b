import { z } from 'zod';
import { stamp } from './hotel.ts';
import { fromId, toId } from './ids.ts';
import { define, ids, interval, isIn, limitation, type Operation, paginate } from './operation.ts';

const unlessGiven = { error: 400, message: 'At least one filter must be specified.' } as const;

/** The app's own message threads and their messages. */
export const MESSAGE_OPERATIONS: Record<string, Operation> = {
  'messageThreads/add': define(
    { OriginalSender: z.string().min(1), Subject: z.string().min(1), CustomerId: z.guid().optional() },
    ({ store, now }, { OriginalSender, Subject, CustomerId }) => {
      const at = stamp(now());
      const thread = {
        Id: toId('thread', store.threads.length + 1),
        OriginalSender,
        Subject,
        CreatedUtc: at,
        UpdatedUtc: at,
      };
      const guest = CustomerId === undefined ? null : fromId('customer', CustomerId);
      store.threads.push({ ...thread, IsResolved: false, guest });
      return { body: { MessageThreads: [{ ...thread, IsResolved: false }] } };
    },
  ),

  'messageThreads/getAll': define(
    { MessageThreadIds: ids, CreatedUtc: interval, UpdatedUtc: interval, Limitation: limitation },
    ({ store }, { MessageThreadIds, CreatedUtc, UpdatedUtc, Limitation }) => {
      if ([MessageThreadIds, CreatedUtc, UpdatedUtc].every((one) => one === undefined)) return unlessGiven;
      const fitting = store.threads.filter(
        ({ Id, CreatedUtc: at }) => (MessageThreadIds?.includes(Id) ?? true) && isIn(at, CreatedUtc),
      );
      const page = paginate(
        fitting,
        Limitation,
        ({ Id }) => Id,
        ({ guest: _, ...thread }) => thread,
      );
      return { body: { MessageThreads: page.items, Cursor: page.cursor } };
    },
  ),

  'messages/add': define(
    {
      Messages: z
        .array(
          z.strictObject({ MessageThreadId: z.guid(), Text: z.string().min(1), Identifier: z.string().optional() }),
        )
        .min(1)
        .max(1_000),
    },
    ({ world, store, now }, { Messages }) => {
      const at = stamp(now());
      const added = [];
      for (const { MessageThreadId, Text, Identifier } of Messages) {
        const thread = store.threads.find(({ Id }) => Id === MessageThreadId);
        if (thread === undefined) return { error: 400, message: 'Invalid MessageThreadId.' };
        world.writes.add({ kind: 'message', call: 'messages/add', guestId: thread.guest, text: Text });
        const Sender = { Discriminator: 'Application' as const };
        const message = {
          Id: toId('message', store.messages.length + 1),
          MessageThreadId,
          Text,
          CreatedUtc: at,
          Sender,
        };
        store.messages.push(message);
        added.push({ Identifier: Identifier ?? null, Message: message });
      }
      return { body: { Messages: added } };
    },
  ),

  'messages/getAll': define(
    { MessageThreadIds: ids, CreatedUtc: interval, Limitation: limitation },
    ({ store }, { MessageThreadIds, CreatedUtc, Limitation }) => {
      if (MessageThreadIds === undefined && CreatedUtc === undefined) return unlessGiven;
      const fitting = store.messages.filter(
        ({ MessageThreadId }) => MessageThreadIds?.includes(MessageThreadId) ?? true,
      );
      const page = paginate(
        fitting,
        Limitation,
        ({ Id }) => Id,
        (message) => message,
      );
      return { body: { Messages: page.items, Cursor: page.cursor } };
    },
  ),
};
