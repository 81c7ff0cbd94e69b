import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantStay } from '../../../../bff/access/grants.ts';
import { newGuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { inProcess } from '../../../../bff/conversation/turn/engine-calls.ts';
import { embeddedEngine as engine } from '../../../../bff/embedded-engine.ts';
import { findByNumber } from '../../../../bff/store/guests/reservations.ts';
import type { Schema } from '../../../../bff/store/schema/schema.ts';
import { type ModelServer, startModelServer } from '../../../support/engine/model-server.ts';
import { openStaffedHouse, type StaffedHouse } from '../../../support/staffed-house.ts';

/** The property changes its AI mode while an answer is being made. */
const ASKED = 'Wo kann ich mein Auto parken?';
const SAID = ['Unsere Garage liegt unter dem Haus. [S1] ', 'Ein Stellplatz kostet 18 € pro Nacht. [S1] ', 'Gern.'];
const SLOW_MS = 450;

let server: ModelServer;
let house: StaffedHouse;
let meanwhile: Partial<Schema['activation']> | null = null;

beforeAll(async () => {
  server = await startModelServer();
  house = await openStaffedHouse({
    env: {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: server.baseUrl,
      LLM_MODEL: 'test-model',
      LLM_MONTHLY_BUDGET: 'none',
      ALLOW_PRIVATE_NETWORKS: 'true',
    },
    engine: inProcess({
      ...engine,
      compose(...given) {
        const change = meanwhile;
        meanwhile = null;
        // The store runs one write at a time; this one runs before the reply's.
        if (change !== null) void house.setActivation(change);
        return engine.compose(...given);
      },
    }),
  });
});
afterAll(async () => {
  await house.close();
  await server.close();
});
beforeEach(() => house.setActivation({ aiMode: 'auto', languageModel: 1 }));

describe('a mode that changes while a slow model writes its answer', () => {
  it.each(['before its first word', 'after its first sentence'])(
    'to manual, %s: the answer is discarded',
    async (when) => {
      const { session, shown } = await askWhileChanging({ aiMode: 'manual' }, when === 'after its first sentence');
      expect((await house.messages(session)).map(({ author }) => author)).toEqual(['guest']);
      expect(shown).not.toContain('18 €');
      expect(await house.conversation(session)).toMatchObject({ state: 'waiting', mode: 'staff' });
      expect(await house.alerts()).toContainEqual(expect.objectContaining({ kind: 'manual_mode' }));
    },
  );

  it('to assisted: the answer becomes a draft', async () => {
    const { session, shown } = await askWhileChanging({ aiMode: 'assisted' });
    expect((await house.messages(session)).map(({ author }) => author)).toEqual(['guest']);
    expect(shown).toBe('');
    const drafts = await house.services.db.selectFrom('draft').selectAll().execute();
    expect(drafts).toMatchObject([{ conversationId: session.conversationId, state: 'open' }]);
    expect(await house.conversation(session)).toMatchObject({ state: 'open', mode: 'assisted' });
  });

  it('and switches the model off: the engine’s answer is sent', async () => {
    const { session, shown } = await askWhileChanging({ languageModel: 0 });
    const [, answer] = await house.messages(session);
    expect(answer).toMatchObject({ author: 'ai', text: expect.stringContaining('Our garage is under the house') });
    expect(shown).toBe('');
  });

  it('and stays the same: the model’s answer is sent', async () => {
    const { session } = await askWhileChanging({ aiMode: 'auto' });
    expect((await house.messages(session)).at(-1)?.text).toContain('Unsere Garage liegt unter dem Haus.');
  });
});

describe('a mode that changes while a guest’s yes to an extra is processed', () => {
  it.each([
    ['auto', 'ai', 1, 1],
    ['assisted', 'guest', 0, 1],
    ['manual', 'guest', 0, 0],
  ] as const)('to %s: the extra is booked only if that mode books extras', async (aiMode, author, charges, tasks) => {
    const { session } = await house.say('Hello');
    const { db, writer, secrets } = house.services;
    await writer.write(async (trx) => {
      await trx.deleteFrom('offerMade').execute();
      const stay = await findByNumber(trx, house.propertyId, 'LH-50977');
      const { propertyId, conversationId } = session;
      const given = { level: 'booking', reason: 'test', at: house.now().toISOString() } as const;
      await grantStay(trx, secrets, { propertyId, conversationId, reservationId: stay?.id ?? '', ...given });
    });
    await house.say('Is late check-out possible?', session);
    meanwhile = { aiMode };
    await house.say('yes', session);
    const readRows = (table: 'charge' | 'task') =>
      db.selectFrom(table).selectAll().where('conversationId', '=', session.conversationId).execute();
    expect([
      (await house.messages(session)).at(-1)?.author,
      (await readRows('charge')).length,
      (await readRows('task')).length,
    ]).toEqual([author, charges, tasks]);
  });
});

/** A guest asks. The property changes its mode after the model is asked, or after its first sentence is shown. */
async function askWhileChanging(change: Partial<Schema['activation']>, afterFirst = false) {
  const session = newGuestSession(house.propertyId, house.now());
  let shown = '';
  const asked = new Promise<void>((resolve) => {
    server.play(() => {
      if (!afterFirst) resolve();
      return { text: SAID, pieceMs: SLOW_MS, ...(afterFirst ? {} : { firstByteMs: SLOW_MS }) };
    });
    house.services.feed.onGuest(session.conversationId, {
      event: () => {},
      closing: () => {},
      signal: (signal) => {
        if (signal.type !== 'delta') return;
        shown += signal.text;
        resolve();
      },
    });
  });
  const said = house.say(ASKED, session);
  await asked;
  await house.setActivation(change);
  await said;
  return { session, shown };
}
