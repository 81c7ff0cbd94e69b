import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../bff/base/log.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { createEnginePool } from '../../../bff/engine-pool/pool.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** Exists after the first death of a worker. */
const DEATH_MARKER = join(tmpdir(), `service-chat-parked-${process.pid}`);
const REASON = expect.stringContaining('did not come to an end');

describe('a message that the engine cannot finish in time', { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-parked-'));
  const tried = join(folder, 'tried.txt');
  let house: StaffedHouse;
  beforeAll(async () => {
    const engine = new URL('../../support/engine/scripted-engine.ts', import.meta.url);
    engine.searchParams.set('log', tried);
    house = await openStaffedHouse({
      engine: async () =>
        createEnginePool({
          log: createLog('silent'),
          voice: embeddedEngine,
          threads: {
            engine: engine.href,
            workers: 2,
            limitsMs: { text: 250, first: 1_500, unhurried: 30_000 },
          },
        }),
    });
    await house.hire('Robin', { departments: ['front_desk'], languages: ['en', 'de'] });
  });
  afterAll(async () => {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
    rmSync(DEATH_MARKER, { force: true });
  });

  /** The number of times that the engine had to understand a line. */
  const triesOf = (line: string) =>
    readFileSync(tried, 'utf8')
      .split('\n')
      .filter((text) => text === line).length;

  it('is tried twice, then handed to staff with a reason, and the guest is informed in their language', async () => {
    const { session } = await house.say('Guten Tag, wann gibt es Frühstück?');
    await house.say('SPIN eins', session);
    expect(triesOf('SPIN eins')).toBe(2);
    const [, , parked, told] = await house.messages(session);
    expect(parked).toMatchObject({ author: 'guest', text: 'SPIN eins' });
    expect(told).toMatchObject({ author: 'ai', language: 'de', replyTo: parked?.id });
    expect(told?.text).toMatch(/Kolleg|Team|Mitarbeit/);
    expect(await house.conversation(session)).toMatchObject({ state: 'waiting' });
    expect(await house.alerts()).toContainEqual(expect.objectContaining({ kind: 'unreadable' }));
    const [decided] = await house.services.db
      .selectFrom('decision')
      .select('decision')
      .where('messageId', '=', parked?.id ?? '')
      .execute();
    expect(JSON.parse(decided?.decision ?? '{}')).toMatchObject({
      steps: [{ kind: 'handoff', why: 'unreadable' }],
      reason: REASON,
    });
  });

  it('is not tried again after a restart, and the guest’s next message is answered', async () => {
    const { session } = await house.say('SPIN zwei');
    await house.restart();
    await house.services.turns.sweep();
    expect(triesOf('SPIN zwei')).toBe(2);
    await house.say('When is breakfast?', session);
    expect((await house.messages(session)).at(-1)).toMatchObject({ author: 'ai', text: expect.stringMatching(/7:00/) });
  });

  it('does not delay any other conversation', async () => {
    const order: string[] = [];
    const hard = house.say('SPIN drei').then(() => order.push('hard'));
    for (let guest = 0; guest < 5; guest++) await house.say('When is breakfast?');
    order.push('others');
    await hard;
    expect(order).toEqual(['others', 'hard']);
  });

  it('is stored and acknowledged even if the engine could not detect its language', async () => {
    const { session } = await house.say('SPIN AT ONCE');
    expect(await house.messages(session)).toMatchObject([
      { author: 'guest', text: 'SPIN AT ONCE', language: 'en' },
      { author: 'ai' },
    ]);
  });

  it('gets a draft for approval in assisted mode, and no draft in manual mode', async () => {
    await house.setActivation({ aiMode: 'assisted' });
    const assisted = await house.say('SPIN vier');
    const drafts = await house.services.db.selectFrom('draft').select('text').execute();
    await house.setActivation({ aiMode: 'manual' });
    const manual = await house.say('SPIN fünf');
    await house.setActivation({ aiMode: 'auto' });
    expect(drafts).toHaveLength(1);
    for (const { session } of [assisted, manual]) {
      expect((await house.messages(session)).map(({ author }) => author)).toEqual(['guest']);
      expect(await house.conversation(session)).toMatchObject({ state: 'waiting' });
    }
  });

  it('is answered once after its first attempt crashed the worker', async () => {
    // A random name may look like a question, so the engine is asked about this one.
    rmSync(DEATH_MARKER, { force: true });
    const line = `DIE ONCE ${DEATH_MARKER}`;
    const { session } = await house.say(line);
    expect(triesOf(line)).toBe(2);
    expect((await house.messages(session)).map(({ author }) => author)).toEqual(['guest', 'ai']);
    expect(await house.conversation(session)).toMatchObject({ state: 'open' });
  });

  it('is handed to staff if each attempt crashes the worker', async () => {
    const { session } = await house.say('DIE ALWAYS');
    expect(triesOf('DIE ALWAYS')).toBe(2);
    expect(await house.conversation(session)).toMatchObject({ state: 'waiting' });
  });

  it.each([
    ['another process that keeps the machine busy', 'WAIT: when is breakfast?'],
    ['a language that is being loaded', 'LEARN: when is breakfast?'],
  ])('is not parked if the engine takes long because of %s', async (_, line) => {
    const { session } = await house.say(line);
    expect(triesOf(line)).toBe(1);
    expect((await house.messages(session)).at(-1)).toMatchObject({ author: 'ai', text: expect.stringMatching(/7:00/) });
  });

  it('is not parked if the engine throws an error: the turn stays pending', async () => {
    const { message } = await house.say('THROW');
    const [work] = await house.services.db
      .selectFrom('outbox')
      .select(['doneAt', 'attempts'])
      .where('key', '=', message.id)
      .execute();
    expect(work).toMatchObject({ doneAt: null, attempts: 1 });
  });
});
