import { sql } from 'kysely';
import { newId } from '../../bff/base/ids.ts';
import type { Secrets } from '../../bff/base/secrets/secrets.ts';
import { appendAudit } from '../../bff/store/account/audit.ts';
import { insertConversation } from '../../bff/store/conversations/conversations.ts';
import { insertMessage } from '../../bff/store/conversations/insert-message.ts';
import { indexMessages } from '../../bff/store/conversations/search.ts';
import { insertGuest } from '../../bff/store/guests/guests.ts';
import { insertReservation } from '../../bff/store/guests/reservations.ts';
import type { Db } from '../../bff/store/schema/schema.ts';
import { enqueue, settleWork } from '../../bff/store/sqlite/outbox.ts';
import type { Writer } from '../../bff/store/sqlite/writer.ts';
import { insertTask } from '../../bff/store/tasks/tasks.ts';

/** Seconds between the starts of two conversations. */
const APART_SECONDS = 60;
/** One audit entry for this many guests. Entries are few because each is signed after the one before. */
const AUDITED = 5;

/** Fills a property with this many conversations in some seconds. Each has one message with its own text. */
export async function fillStore(db: Db, writer: Writer, propertyId: string, conversations: number): Promise<void> {
  const at = new Date().toISOString();
  const id = newId('conversation');
  const message = await writer.write(async (trx) => {
    const fields = { propertyId, channel: 'widget', mode: 'ai', language: 'en', locale: 'en' };
    const conversation = await insertConversation(trx, { ...fields, id, pageUrl: null, dialogue: '{}' }, at);
    return insertMessage(trx, conversation, { author: 'guest', text: 'Is there a garden?', language: 'en', at });
  });
  await copyRow(db, 'conversation', { of: id, many: conversations });
  await copyRow(db, 'message', { of: message.id, many: conversations });
  await indexMessages(db, writer);
}

/**
 * Gives a property this many guests. Each has a past stay, a task that is done and settled work. Also fills the audit
 * log.
 */
export async function fillHouse(
  db: Db,
  writer: Writer,
  { propertyId, accountId, secrets }: { propertyId: string; accountId: string; secrets: Secrets },
  count: number,
): Promise<void> {
  const at = new Date().toISOString();
  const ids = await writer.write(async (trx) => {
    const guest = await insertGuest(trx, propertyId, { firstName: 'Ana', lastName: 'Lang' }, at);
    const stay = { guestId: guest.id, confirmationNumber: 'LH-', checkIn: '2026-01-02', checkOut: '2026-01-05' };
    const reservation = await insertReservation(trx, propertyId, { ...stay, state: 'checked_out' }, at);
    const { id: task } = await insertTask(trx, {
      propertyId,
      conversationId: null,
      guestId: guest.id,
      reservationId: reservation.id,
      kind: 'towels',
      department: 'housekeeping',
      title: 'Towels',
      detail: '',
      room: '12',
      priority: 'normal',
      dueAt: at,
      assigneeId: null,
      createdAt: at,
    });
    await trx.updateTable('task').set({ state: 'done', doneAt: at }).where('id', '=', task).execute();
    const work = { propertyId, kind: 'turn', key: newId('message'), payload: {}, at, runAt: at } as const;
    await enqueue(trx, work);
    await settleWork(trx, work.kind, work.key, at);
    return { guest: guest.id, reservation: reservation.id, task };
  });
  const { id: outbox } = await db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
  await copyRow(db, 'guest', { of: ids.guest, many: count });
  await copyRow(db, 'reservation', { of: ids.reservation, many: count });
  await copyRow(db, 'task', { of: ids.task, many: count });
  await copyRow(db, 'outbox', { of: outbox, many: count });
  const entry = { accountId, propertyId, actor: 'system', action: 'reservation.added', subject: propertyId } as const;
  await writer.write(async (trx) => {
    for (let number = 0; number < count / AUDITED; number++) await appendAudit(trx, secrets, entry, at);
  });
}

const NUMBERED = ['id', 'conversationId', 'guestId', 'reservationId', 'key'];
const INSTANTS = ['createdAt', 'updatedAt', 'at', 'doneAt'];

/**
 * Copies a row this many times. Each copy gets numbered ids and references, and earlier instants than the copy before.
 */
async function copyRow(
  db: Db,
  table: 'conversation' | 'message' | 'guest' | 'reservation' | 'task' | 'outbox',
  { of, many }: { of: string; many: number },
) {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => {
    if (NUMBERED.includes(name)) return sql`substr(${sql.ref(name)}, 1, 12) || printf('%018d', i)`;
    if (name === 'confirmationNumber') return sql`${sql.ref(name)} || i`;
    if (name === 'text') return sql`"text" || ' We are in room ' || i || '.'`;
    if (INSTANTS.includes(name))
      return sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(name)}, '-' || (i * ${APART_SECONDS}) || ' seconds')`;
    return sql.ref(name);
  });
  await sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${many})
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)}, numbers where "id" = ${of}`.execute(db);
}
