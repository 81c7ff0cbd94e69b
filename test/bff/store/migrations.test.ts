import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { loadRetention } from '../../../bff/store/guests/retention.ts';
import { migrations } from '../../../bff/store/migrations/index.ts';
import { listRates } from '../../../bff/store/pms/house.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { migrate, openDatabase } from '../../../bff/store/sqlite/database.ts';

it('a database of the first version is migrated, and its existing rows get the new triggers', async () => {
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

it('a start that is killed in the middle of its migrations changes nothing', async () => {
  const db = openDatabase(':memory:');
  const last = Object.keys(migrations).at(-1) ?? '';
  const own = migrations[last];
  if (own === undefined) throw new Error('There is no migration');
  // The failure comes after this and all earlier migrations created their tables.
  migrations[last] = { up: (trx) => own.up(trx).then(() => Promise.reject(new Error('cut off'))) };
  try {
    await expect(migrate(db)).rejects.toThrow('could not be migrated');
    const { rows } = await sql`select name from sqlite_master where type = 'table' and name not like 'kysely%'`.execute(
      db,
    );
    expect(rows).toEqual([]);
    migrations[last] = own;
    expect(await migrate(db)).toContain(last);
  } finally {
    migrations[last] = own;
    await db.destroy();
  }
});

it('data of a property’s only PMS belongs to that PMS after the migration to several', async () => {
  const db = openDatabase(':memory:');
  try {
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo('0046-cards');
    await fill(db, 'account', { id: 'acc_1', plan: 'starter', createdAt: '' });
    await fill(db, 'property', { id: 'prp_1', accountId: 'acc_1' });
    await fill(db, 'guest', { id: 'gst_1', propertyId: 'prp_1', externalId: 'G1' });
    const stay = { id: 'rsv_1', propertyId: 'prp_1', guestId: 'gst_1', externalId: 'R1', confirmationNumber: 'AB1' };
    await fill(db, 'reservation', stay);
    await fill(db, 'pmsConnection', { propertyId: 'prp_1', id: 'pmc_1', provider: 'mews', credentials: 'sealed' });
    for (const entity of ['guests', 'reservations'])
      await fill(db, 'pmsCursor', { propertyId: 'prp_1', entity, scope: '', cursor: '7', pull: 'p' });
    const link = { propertyId: 'prp_1', base: '{}', hash: 'abc', appliedAt: 'then' };
    await fill(db, 'pmsLink', { ...link, entity: 'guests', externalId: 'G1', ourId: 'gst_1' });
    await fill(db, 'pmsLink', { ...link, entity: 'reservations', externalId: 'R1', ourId: 'rsv_1' });
    await fill(db, 'pmsPush', { id: 'psh_1', propertyId: 'prp_1', state: 'pending', receipt: null });
    await fill(db, 'room', { propertyId: 'prp_1', externalId: '1', number: '1', byHand: '{"said":1}' });
    await fill(db, 'rate', {
      propertyId: 'prp_1',
      ratePlan: 'BAR',
      roomTypeCode: 'D',
      date: '2026-12-05',
      amount: '9',
    });

    await migrate(db);

    expect(await db.selectFrom('pmsConnection').select(['id', 'source', 'credentials']).execute()).toEqual([
      { id: 'pmc_1', source: 'pms', credentials: 'sealed' },
    ]);
    const links = await db
      .selectFrom('pmsLink')
      .select(['entity', 'source', 'ourId', 'hash'])
      .orderBy('entity')
      .execute();
    expect(links).toEqual([
      { entity: 'guests', source: 'pms', ourId: 'gst_1', hash: 'abc' },
      { entity: 'reservations', source: 'pms', ourId: 'rsv_1', hash: '-' }, // the records' version numbers are reset, so they are read again
    ]);
    expect(await db.selectFrom('pmsCursor').select(['entity', 'cursor', 'source']).execute()).toEqual([
      { entity: 'guests', cursor: '7', source: 'pms' },
    ]);
    for (const table of ['guest', 'reservation', 'pmsPush', 'rate', 'room'] as const)
      expect(await db.selectFrom(table).select('source').execute()).toEqual([{ source: 'pms' }]);
    expect(await db.selectFrom('room').select('byHand').execute()).toEqual([{ byHand: '{"said":1}' }]);
  } finally {
    await db.destroy();
  }
});

it('prices that need a code are quoted to no guest from the first start on, and names made of words are kept', async () => {
  const db = openDatabase(':memory:');
  try {
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(
      '0076-channel-room-persons',
    );
    await fill(db, 'account', { id: 'acc_1', plan: 'starter', createdAt: '' });
    const providers = ['cloudbeds', 'apaleo', 'mews', 'rms-cloud'] as const;
    for (const provider of providers) {
      await fill(db, 'property', { id: provider, accountId: 'acc_1' });
      await fill(db, 'pmsConnection', { propertyId: provider, source: 'pms', id: `pmc_${provider}`, provider });
    }
    await fill(db, 'property', { id: 'portals', accountId: 'acc_1' });
    await fill(db, 'channelManagerConnection', { propertyId: 'portals', id: 'chm_1', provider: 'cloudbeds' });
    const owners = [...providers.map((id) => ({ propertyId: id, source: 'pms' }))];
    for (const owner of [...owners, { propertyId: 'portals', source: 'channel_manager' }])
      for (const offer of [0, 1])
        await fill(db, 'rate', { ...owner, ratePlan: `plan ${offer}`, date: '2026-12-05', amount: '9', offer });
    const names = [
      'DBL',
      'Suite',
      'Zimmer am See',
      'DOUBLE ROOM',
      'Suite & Balkon',
      '家族部屋',
      'dbl-2',
      'Dbl',
      '4711',
      '6a1f-Be',
    ];
    for (const code of names) await fill(db, 'channelManagerRoomType', { propertyId: 'portals', code, name: code });
    await fill(db, 'channelManagerRoomType', { propertyId: 'portals', code: 'SGL', name: 'Single room' });

    await migrate(db);

    const hidden = await db.selectFrom('rate').select(['propertyId', 'ratePlan']).where('limits', 'is not', null);
    expect(await hidden.orderBy('propertyId').execute()).toEqual(
      ['apaleo', 'cloudbeds', 'mews', 'portals'].map((propertyId) => ({ propertyId, ratePlan: 'plan 1' })),
    );
    const told = await listRates(db, { propertyId: 'apaleo', source: 'pms' }, { from: '2026-12-05', to: '2026-12-06' });
    expect(told.map(({ ratePlan, limits }) => [ratePlan, limits])).toEqual([
      ['plan 0', undefined],
      ['plan 1', { withCode: true }],
    ]);
    const named = await db.selectFrom('channelManagerRoomType').select('name').where('name', '<>', '').execute();
    expect(named.map(({ name }) => name).toSorted()).toEqual([
      'DOUBLE ROOM',
      'Single room',
      'Suite',
      'Suite & Balkon',
      'Zimmer am See',
      '家族部屋',
    ]);
  } finally {
    await db.destroy();
  }
});

/** Inserts a row with some given columns. Other required columns are left empty. */
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
