import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { registerAccount } from '../../../bff/auth/register.ts';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { openServices, type Services } from '../../../bff/compose.ts';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { receiveMessage } from '../../../bff/conversation/turn/receive.ts';
import { saveActivation } from '../../../bff/store/house/activation.ts';
import { saveProperty } from '../../../bff/store/house/properties.ts';
import { replaceTraining } from '../../../bff/store/house/training.ts';
import type { Decision, DecisionStep } from '../../../shared/domain/decision.ts';
import type { BenchHotel, Outcome, TurnAnswer } from './format.ts';

/** The kinds of tasks that our engine creates, in the bench's words. */
const ABOUT: Record<string, string> = {
  towels_linen: 'towels|linen',
  pillow_blanket: 'pillow|blanket',
  toiletries: 'toiletries',
  crib_extra_bed: 'crib|bed',
  room_cleaning: 'cleaning',
  maintenance: 'repair',
  air_conditioning: 'repair',
  key_card: 'key',
  food_order: 'food',
  room_service: 'food',
  special_occasion: 'occasion',
  luggage_storage: 'luggage',
  lost_and_found: 'lost',
  dietary: 'diet',
  cleanliness: 'dirt|cleaning',
  wake_up_call: 'wake_up',
  restaurant: 'table',
  events_tickets: 'tickets',
  airport_transfer: 'transfer',
  car_rental: 'car',
};
const parts = z.array(z.object({ text: z.string(), language: z.string() }));
const FIRST_TASK = '';

/** Our own engine as a bench target: the real pipeline and store, with a clock that is set for each conversation. */
export class OwnEngine {
  readonly #services: Services;
  readonly #dataDir: string;
  readonly #clock: { now: Date };
  readonly #hotels = new Map<string, { propertyId: string; hotel: BenchHotel }>();
  readonly #guests = new Map<string, { session: GuestSession; seen: number; newestTask: string }>();

  readonly #heard = new Set<string>();

  private constructor(services: Services, dataDir: string, clock: { now: Date }) {
    this.#services = services;
    this.#dataDir = dataDir;
    this.#clock = clock;
  }

  /** `settings`: environment variables besides those the bench needs, for a language model. */
  static async open(settings: Readonly<Record<string, string>> = {}): Promise<OwnEngine> {
    const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-hotels-'));
    const read = readConfig({ DATA_DIR: dataDir, REGISTRATION: 'open', ...settings });
    if ('faults' in read) throw new Error(read.faults.join());
    const clock = { now: new Date() };
    const services = await openServices({ config: read.config, log: createLog('silent'), clock: () => clock.now });
    return new OwnEngine(services, dataDir, clock);
  }

  async addHotel(id: string, hotel: BenchHotel): Promise<void> {
    const { writer, secrets } = this.#services;
    const at = new Date('2026-01-01T00:00:00Z');
    const propertyId = await writer.write(async (trx) => {
      const given = { propertyName: hotel.name, email: `${id}@hotels.example`, phone: hotel.phone };
      const { property } = await registerAccount(trx, { secrets, registration: 'open', plan: 'enterprise' }, given, at);
      const { name, address, timezone, languages, amenities, currency, phone } = hotel;
      const said = { name, address, timezone, languages, amenities, currency, phone: phone.replace(/[^+\d]/g, '') };
      await saveProperty(trx, { ...property, ...said, updatedAt: at.toISOString() });
      const { checkIn, checkOut, policies, specialties, faqs } = hotel;
      const training = { propertyInfo: { checkIn, checkOut, policies, specialties }, faqs };
      await replaceTraining(trx, property.id, training, at.toISOString());
      const activation = {
        channels: ['widget' as const],
        aiMode: 'auto' as const,
        businessHours: { mon_fri: '24/7', weekend: '24/7' },
      };
      await saveActivation(trx, property.id, { ...activation, active: true }, at.toISOString());
      return property.id;
    });
    this.#hotels.set(id, { propertyId, hotel });
  }

