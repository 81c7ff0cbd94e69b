import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openShelf } from '../../../bff/files/shelf.ts';
import { keepAnswer } from '../../../bff/http/request/idempotency.ts';
import { indexMessages } from '../../../bff/store/conversations/search.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { openDatabase } from '../../../bff/store/sqlite/database.ts';
import { runCommand } from '../../support/process/run-command.ts';
import { openSmallHouse, storeIn } from '../../support/small-house.ts';

/** Each place that can hold a guest's words or data, with its own canary. `{c}` is the canary. */
const PLANTED: Record<string, [table: string, row: Record<string, string | number>]> = {
  guest: ['guest', { id: 'gst_canary', lastName: '{c}', email: '{c}@x.example', notes: '{c}', preferences: '["{c}"]' }],
  stay: ['reservation', { id: 'rsv_canary', guestId: 'gst_canary', notes: '{c}', confirmationNumber: '{c}' }],
  registration: ['registration', { reservationId: 'rsv_canary', companions: '["{c}"]', carNumber: '{c}' }],
  conversation: ['conversation', { id: 'cnv_canary', guestId: 'gst_canary', guestName: '{c}', ratingComment: '{c}' }],
  chat: ['message', { id: 'msg_chat', conversationId: 'cnv_canary', author: 'guest', text: '{c}' }],
  note: [
    'message',
    { id: 'msg_note', conversationId: 'cnv_canary', author: 'staff', text: '{c}', internal: 1, staffSeq: 2 },
  ],
  translation: ['messageTranslation', { messageId: 'msg_chat', language: 'en', text: '{c}' }],
  event: ['guestEvent', { conversationId: 'cnv_canary', seq: 1, data: '{"text":"{c}"}' }],
  desk: ['deskEvent', { event: 9_001, type: 'alert', conversationId: 'cnv_canary', data: '{"text":"{c}"}' }],
  decision: [
    'decision',
    { id: 'dec_canary', conversationId: 'cnv_canary', messageId: 'msg_chat', decision: '{"w":"{c}"}' },
  ],
  draft: [
    'draft',
    { id: 'drf_canary', conversationId: 'cnv_canary', replyTo: 'msg_chat', text: '{c}', reply: '"{c}"' },
  ],
  task: ['task', { id: 'tsk_canary', conversationId: 'cnv_canary', title: '{c}', detail: '{c}' }],
  comment: ['taskComment', { id: 'tcm_canary', taskId: 'tsk_canary', actor: 'usr_x', name: 'Mia', text: '{c}' }],
  history: ['taskEvent', { id: 'tev_canary', taskId: 'tsk_canary', change: '{"title":{"to":"{c}"}}' }],
  push: ['pmsPush', { id: 'psh_chat', lane: 'rsv_canary', subjectId: 'cnv_canary', lastError: '{"message":"{c}"}' }],
  pushOfTask: ['pmsPush', { id: 'psh_task', lane: 'prp', subjectId: 'tsk_canary', receipt: '{"id":"{c}"}' }],
  conflict: ['pmsConflict', { id: 'cfl_canary', guestId: 'gst_canary', pmsValue: '{c}', syncedValue: '{c}' }],
  link: ['pmsLink', { entity: 'guests', externalId: 'x1', ourId: 'gst_canary', base: '{"lastName":"{c}"}' }],
  linkOfStay: ['pmsLink', { entity: 'reservations', externalId: 'x2', ourId: 'rsv_canary', base: '{"notes":"{c}"}' }],
  booking: ['channelManagerBooking', { externalId: 'b1', ourId: 'rsv_canary', given: '{"notes":"{c}"}' }],
  log: ['pmsLog', { id: 'pml_canary', source: 'pms', level: 'warn', message: 'gst_canary: {c}' }],
  delivery: [
    'webhookDelivery',
    { id: 'whd_canary', webhookId: 'whk_canary', conversationId: 'cnv_canary', body: '{c}' },
  ],
  outbox: ['outbox', { id: 'job_push', kind: 'push', key: 'k', payload: '{"conversationId":"cnv_canary","t":"{c}"}' }],
  question: [
    'unansweredQuestion',
    { id: 'unq_canary', groupId: 'ung_canary', conversationId: 'cnv_canary', text: '{c}' },
  ],
  like: ['preference', { id: 'prf_canary', conversationId: 'cnv_canary', guestId: 'gst_canary', quote: '{c}' }],
  contact: ['channelContact', { channel: 'sms', address: '{c}', conversationId: 'cnv_canary', optOutText: '{c}' }],
  followUp: ['followUp', { conversationId: 'cnv_canary', address: '{c}@mail.example', at: '2026-01-01T00:00:00Z' }],
  file: ['upload', { id: 'upl_canary', conversationId: 'cnv_canary', messageId: 'msg_chat', name: '{c}.pdf' }],
  grant: [
    'accessGrant',
    { id: 'grt_canary', conversationId: 'cnv_canary', reservationId: 'rsv_canary', reason: '{c}' },
  ],
  charge: [
    'charge',
    { id: 'chg_canary', conversationId: 'cnv_canary', reservationId: 'rsv_canary', description: '{c}' },
  ],
  part: ['channelPart', { id: 'cpt_canary', conversationId: 'cnv_canary', messageId: 'msg_chat', content: '"{c}"' }],
};
/** Tables that refer to a conversation, a guest or a booking but hold only ids, times, states and hashes. */
const IDS_ALONE = [
  'accessAttempt',
  'accessCode',
  'accessTry',
  'aiConversation',
  'arrivalSent',
  'conversationJoin',
  'conversationLabel',
  'conversationLink',
  'erasedConversation',
  'fileLink',
  'guestConsent',
  'messageNumber',
  'modelUsage',
  'offerMade',
  'readMark',
  'roomWait',
];
/** Tables without data of guests: data of the hotel, its staff, its programs and the server. */
const NO_GUESTS = [
  'account accountNetwork accountSignIn activation alertRule apiKey arrivalMessage askedAttribute availability cannedReply',
  'channelConnection channelManagerCall channelManagerConnection channelManagerRoomType channelNotice deskCounter embeddingTrial factReading faq',
  'figureDay fileContent houseFact label look lookPicture macro node nodeClaim offer oneTimeToken passkey passkeyChallenge planNotice pmsBudget',
  'pmsConnection pmsCursor pmsRun property pushDevice rate recoveryCode reportRule room roomType savedView searchProgress',
  'serviceLevel signInPlace staffSession taskRule templateUse textTranslation textVector totp training unusedFile user webhook widgetSighting',
].flatMap((line) => line.split(' '));
/**
 * Tables with ids of a platform, a PMS or another node, with pseudonyms or signed entries, and tables of SQLite and the
 * migrations.
 */
