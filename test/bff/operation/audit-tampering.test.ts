import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecrets } from '../../../bff/base/secrets/secrets.ts';
import { type AnchorWitness, createWitness } from '../../../bff/operation/anchor-witness.ts';
import { type AuditAnchors, createAuditAnchors } from '../../../bff/operation/audit-anchors.ts';
import { verifyAudit } from '../../../bff/operation/verify-audit.ts';
import { type AuditRow, appendAudit } from '../../../bff/store/account/audit.ts';
import { expireAudit } from '../../../bff/store/account/audit-expiry.ts';
import type { Db, Row } from '../../../bff/store/schema/schema.ts';
import { migrate, openDatabase } from '../../../bff/store/sqlite/database.ts';
import { setMeta } from '../../../bff/store/sqlite/meta.ts';
import { createWriter, type Writer } from '../../../bff/store/sqlite/writer.ts';
import { AUDIT_ACTIONS } from '../../../shared/domain/staff/audit.ts';

const ENTRIES = 120;
const TAMPERINGS = 1_000;
const SEED = 20_261_122;

/** All that an attacker with the database and the anchors' file can restore. */
interface Snapshot {
  rows: AuditRow[];
  meta: Row<'meta'>[];
  anchors: string;
}

const secrets = createSecrets(Buffer.alloc(32, 7));
let folder: string;
let file: string;
let db: Db;
let writer: Writer;
let anchors: AuditAnchors;
/** The log at each anchor; the last one is complete. */
const history: Snapshot[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-audit-'));
  file = join(folder, 'anchors.jsonl');
  db = openDatabase(':memory:');
  await migrate(db);
  writer = createWriter(db);
  anchors = await createAuditAnchors({ db, writer, secrets, file, clock: () => new Date() });
  for (let number = 1; number <= ENTRIES; number++) {
    const at = number <= ENTRIES / 4 ? '2025-10-01T12:00:00.000Z' : '2026-11-22T12:00:00.000Z';
    await writer.write((trx) => appendAudit(trx, secrets, entryOf(number), at));
    // The content of a quarter of the entries is then expired.
    if (number === ENTRIES / 4 + 1) await expireOld();
    if (number % 10 === 0) {
      await anchors.note();
      history.push(await read());
    }
  }
});
afterAll(async () => {
  await writer.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe('the audit log', () => {
  it('is verified as intact if nobody changed it', async () => {
    expect(await verify()).toEqual({ whole: true, rows: ENTRIES, fault: null, anchors: 'apart' });
  });

  it(`reveals each of ${TAMPERINGS} tamperings: changed, cut, reordered, inserted or rolled-back entries, and changes of the anchors file`, async () => {
    const random = createRandom(SEED);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] ?? missing();
    const missed: string[] = [];
    const whole = history.at(-1) ?? missing();
    for (let round = 0; round < TAMPERINGS; round++) {
      const forged = structuredClone(whole);
      const told = pick(TAMPERS)(forged, { random, pick });
      await write(forged);
      const { whole: passes } = await verify();
      if (passes) missed.push(told);
    }
    expect(missed).toEqual([]);
  });

  it('reports what was tampered with, and where', async () => {
    const whole = history.at(-1) ?? missing();
    const old = history[4] ?? missing();
    await write({ ...old, anchors: whole.anchors });
    expect((await verify()).fault).toEqual({
      number: 51,
      words: expect.stringContaining('The log was rolled back: it ends with entry 50'),
    });
    await write({ ...whole, anchors: old.anchors });
    expect((await verify()).fault?.words).toContain('was cut: it has 5 lines');
    rmSync(file);
    expect((await verify()).fault?.words).toContain('is missing');
    await write(whole);
    await writer.write((trx) => trx.deleteFrom('audit').where('number', '>', 117).execute());
    expect((await verify()).fault).toEqual({
      number: 118,
      words: expect.stringContaining('Entries are missing after 117'),
    });
  });
});

it('an anchor line half written at a power cut is not tampering: the line is written again', async () => {
  const whole = history.at(-1) ?? missing();
  await write({ ...whole, anchors: `${whole.anchors}{"kind":"head","at":"2026-` });
  expect((await verify()).fault).toBeNull();
  await writer.write((trx) => appendAudit(trx, secrets, entryOf(ENTRIES + 1), '2026-11-22T12:00:00.000Z'));
  const again = await createAuditAnchors({ db, writer, secrets, file, clock: () => new Date() });
  await again.note();
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(whole.anchors.split('\n').length + 1);
  expect(await verify()).toMatchObject({ whole: true, rows: ENTRIES + 1 });
});

describe('a whole machine that is rolled back, with store and anchors', () => {
  it('is detected by the witness that received the anchors, even after the log continued', async () => {
    const told: string[] = [];
    const receiver = createServer((request, response) => {
      let text = '';
      request.on('data', (piece) => {
        text += piece;
      });
      request.on('end', () => {
        if (request.method === 'POST') told.push(text);
        response.end(request.method === 'POST' ? '' : `${told.join('\n')}\n`);
      });
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const address = receiver.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const witness = createWitness(`http://127.0.0.1:${port}`);
    const begin = () => createAuditAnchors({ db, writer, secrets, file, clock: () => new Date(), witness });
    const whole = history.at(-1) ?? missing();
    const old = history[4] ?? missing();
    await write(whole);
    await (await begin()).note();
    await (await begin()).note(); // the witness does not receive known anchors again
    expect(told).toHaveLength(whole.anchors.trim().split('\n').length);
    told.push(told.at(-1) ?? ''); // the answer to a line was lost, so the line was sent twice
    expect(await verify(witness)).toMatchObject({ whole: true, anchors: 'apart' });
    await write(old);
    expect(await verify()).toMatchObject({ whole: true }); // without the witness it is consistent
    expect((await verify(witness)).fault?.words).toContain('The log was rolled back: it ends with entry 50');
    for (let number = 51; number <= ENTRIES + 5; number++)
      await writer.write((trx) => appendAudit(trx, secrets, entryOf(number + 1), '2026-11-22T12:00:00.000Z'));
    await (await begin()).note();
    expect((await verify(witness)).whole).toBe(false);
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
    expect(await verify(witness)).toMatchObject({ anchors: 'silent' });
  });

  it('is not confirmed by a witness that lost some or all anchors', async () => {
    const told: string[] = [];
    const witness: AnchorWitness = {
      url: 'https://witness.example/one',
      tell: async (line) => void told.push(line),
      read: async () => told.join('\n'),
    };
    const begin = () => createAuditAnchors({ db, writer, secrets, file, clock: () => new Date(), witness });
    await write(history.at(-1) ?? missing());
    expect(await verify(witness)).toMatchObject({ whole: true, anchors: 'silent' }); // it has received nothing yet
    await (await begin()).note();
    expect(await verify(witness)).toMatchObject({ whole: true, anchors: 'apart' });
    const lines = told.length;
    const kept = told.splice(-1);
    expect((await verify(witness)).fault?.words).toBe(
      `The witness holds ${lines - 1} lines, and ${lines} were told to it`,
    );
    told.length = 0;
    expect(await verify(witness)).toMatchObject({ whole: false, anchors: 'silent' });
    const isChanged = {
      number: ENTRIES + 1,
      words: 'The signed number of lines that the witness was told was changed',
    };
    await writer.write((trx) => setMeta(trx, 'auditAnchorsTold', '{"lines":0}'));
    expect((await verify(witness)).fault).toEqual(isChanged);
    // A new witness gets everything from the beginning.
    const another = { ...witness, url: 'https://witness.example/two' };
    await (await createAuditAnchors({ db, writer, secrets, file, clock: () => new Date(), witness: another })).note();
    expect([told.length, told.at(-1)]).toEqual([lines, kept[0]]);
    expect(await verify(another)).toMatchObject({ whole: true, anchors: 'apart' });
  });

  it('is not detected by anchors in the data folder, and the report says so', async () => {
    await write(history.at(-1) ?? missing());
    expect(await verifyAudit({ db, secrets, anchorFile: file, dataDir: folder, witness: null })).toMatchObject({
      whole: true,
      anchors: 'beside',
    });
  });

  it('a deleted anchors file is not created again, because that would hide the deletion', async () => {
    await write(history.at(-1) ?? missing());
    rmSync(file);
    await expect(createAuditAnchors({ db, writer, secrets, file, clock: () => new Date() })).rejects.toThrow(
      'is missing',
    );
    expect((await verify()).whole).toBe(false);
  });
});

/** Verifies like the operator, with the anchors on another disk. */
function verify(witness: AnchorWitness | null = null) {
  return verifyAudit({ db, secrets, anchorFile: file, dataDir: join(folder, 'data'), witness });
}

interface Chance {
  random(): number;
  pick<T>(from: readonly T[]): T;
}

/** Each changes a snapshot in place and returns what it did. */
const TAMPERS: ((forged: Snapshot, chance: Chance) => string)[] = [
  function change({ rows }, { pick }) {
    const row = pick(rows);
    const column = pick(['accountId', 'actor', 'action', 'subject', 'detail', 'at', 'hash', 'previousHash'] as const);
    row[column] = `${row[column]}x`;
    return `changed ${column} of ${row.number}`;
  },
  function changeUnset({ rows }, { pick }) {
    const row = pick(rows);
    const column = pick(['propertyId', 'address'] as const);
    row[column] = row[column] === null ? 'prp_x' : null;
    return `changed ${column} of ${row.number}`;
  },
  function cutMiddle({ rows }, { random }) {
    const from = Math.floor(random() * (rows.length - 1));
    const count = 1 + Math.floor(random() * 5);
    rows.splice(from, count);
    return `cut ${count} at ${from}`;
  },
  function cutAndCloseUp({ rows }, { random }) {
    const from = Math.floor(random() * (rows.length - 1));
    rows.splice(from, 1);
    for (const [index, row] of rows.entries()) row.number = index + 1;
    return `cut one at ${from} and numbered again`;
  },
  function cutEnd({ rows }, { random }) {
    const count = 1 + Math.floor(random() * (rows.length - 1));
    rows.splice(rows.length - count, count);
    return `cut ${count} from the end`;
  },
  function reorder({ rows }, { random }) {
    const one = Math.floor(random() * (rows.length - 1));
    const [left, right] = [rows[one] ?? missing(), rows[one + 1] ?? missing()];
    [left.number, right.number] = [right.number, left.number];
    return `swapped ${one} with the next`;
  },
  function insert({ rows }, { pick }) {
    const row = pick(rows);
    for (const later of rows) if (later.number > row.number) later.number += 1;
    rows.push({ ...row, number: row.number + 1 });
    return `inserted a second ${row.number}`;
  },
  function insertBeforeTheFirst({ rows }, { pick }) {
    rows.unshift({ ...pick(rows), number: pick([0, -1, -7]) });
    return 'inserted one before the first';
  },
  function rollBack(forged, { pick }) {
    const old = pick(history.slice(0, -1));
    forged.rows = structuredClone(old.rows);
    forged.meta = structuredClone(old.meta);
    return `rolled back to ${old.rows.length}, its signed head with it`;
  },
  function rollBackAndGoOn(forged, { pick }) {
    // An attacker with the database but without the key cannot sign, but can copy signed anchors.
    const old = pick(history.slice(0, -1));
    forged.rows = [...structuredClone(old.rows), ...forged.rows.slice(old.rows.length + 1)];
    return `left out the entry after ${old.rows.length}`;
  },
  function cutAnchors(forged, { random }) {
    const lines = forged.anchors.trim().split('\n');
    const count = 1 + Math.floor(random() * lines.length);
    forged.anchors = lines.slice(0, lines.length - count).join('\n');
    return `cut ${count} lines from the anchors`;
  },
  function changeAnchors(forged, { random }) {
    const digits = [...forged.anchors].flatMap((letter, index) => (/[0-9A-Za-z]/.test(letter) ? [index] : []));
    const at = digits[Math.floor(random() * digits.length)] ?? 0;
    const other = forged.anchors[at] === '1' ? '2' : '1';
    forged.anchors = forged.anchors.slice(0, at) + other + forged.anchors.slice(at + 1);
    return `changed character ${at} of the anchors`;
  },
];

async function read(): Promise<Snapshot> {
  const rows = await db.selectFrom('audit').selectAll().orderBy('number').execute();
  return { rows, meta: await db.selectFrom('meta').selectAll().execute(), anchors: readFileSync(file, 'utf8') };
}

async function write({ rows, meta, anchors: text }: Snapshot): Promise<void> {
  writeFileSync(file, text);
  await writer.write(async (trx) => {
    await trx.deleteFrom('audit').execute();
    await trx.deleteFrom('meta').execute();
    for (let from = 0; from < rows.length; from += 50)
      await trx
        .insertInto('audit')
        .values(rows.slice(from, from + 50))
        .execute();
    if (meta.length > 0) await trx.insertInto('meta').values(meta).execute();
  });
}

async function expireOld(): Promise<void> {
  for (const propertyId of ['prp_1', null]) {
    const before = '2026-01-01T00:00:00.000Z';
    await writer.write((trx) => expireAudit(trx, secrets, { accountId: 'acc_1', propertyId }, before, ENTRIES));
  }
}

function entryOf(number: number) {
  return {
    accountId: 'acc_1',
    propertyId: number % 3 === 0 ? null : 'prp_1',
    actor: `usr_${number % 5}`,
    action: AUDIT_ACTIONS[number % AUDIT_ACTIONS.length] ?? missing(),
    subject: `cnv_${number}`,
    detail: { count: number },
    address: number % 2 === 0 ? null : '203.0.113.7',
  };
}

/** Returns the same numbers for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function missing(): never {
  throw new Error('There is none');
}
