import { sql } from 'kysely';
import { WebSocket } from 'ws';
import type { Trx } from '../../../bff/store/schema/schema.ts';
import type { Writer } from '../../../bff/store/sqlite/writer.ts';

/** What is broken on purpose, so that the judge can be seen to find it; each is a promise of the protocol. */
export const PLANTED_FAULTS = [
  'shows other words',
  'acknowledges before the commit',
  'loses a message',
  'stores other words',
  'leaves a number out',
  'decides twice',
  'shows a number twice',
  'keeps a message to itself',
] as const;
export type PlantedFault = (typeof PLANTED_FAULTS)[number];

const newestMessage = sql`select id from message where author = 'guest' order by rowid desc limit 1`;
const DECISION = ['propertyId', 'conversationId', 'messageId', 'decision', 'understanding', 'at'] as const;

/** What is done to the store after each message, or each decision, that is stored there. */
const SPOILED: Partial<Record<PlantedFault, { after: 'message' | 'decision'; spoil(trx: Trx): Promise<unknown> }>> = {
  'loses a message': {
    after: 'message',
    spoil: (trx) => sql`update message set "clientId" = 'lost ' || id where id = (${newestMessage})`.execute(trx),
  },
  'stores other words': {
    after: 'message',
    spoil: (trx) => sql`update message set text = 'other' where id = (${newestMessage})`.execute(trx),
  },
  'leaves a number out': {
    after: 'message',
    spoil: (trx) =>
      sql`update "guestEvent" set seq = seq + 1000000 where "messageId" = (${newestMessage})`.execute(trx),
  },
  'decides twice': {
    after: 'decision',
    spoil: (trx) => {
      const columns = sql.join(DECISION.map((name) => sql.ref(name)));
      return sql`insert into decision (id, ${columns}) select id || 'again', ${columns} from decision
        order by rowid desc limit 1`.execute(trx);
    },
  },
};

/** A writer with this fault; without one, the writer itself. */
export function plantInWriter(fault: PlantedFault | null): (writer: Writer) => Writer {
  if (fault === 'acknowledges before the commit') return lie;
  const spoiled = fault === null ? undefined : SPOILED[fault];
  if (spoiled === undefined) return (writer) => writer;
  const count = spoiled.after === 'message' ? countMessages : countDecisions;
  return (writer) => ({
    close: () => writer.close(),
    write: (work) =>
      writer.write(async (trx, together) => {
        const before = await count(trx);
        const value = await work(trx, together);
        if ((await count(trx)) > before) await spoiled.spoil(trx);
        return value;
      }),
  });
}

/** Says "stored" while the transaction is still open, and never ends it. */
function lie(writer: Writer): Writer {
  return {
    close: () => writer.close(),
    write: (work) =>
      new Promise((resolve, reject) => {
        writer
          .write(async (trx, together) => {
            const before = await countMessages(trx);
            resolve(await work(trx, together));
            // Until it is killed: however late that is, what was said to be stored is not.
            if ((await countMessages(trx)) > before) await new Promise(() => undefined);
          })
          .catch(reject);
      }),
  };
}

/** Spoils what leaves through sockets, where the fault is one of those. */
export function plantInSockets(fault: PlantedFault | null): void {
  const spoil = fault === null ? undefined : FRAMES[fault];
  if (spoil === undefined) return;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function spoiled(this: WebSocket, data: unknown, ...rest: unknown[]): void {
    const text = String(data);
    const isReply = text.startsWith('{"type":"message"') && text.includes('"author":"ai"');
    for (const one of isReply ? spoil(text) : [data]) Reflect.apply(send, this, [one, ...rest]);
  };
}

const FRAMES: Partial<Record<PlantedFault, (text: string) => string[]>> = {
  'shows other words': (text) => [text.replace('Echo', 'Ohce')],
  'shows a number twice': (text) => [text, text],
  'keeps a message to itself': () => [],
};

async function countMessages(trx: Trx): Promise<number> {
  return (await trx.selectFrom('message').select('id').where('author', '=', 'guest').execute()).length;
}

async function countDecisions(trx: Trx): Promise<number> {
  return (await trx.selectFrom('decision').select('id').execute()).length;
}