const PSEUDONYMS = ['audit', 'identityUse', 'meta', 'nodeMessage', 'pmsNotice'];
const OF_SQLITE = /^(?:sqlite_|kysely_|messageSearch)/; // the search index is checked byte by byte with the files
/** Tables that are filled below: with a group of questions, and with a sealed kept answer. */
const PLANTED_APART = ['idempotency', 'unansweredGroup'];
/** The content of a file is stored beside the database. */
const CONTENT = 'content';
const KINDS = [...Object.keys(PLANTED), CONTENT];
const erasedAnswer = z.object({ backups: z.array(z.object({ file: z.string(), at: z.iso.datetime() })) });
const canaryOf = (kind: string) => `Canary${kind}Finch`;

let dataDir: string;
let propertyId: string;
let unplanted: string[];
let tables: string[];
const IDEMPOTENT_CALL = { scope: 'usr_x', key: 'k1', route: 'POST /api/guests', propertyId: null, bodyText: '' };
const BACKUP = join('backups', 'service-chat-2026-11-22T00-00-00-000Z.db');
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-canaries-'));
  const { db, writer, secrets, close } = await openSmallHouse(dataDir);
  ({ id: propertyId } = await db.selectFrom('property').select('id').executeTakeFirstOrThrow());
  await plant(db, 'webhook', { id: 'whk_canary', propertyId, url: 'https://hooks.example' });
  await plant(db, 'unansweredGroup', { id: 'ung_canary', propertyId, question: canaryOf('question'), signature: '{}' });
  for (const [kind, [table, row]] of Object.entries(PLANTED)) {
    const filled = Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.replaceAll('{c}', canaryOf(kind)) : value,
    ]);
    await plant(db, table, { propertyId, ...Object.fromEntries(filled) });
  }
  await writer.write((trx) =>
    keepAnswer({ secrets, clock: () => new Date() }, trx, IDEMPOTENT_CALL, 200, {
      body: { id: 'gst_canary', lastName: canaryOf('guest') },
      headers: {},
    }),
  );
  tables = await listTables(db);
  const hash = await openShelf(dataDir).put(Buffer.from(canaryOf(CONTENT)));
  await writer.write((trx) => trx.updateTable('upload').set({ hash }).where('id', '=', 'upl_canary').execute());
  unplanted = await listUnplanted(db);
  await indexMessages(db, writer);
  await close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it(`leaves no byte of any of ${KINDS.length} kinds of record in any file of the data folder`, async () => {
  expect(findCanaries()).toEqual(KINDS);
  // A dated backup keeps its content and is listed.
  mkdirSync(join(dataDir, 'backups'), { recursive: true });
  copyFileSync(storeIn(dataDir), join(dataDir, BACKUP));
  const erased = await runCommand(['erase', 'gst_canary'], { dataDir, env: { LOG_LEVEL: 'trace' } });
  expect(erased).toMatchObject({ code: 0, stdout: expect.stringContaining(BACKUP) });
  expect(KINDS.filter((kind) => (erased.stdout + erased.stderr).includes(canaryOf(kind)))).toEqual([]);
  expect(findCanaries()).not.toEqual([]);
  rmSync(join(dataDir, BACKUP));
  expect(findCanaries()).toEqual([]);
}, 60_000);

