import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { migrate, openDatabase } from '../../../bff/store/database.ts';
import { migrations } from '../../../bff/store/migrations/index.ts';
import { loadRetention } from '../../../bff/store/retention.ts';
import type { Db } from '../../../bff/store/schema.ts';

it('a store of the first version is brought up to date, and what it holds is watched from now on', async () => {
  const db = openDatabase(':memory:');
  try {
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo('0001-initial');
    const past = '2020-01-01T00:00:00.000Z';
    const future = '2120-01-01T00:00:00.000Z';
    await fill(db, 'account', { id: 'acc_1', plan: 'starter', createdAt: past });
    await fill(db, 'property', { id: 'prp_1', accountId: 'acc_1' });
    await fill(db, 'activation', { propertyId: 'prp_1', active: 1 });
    await fill(db, 'conversation', { id: 'cnv_1', propertyId: 'prp_1', state: 'waiting' });
    await fill(db, 'task', { id: 'tsk_late', propertyId: 'prp_1', state: 'open', dueAt: past });
    await fill(db, 'task', { id: 'tsk_open', propertyId: 'prp_1', state: 'open', dueAt: future });
    await fill(db, 'task', { id: 'tsk_done', propertyId: 'prp_1', state: 'done', dueAt: future });

    expect(await migrate(db)).toContain('0002-stays');

    const tasks = await db.selectFrom('task').select(['id', 'escalation', 'escalateAt']).orderBy('id').execute();
    expect(tasks).toEqual([
      { id: 'tsk_done', escalation: 0, escalateAt: null },
      { id: 'tsk_late', escalation: 0, escalateAt: null },
      { id: 'tsk_open', escalation: 0, escalateAt: future },
    ]);
    expect(await loadRetention(db, 'prp_1')).toMatchObject({
      conversationDays: null,
      guestDays: null,
      webhookDays: 30,
    });
    expect(await db.selectFrom('activation').select('staffIdleMinutes').execute()).toEqual([{ staffIdleMinutes: 10 }]);
    const [conversation] = await db.selectFrom('conversation').selectAll().execute();
    expect(conversation).toMatchObject({ waitingSince: expect.any(String), waitingAlerts: 0, guestId: null });
  } finally {
    await db.destroy();
  }
});

it('a store that a newer version changed is refused by the name of that change, and nothing is done to it', async () => {
  const db = openDatabase(':memory:');
  try {
    await migrate(db);
    const mark = sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2120-01-01')`;
    await mark.execute(db);
    await expect(migrate(db)).rejects.toThrow('9999-of-tomorrow');
  } finally {
    await db.destroy();
  }
});

/** Puts in a row of which only some columns matter: the others that must hold something hold nothing. */
async function fill(db: Db, table: string, given: Record<string, unknown>): Promise<void> {
  const columns = await sql<{
    name: string;
    type: string;
    notnull: number;
  }>`pragma table_info(${sql.lit(table)})`.execute(db);
  const row = Object.fromEntries(
    columns.rows.flatMap(({ name, type, notnull }) =>
      name in given ? [[name, given[name]]] : notnull === 1 ? [[name, type === 'INTEGER' ? 0 : '']] : [],
    ),
  );
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(db);
}