  /** Answers a guest's line. `at`: the local time at the hotel when the conversation begins. */
  async turn(hotelId: string, conversation: string, at: string, text: string): Promise<TurnAnswer> {
    const known = this.#hotels.get(hotelId);
    if (known === undefined) throw new Error(`No hotel ${hotelId}`);
    const key = `${hotelId} ${conversation}`;
    const { timezone } = known.hotel;
    const guest = this.#guests.get(key);
    const minutes = guest === undefined ? 0 : guest.seen;
    const local = Temporal.PlainDateTime.from(at)
      .add({ seconds: minutes * 20 })
      .toZonedDateTime(timezone);
    this.#clock.now = new Date(local.epochMilliseconds);
    const current = guest ?? {
      session: newGuestSession(known.propertyId, this.#clock.now),
      seen: 0,
      newestTask: FIRST_TASK,
    };
    this.#guests.set(key, current);
    const frame = { type: 'send', id: randomUUID(), text } as const;
    const { message } = await receiveMessage(this.#services, current.session, frame, {});
    await this.#services.turns.begin(message);
    await this.#services.turns.sweep();
    return this.#look(current, timezone);
  }

  /** The language model's calls since this method was last called: purpose, outcome, and the checks that left sentences out. */
  async listNewModelCalls(): Promise<string[]> {
    const rows = await this.#services.db
      .selectFrom('modelUsage')
      .select(['id', 'purpose', 'outcome', 'detail'])
      .execute();
    const fresh = rows.filter(({ id }) => !this.#heard.has(id));
    for (const { id } of fresh) this.#heard.add(id);
    return fresh.map(({ purpose, outcome, detail }) =>
      [purpose, outcome, detail].filter((part) => part !== '').join(' '),
    );
  }

  async #look(
    guest: { session: GuestSession; seen: number; newestTask: string },
    timezone: string,
  ): Promise<TurnAnswer> {
    const { db } = this.#services;
    const { conversationId } = guest.session;
    const all = await db
      .selectFrom('message')
      .selectAll()
      .where('conversationId', '=', conversationId)
      .orderBy('staffSeq')
      .execute();
    const said = all.filter(
      ({ staffSeq, author, internal }) => staffSeq > guest.seen && author !== 'guest' && internal === 0,
    );
    guest.seen = all.at(-1)?.staffSeq ?? 0;
    const newest = await db
      .selectFrom('decision')
      .selectAll()
      .where('conversationId', '=', conversationId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const decision: Decision | null = newest === undefined ? null : JSON.parse(newest.decision);
    const rows = await db
      .selectFrom('task')
      .selectAll()
      .where('conversationId', '=', conversationId)
      .orderBy('id')
      .execute();
    const open = rows.filter(({ state }) => state === 'open' || state === 'in_progress');
    const tasks = open.map(({ id, kind, room, title, detail, dueAt }) => {
      const due = Temporal.Instant.from(dueAt).toZonedDateTimeISO(timezone);
      const text = `${title} ${detail}`;
      const time = /at (\d{2}:\d{2})/.exec(title)?.[1] ?? null;
      // `due` is when staff must act; the day the guest wants stands in the title.
      const date = /on (\d{4}-\d{2}-\d{2})/.exec(title)?.[1] ?? null;
      return {
        about: ABOUT[kind] ?? kind,
        room,
        text,
        date: date ?? due.toPlainDate().toString(),
        time: time ?? due.toPlainTime().toString({ smallestUnit: 'minute' }),
        isNew: id > guest.newestTask,
      };
    });
    guest.newestTask = rows.at(-1)?.id ?? guest.newestTask;
    const language = said.at(-1)?.language ?? '';
    const quoted = said.flatMap((message) =>
      message.parts === null
        ? []
        : parts.parse(JSON.parse(message.parts)).filter((part) => part.language !== message.language),
    );
    return {
      reply: said.map((message) => message.text).join('\n'),
      quoted: quoted.map((part) => part.text).join('\n'),
      language,
      outcomes: [...new Set((decision?.steps ?? []).flatMap(toOutcomes))],
      reason: decision?.reason ?? '',
      tasks,
    };
  }

  async close(): Promise<void> {
    await this.#services.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

function toOutcomes(step: DecisionStep): Outcome[] {
  switch (step.kind) {
    case 'answer':
      return ['answer'];
    case 'clarify':
      return ['ask'];
    case 'verify':
      return ['refer'];
    case 'task':
      return step.act === 'withdraw' ? ['declined'] : ['task'];
    case 'offer':
      return step.act === 'declined' || step.act === 'withdrawn' ? ['declined'] : ['answer', 'ask'];
    case 'handoff':
      if (step.why === 'emergency') return ['emergency'];
      return step.why === 'no_answer' || step.why === 'needs_booking' ? ['unknown', 'refer'] : ['human', 'unknown'];
    case 'smalltalk':
      return step.act === 'out_of_scope' ? ['outside'] : ['talk', 'declined'];
    default:
      return step satisfies never;
  }
}
