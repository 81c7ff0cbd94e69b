import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordConsent } from '../../../bff/conversation/guest/guest-acts.ts';
import { readProfile } from '../../../bff/conversation/guest/guest-profile.ts';
import { type GuestSession, newGuestSession, writeGuestToken } from '../../../bff/conversation/guest/guest-session.ts';
import { GuestStream } from '../../../bff/conversation/guest/guest-stream.ts';
import { openSession } from '../../../bff/conversation/guest/open-session.ts';
import { describeProperty } from '../../../bff/conversation/house/describe-property.ts';
import { receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { insertGuest } from '../../../bff/store/guests/guests.ts';
import { saveLook } from '../../../bff/store/house/look.ts';
import { findServing } from '../../../bff/store/sqlite/serving.ts';
import { type Look, USUAL_LOOK } from '../../../shared/api/house/look.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** The promises of the look, tested with the engine, the store and the pages. */

let house: StaffedHouse;
beforeAll(async () => {
  house = await openStaffedHouse();
});
afterAll(() => house.close());

async function look(change: Partial<Look>): Promise<void> {
  const at = house.now().toISOString();
  await house.services.writer.write((trx) => saveLook(trx, house.propertyId, { ...USUAL_LOOK, ...change }, at));
}

async function readLook(locale: string) {
  const serving = await findServing(house.services.db, house.propertyId);
  if (serving === undefined) throw new Error('no property');
  return describeProperty(house.services, serving, { locale, waitMs: 60_000 });
}

function write(session: GuestSession, text = 'Hello') {
  return receiveMessage(house.services, session, { type: 'send', id: randomUUID(), text }, { locale: 'en' });
}

const newSession = () => newGuestSession(house.propertyId, house.now());

describe('conversation starters that are found automatically', () => {
  it.each(['en', 'de', 'ja', 'ar'])('are questions that are answered in the guest’s language: %s', async (locale) => {
    const { look: own } = await readLook(locale);
    expect(own?.starters.length).toBeGreaterThanOrEqual(3);
    for (const { text, language } of own?.starters ?? []) {
      expect(language).toBe(locale);
      const { decision } = await house.services.ask(house.propertyId, { text, language });
      expect(
        decision.steps.map(({ kind }) => kind),
        text,
      ).toContain('answer');
    }
  });

  it('follow the house’s knowledge, and are the house’s own questions if nothing else can be answered', async () => {
    const { db, writer } = house.services;
    await writer.write(async (trx) => {
      await trx.deleteFrom('faq').execute();
      await trx.updateTable('property').set({ amenities: '[]' }).execute();
      await trx
        .updateTable('training')
        .set({ checkIn: '', checkOut: '', policies: '', specialties: '', revision: 1_000 })
        .execute();
    });
    expect((await readLook('de')).look?.starters).toEqual([]);
    const at = house.now().toISOString();
    const faq = { id: 'faq_1', propertyId: house.propertyId, position: 0, createdAt: at, updatedAt: at };
    await writer.write(async (trx) => {
      await trx
        .insertInto('faq')
        .values({ ...faq, question: 'Is there a casino nearby?', answer: 'Yes, there is a casino in the old town.' })
        .execute();
      await trx.updateTable('training').set({ revision: 1_001 }).execute();
    });
    expect((await readLook('de')).look?.starters).toEqual([{ text: 'Is there a casino nearby?', language: 'en' }]);
    expect(await db.selectFrom('conversation').selectAll().execute()).toEqual([]);
  });
});

describe('the promise of instant replies', () => {
  it('is shown only if the assistant answers by itself', async () => {
    expect((await readLook('en')).repliesAtOnce).toBe(true);
    for (const aiMode of ['assisted', 'manual']) {
      await house.setActivation({ aiMode });
      expect((await readLook('en')).repliesAtOnce, aiMode).toBe(false);
    }
    await house.setActivation({ aiMode: 'auto' });
  });
});

describe('a house that requires consent', () => {
  const consent = { required: true, version: '2026-11', text: { en: 'We keep it.' }, privacyUrl: null };

  it('stores no message before consent, after its withdrawal, or with consent to an older text', async () => {
    await look({ consent });
    const session = newSession();
    const agree = (granted: boolean, version: string) =>
      recordConsent(house.services, session, { locale: 'en' }, { granted, version, language: 'en' });
    const before = await house.services.db.selectFrom('conversation').selectAll().execute();
    await expect(write(session, 'My name is Secret')).rejects.toMatchObject({ code: 'consent_required' });
    expect(await house.services.db.selectFrom('conversation').selectAll().execute()).toEqual(before);
    await agree(true, '2025-01');
    await expect(write(session)).rejects.toMatchObject({ code: 'consent_required' });
    await agree(true, '2026-11');
    await write(session);
    await agree(false, '2026-11');
    await expect(write(session)).rejects.toMatchObject({ code: 'consent_required' });
    await agree(true, '2026-11');
    await look({ consent: { ...consent, version: '2027-01' } });
    await expect(write(session)).rejects.toMatchObject({ code: 'consent_required' });
  });

  it('asks each page until the guest agrees, and stores each consent in the guest’s profile', async () => {
    await look({ consent });
    const session = newSession();
    const asked = async () => {
      const opened = await openSession(house.services, { type: 'hello', propertyId: house.propertyId, session: token });
      const [welcome] = 'frames' in opened ? opened.frames : [];
      return welcome?.type === 'welcome' ? welcome.property.consentRequired : null;
    };
    const token = writeGuestToken(house.services.secrets, session);
    expect(await asked()).toBe(true);
    await recordConsent(
      house.services,
      session,
      { locale: 'de' },
      { granted: true, version: '2026-11', language: 'de' },
    );
    expect(await asked()).toBe(false);
    const at = house.now().toISOString();
    const guest = await house.services.writer.write(async (trx) => {
      const made = await insertGuest(trx, house.propertyId, { lastName: 'Sommer' }, at);
      await trx
        .updateTable('conversation')
        .set({ guestId: made.id })
        .where('id', '=', session.conversationId)
        .execute();
      return made;
    });
    const { consents } = await readProfile(house.services.db, guest);
    expect(consents).toEqual([{ version: '2026-11', language: 'de', granted: true, at }]);
    await look({});
  });
});

describe('open pages', () => {
  it('do not wait for the starters, and receive them when they are found', async () => {
    const { services, propertyId } = house;
    const later = new Promise<void>((resolve) => services.feed.onProperty(propertyId, resolve));
    const serving = await findServing(services.db, propertyId);
    if (serving === undefined) throw new Error('no property');
    let goOn = (): void => {};
    const thinking = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const read: typeof services.engine.read = async (...given) => {
      await thinking;
      return services.engine.read(...given);
    };
    const busy = { ...services, engine: { ...services.engine, read } };
    const first = await describeProperty(busy, serving, { locale: 'it', waitMs: 0 });
    expect(first.look?.starters).toEqual([]);
    goOn();
    await later;
    const then = await describeProperty(services, serving, { locale: 'it' });
    expect(then.look?.starters).not.toEqual([]);
  });

  it('are informed of changes of their own property only', async () => {
    const heard: string[] = [];
    const follow = async (propertyId: string) => {
      const sink = {
        isClosing: false,
        send: () => undefined,
        sendIfIdle: (frame: object) => heard.push(`${propertyId === house.propertyId} ${JSON.stringify(frame)}`),
        ready: async () => undefined,
        close: () => undefined,
      };
      const stream = new GuestStream(house.services, newGuestSession(propertyId, house.now()), sink);
      await stream.start([], 0);
      return stream;
    };
    const streams = [await follow(house.propertyId), await follow('prp_01J00000000000000000000001')];
    house.services.feed.publishProperty(house.propertyId);
    expect(heard).toEqual(['true {"type":"property"}']);
    for (const stream of streams) stream.close();
    house.services.feed.publishProperty(house.propertyId);
    expect(heard).toHaveLength(1);
  });
});