it('an erasure names the files that a restore set aside, and no byte of the guest is left once these are deleted', async () => {
  const run = (...args: string[]) => runCommand(args, { dataDir });
  const copy = join(dataDir, 'backups', 'of-before.db');
  const db = openDatabase(storeIn(dataDir));
  await plant(db, 'guest', { id: 'gst_later', propertyId, lastName: canaryOf('guest') });
  await db.destroy();
  expect((await run('backup', copy, '--plain')).code).toBe(0);
  await openShelf(dataDir).put(Buffer.from(canaryOf(CONTENT))); // a file that only the current store refers to
  const restored = await run('restore', copy);
  expect([restored.stderr, restored.stdout]).toEqual(['', expect.stringMatching(/before-restore-\S+-attachments/)]);
  for (const left of ['before-restore-x.db-wal', 'copying-1-opened.db', join('backups', 'cut.db.age.partial')])
    writeFileSync(join(dataDir, left), canaryOf('guest')); // a file that cannot be opened, and a file left by a crash
  const { stdout } = await run('erase', 'gst_later', '--json');
  expect(findCanaries()).toEqual(['guest', CONTENT]);
  const { backups } = erasedAnswer.parse(JSON.parse(stdout));
  for (const { file } of backups) rmSync(file, { recursive: true });
  expect(findCanaries()).toEqual([]);
}, 60_000);

it('deletes the encrypted answer stored for a repeated call about the guest', async () => {
  const db = openDatabase(storeIn(dataDir));
  expect(await db.selectFrom('idempotency').select('route').execute()).toEqual([]);
  await db.destroy();
});

it('covers each table of the store: a new table without a line in this test fails', () => {
  const planted = Object.values(PLANTED).map(([table]) => table);
  const known = [...new Set([...planted, ...PLANTED_APART, ...IDS_ALONE, ...PSEUDONYMS, ...NO_GUESTS])];
  expect(known.toSorted()).toEqual(tables.filter((name) => !OF_SQLITE.test(name)).toSorted());
});

it('plants a canary in each table about a guest, a conversation or a booking', () => {
  expect(unplanted).toEqual(IDS_ALONE);
});

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tables with a guest's id but without a canary. */
async function listUnplanted(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct tables.name from sqlite_schema as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.name in ('conversationId', 'guestId', 'reservationId', 'messageId', 'uploadId', 'ourId')
    order by tables.name`.execute(db);
  const planted = new Set(Object.values(PLANTED).map(([table]) => table));
  return rows.flatMap(({ name }) => (planted.has(name) ? [] : [name]));
}

/** The kinds whose canary is found in some file, in upper or lower case. */
function findCanaries(): string[] {
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dataDir, name))
    .filter((path) => statSync(path).isFile());
  const bytes = files.map((path) => readFileSync(path).toString('latin1').toLowerCase());
  return KINDS.filter((kind) => bytes.some((text) => text.includes(canaryOf(kind).toLowerCase())));
}

/** Inserts a row. Required columns without a given value are left empty. */
async function plant(db: Db, table: string, given: Record<string, string | number>): Promise<void> {
  const { rows } = await sql<{ name: string; type: string; notnull: number }>`
    pragma table_info(${sql.lit(table)})`.execute(db);
  const columns = rows.filter(({ name, notnull }) => name in given || notnull === 1);
  const values = columns.map(({ name, type }) => sql.lit(given[name] ?? (type === 'INTEGER' ? 0 : '')));
  const names = columns.map(({ name }) => sql.id(name));
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db);
}
