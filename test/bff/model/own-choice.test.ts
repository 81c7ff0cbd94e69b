import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { approveDraft } from '../../../bff/conversation/staff/drafts.ts';
import { PATIENCE } from '../../../bff/model/call-model.ts';
import { findOpenDrafts } from '../../../bff/store/conversations/drafts.ts';
import { type ModelServer, startModelServer } from '../../support/engine/model-server.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../support/staffed-house.ts';
import { openBooking } from '../access/open-booking.ts';

/** A property's own setting for the model, and what the model never gets or delays. */
const ASKED = 'Wo kann ich mein Auto parken?';
const SAID = 'Unsere Garage liegt unter dem Haus, Zufahrt über die Mill Lane. [S1]';
const SHOWN = 'Unsere Garage liegt unter dem Haus, Zufahrt über die Mill Lane.';
/** Longer than any test or the engine waits, so that a caller that waits for this answer never ends. */
const HANGS = { text: SAID, firstByteMs: 3_600_000 };
const USUAL = { ...PATIENCE };
/** Fences are random letters. */
const FENCE = /<<<[0-9a-f]+|[0-9a-f]+>>>/g;

let server: ModelServer;
let house: StaffedHouse;
let session: GuestSession;
beforeAll(async () => {
  Object.assign(PATIENCE, { firstTokenMs: 3_600_000, wholeMs: 3_600_000 });
  server = await startModelServer();
  const env = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: server.baseUrl, LLM_MODEL: 'test-model' };
  house = await openStaffedHouse({ env });
});
afterAll(async () => {
  await house.close();
  await server.close();
  Object.assign(PATIENCE, USUAL);
});
beforeEach(() => {
  server.requests.length = 0;
  server.play({ text: SAID });
  session = newGuestSession(house.propertyId, house.now());
});
afterEach(() => house.setActivation({ languageModel: 1, aiMode: 'auto' }));

describe('a property that declines the model', () => {
  it.each(['auto', 'assisted'] as const)(
    'is answered by the engine alone in %s, from the next message on',
    async (aiMode) => {
      await house.setActivation({ aiMode });
      await house.say(ASKED, session);
      expect(server.requests).toHaveLength(1);
      await house.setActivation({ languageModel: 0 });
      await house.say(ASKED, session);
      await house.say('Any chance of paddling about somewhere?', session);
      expect(server.requests).toHaveLength(1);
    },
  );

  it('does not call the model in a dry run either', async () => {
    await house.setActivation({ languageModel: 0 });
    const outcome = await house.services.ask(house.propertyId, { text: ASKED, withModel: true });
    expect(outcome).toMatchObject({ model: 'declined', reply: { language: 'de' } });
    expect(outcome).not.toHaveProperty('rewritten');
    expect(server.requests).toHaveLength(0);
  });
});

describe('a dry run', () => {
  it('shows the prompt of the model, and calls the model only on request', async () => {
    const alone = await house.services.ask(house.propertyId, { text: ASKED });
    expect(alone.model).toBe('translate');
    expect(server.requests).toHaveLength(0);
    const { rewritten, ...own } = await house.services.ask(house.propertyId, { text: ASKED, withModel: true });
    expect(own).toEqual(alone);
    expect(rewritten).toMatchObject({
      outcome: 'reply',
      reply: { text: SHOWN },
      decision: { reason: /language model/ },
    });
    const [used] = await house.services.db.selectFrom('modelUsage').selectAll().orderBy('id', 'desc').execute();
    expect(used).toMatchObject({ conversationId: null, purpose: 'translate', outcome: 'reply' });
  });

  it('shows the engine’s own words if the model’s words fail the checks', async () => {
    server.play({ text: 'Ein Stellplatz kostet 12 € pro Nacht. [S1]' });
    const { rewritten, reply } = await house.services.ask(house.propertyId, { text: ASKED, withModel: true });
    expect(rewritten).toMatchObject({ outcome: expect.stringMatching(/^ungrounded/), reply });
  });

  it('does not ask the model about danger', async () => {
    const outcome = await house.services.ask(house.propertyId, { text: 'There is a fire!', withModel: true });
    expect(outcome.model).toBe('not_asked');
  });
});

describe('a call for help', () => {
  it('ends the model call for an earlier message of the same guest', async () => {
    server.play(HANGS);
    const asked = house.say(ASKED, session);
    await expect.poll(() => server.requests.length).toBe(1);
    await house.say('Es brennt in meinem Zimmer!', session);
    await asked;
    expect((await said()).at(-1)).toContain('112');
  });

  it('is not delayed by other messages in between', async () => {
    server.play(HANGS);
    const lines = [house.say(ASKED, session)];
    await expect.poll(() => server.requests.length).toBe(1);
    lines.push(house.say(ASKED, session), house.say(ASKED, session));
    await expect.poll(async () => (await house.messages(session)).length).toBe(3);
    await house.say('Es brennt in meinem Zimmer!', session);
    await Promise.all(lines);
    expect((await said()).at(-1)).toContain('112');
  });

  it('of another guest does not wait for a model call', async () => {
    server.play(HANGS);
    const others = Array.from({ length: 20 }, () => newGuestSession(house.propertyId, house.now()));
    const waiting = others.map((other) => house.say(ASKED, other));
    await expect.poll(() => server.requests.length).toBe(16);
    await house.say('Es brennt in meinem Zimmer!', session);
    expect((await said()).at(-1)).toContain('112');
    for (const other of others) await house.say('Es brennt!', other); // releases them
    await Promise.all(waiting);
  });

  it('ends no model call if the new message is an ordinary one', async () => {
    server.play({ text: SAID, firstByteMs: 300 });
    const first = house.say(ASKED, session);
    await expect.poll(() => server.requests.length).toBe(1);
    await house.say('Danke', session);
    await first;
    expect(await said()).toContain(SHOWN);
  });
});

it('the prompt contains only public lines of the conversation: nothing about a booking and no colleague’s words', async () => {
  await openBooking(house, session, 'LH-48213');
  await house.say('Wann muss ich auschecken? Und in welchem Zimmer bin ich?', session);
  await house.say('Zwei Handtücher bitte', session);
  await house.say('Wann gibt es Frühstück?', session);
  server.requests.length = 0;
  await house.say(ASKED, session);
  const [{ user } = { user: '' }] = server.requests;
  const told = user.replaceAll(FENCE, '');
  expect(told).toContain('Frühstück');
  expect(told).toMatch(/Hotel: .*7:00/);
  expect(told).not.toMatch(/204|22\. Nov|Hotel: .*Handtücher/);
});

it('the model’s reply waits for approval as every other reply', async () => {
  await house.setActivation({ aiMode: 'assisted' });
  await house.say(ASKED, session);
  expect(await said()).toEqual([]);
  const [draft] = await findOpenDrafts(house.services.db, house.propertyId, session.conversationId);
  await approveDraft(house.services, { propertyId: house.propertyId, draftId: draft?.id ?? '', actor: PROGRAM });
  expect(await said()).toEqual([SHOWN]);
});

async function said(): Promise<string[]> {
  return (await house.messages(session)).filter(({ author }) => author !== 'guest').map(({ text }) => text);
}
