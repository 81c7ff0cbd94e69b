import { sql } from 'kysely';
import { newId } from '../../bff/base/ids.ts';
import { insertConversation } from '../../bff/store/conversations/conversations.ts';
import { insertMessage } from '../../bff/store/conversations/insert-message.ts';
import { indexMessages } from '../../bff/store/conversations/search.ts';
import type { Db } from '../../bff/store/schema/schema.ts';
import type { Writer } from '../../bff/store/sqlite/writer.ts';

/** Each conversation began so long before the next. */
const APART_SECONDS = 60;

/** Fills a property with so many conversations, each with a message about something of its own, in some seconds. */
export async function fillStore(db: Db, writer: Writer, propertyId: string, conversations: number): Promise<void> {
  const at = new Date().toISOString();
  const id = newId('conversation');
  const message = await writer.write(async (trx) => {
    const given = { propertyId, channel: 'widget', mode: 'ai', language: 'en', locale: 'en' };
    const made = await insertConversation(trx, { ...given, id, pageUrl: null, dialogue: '{}' }, at);
    return insertMessage(trx, made, { author: 'guest', text: 'Is there a garden?', language: 'en', at });
  });
  await copyRow(db, 'conversation', { of: id, many: conversations });
  await copyRow(db, 'message', { of: message.id, many: conversations });
  await indexMessages(db, writer);
}

/** Copies a row so many times: ids and what points to them are numbered, instants go back from one to the next. */
async function copyRow(db: Db, table: 'conversation' | 'message', { of, many }: { of: string; many: number }) {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => {
    if (name === 'id' || name === 'conversationId') return sql`substr(${sql.ref(name)}, 1, 12) || printf('%018d', i)`;
    if (name === 'text') return sql`"text" || ' We are in room ' || i || '.'`;
    if (['createdAt', 'updatedAt', 'at'].includes(name))
      return sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(name)}, '-' || (i * ${APART_SECONDS}) || ' seconds')`;
    return sql.ref(name);
  });
  await sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${many})
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)}, numbers where "id" = ${of}`.execute(db);
}
