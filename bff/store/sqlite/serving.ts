import { z } from 'zod';
import { AI_MODES, type AiMode, CHANNELS, type Channel } from '../../../shared/domain/conversation.ts';
import { type Coordinates, readCoordinates } from '../../../shared/domain/house/coordinates.ts';
import { chooseEmergencyNumbers, type EmergencyNumbers } from '../../../shared/domain/house/emergency-number.ts';
import type { Schedule } from '../../../shared/domain/house/hours.ts';
import { PLAN_IDS, PLAN_LIMITS, type Plan } from '../../../shared/domain/house/plans.ts';
import { WEEKDAYS } from '../../../shared/domain/house/week.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from './json.ts';
import { keepQuery, type Place } from './kept-query.ts';

const words = z.array(z.string());
const channels = z.array(z.enum(CHANNELS));
const days = z.partialRecord(z.enum(WEEKDAYS), z.string());
const hours = z.object({ mon_fri: z.string(), weekend: z.string(), days: days.optional() });
const holidays = z.array(z.object({ date: z.string(), hours: z.string() }));
const appearance = z.object({ accent: z.string().optional() });
const plan = z.enum(PLAN_IDS);
const mode = z.enum(AI_MODES);

/** Everything a conversation needs to know about its property, read with one query. */
export interface Serving {
  accountId: string;
  plan: Plan;
  /** Whether the store has bookings of this property. */
  keepsBookings: boolean;
  property: {
    id: string;
    name: string;
    address: string;
    timezone: string;
    languages: string[];
    amenities: string[];
    phone: string;
    /** The property's own numbers, or else its country's. */
    emergencyNumbers: EmergencyNumbers;
    currency: string;
    bookingUrl: string;
    coordinates: Coordinates | null;
    origins: string[];
    accent: string | undefined;
    updatedAt: string;
  };
  /** The version of the consent text that guests must agree to; null: no consent is needed. */
  consentVersion: string | null;
  training: { checkIn: string; checkOut: string; policies: string; specialties: string; revision: number };
  /**
   * `channels`: those switched on and included in the plan. `languageModel`: false if the property declines the optional
   * language model.
   */
  activation: { active: boolean; channels: Channel[]; aiMode: AiMode; languageModel: boolean; schedule: Schedule };
}

const readRow = keepQuery((db, place: Place<{ propertyId: string }>) =>
  db
    .selectFrom('property')
    .innerJoin('account', 'account.id', 'property.accountId')
    .innerJoin('training', 'training.propertyId', 'property.id')
    .innerJoin('activation', 'activation.propertyId', 'property.id')
    .leftJoin('look', 'look.propertyId', 'property.id')
    .selectAll('property')
    .select([
      'property.updatedAt as propertyUpdatedAt',
      'account.plan',
      'checkIn',
      'checkOut',
      'policies',
      'specialties',
      'revision',
    ])
    .select(['channels', 'aiMode', 'businessHours', 'holidays', 'active', 'languageModel', 'consentVersion'])
    .select((select) =>
      select
        .exists(select.selectFrom('reservation').select('id').whereRef('reservation.propertyId', '=', 'property.id'))
        .as('keepsBookings'),
    )
    .where('property.id', '=', place('propertyId')),
);

/** Undefined if there is no such property. The result is shared between callers: do not change it. */
export async function findServing(db: Db, propertyId: string): Promise<Serving | undefined> {
  const [row] = (await readRow(db, { propertyId })).rows;
  if (row === undefined) return undefined;
  const cached = parsed.get(propertyId);
  if (cached !== undefined && isSame(cached.row, row)) return cached.serving;
  const serving = toServing(row);
  parsed.delete(propertyId);
  parsed.set(propertyId, { row, serving });
  const [oldest] = parsed.keys();
  if (parsed.size > PARSED_MAX && oldest !== undefined) parsed.delete(oldest);
  return serving;
}

/** The last row of each property and its parsed form. Every message reads this data, and the data seldom changes. */
const parsed = new Map<string, { row: ServingRow; serving: Serving }>();
const PARSED_MAX = 200;

/** Whether two rows of plain values are equal. */
function isSame<Values extends object>(one: Values, other: Values): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}

type ServingRow = Awaited<ReturnType<typeof readRow>>['rows'][number];

function toServing(row: ServingRow): Serving {
  const servingPlan = plan.parse(row.plan);
  return {
    accountId: row.accountId,
    plan: servingPlan,
    keepsBookings: Boolean(row.keepsBookings),
    property: {
      id: row.id,
      name: row.name,
      address: row.address,
      timezone: row.timezone,
      languages: readJson(words, row.languages),
      amenities: readJson(words, row.amenities),
      phone: row.phone,
      emergencyNumbers: chooseEmergencyNumbers(row.emergencyNumber, row.timezone),
      currency: row.currency,
      bookingUrl: row.bookingUrl,
      coordinates: readCoordinates(row.coordinates),
      origins: readJson(words, row.origins),
      accent: readJson(appearance, row.appearance).accent,
      updatedAt: row.propertyUpdatedAt,
    },
    consentVersion: row.consentVersion,
    training: {
      checkIn: row.checkIn,
      checkOut: row.checkOut,
      policies: row.policies,
      specialties: row.specialties,
      revision: row.revision,
    },
    activation: {
      active: row.active === 1,
      channels: readJson(channels, row.channels).filter((channel) =>
        PLAN_LIMITS[servingPlan].channels.includes(channel),
      ),
      aiMode: mode.parse(row.aiMode),
      languageModel: row.languageModel === 1,
      schedule: { ...readJson(hours, row.businessHours), holidays: readJson(holidays, row.holidays) },
    },
  };
}

/** The property's FAQs in its order. */
export async function listFaqs(db: Db, propertyId: string): Promise<Row<'faq'>[]> {
  return db.selectFrom('faq').selectAll().where('propertyId', '=', propertyId).orderBy('position').execute();
}

/** Whether the property has FAQs. */
export async function hasFaqs(db: Db, propertyId: string): Promise<boolean> {
  const row = await db.selectFrom('faq').select('id').where('propertyId', '=', propertyId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Counts the conversations the AI has answered for the account in a month. */
export async function countAiConversations(db: Db, accountId: string, period: string): Promise<number> {
  const row = await db
    .selectFrom('aiConversation')
    .select((select) => select.fn.countAll<number>().as('used'))
    .where('accountId', '=', accountId)
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return row.used;
}

/** Counts the AI's conversations in a month on one property's site with guests who have no signed identity. */
export async function countStrangersAnswered(
  db: Db,
  { accountId, propertyId, period }: { accountId: string; propertyId: string; period: string },
): Promise<number> {
  const row = await db
    .selectFrom('aiConversation')
    .innerJoin('conversation', 'conversation.id', 'aiConversation.conversationId')
    .select((select) => select.fn.countAll<number>().as('used'))
    .where('aiConversation.accountId', '=', accountId)
    .where('aiConversation.period', '=', period)
    .where('conversation.propertyId', '=', propertyId)
    .where('conversation.channel', '=', 'widget')
    .where('conversation.signedFor', 'is', null)
    .executeTakeFirstOrThrow();
  return row.used;
}

/** Whether the conversation has been counted in this month. Further answers in a counted conversation do not add to the usage. */
export async function isCounted(db: Db, accountId: string, period: string, conversationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('aiConversation')
    .select('conversationId')
    .where('accountId', '=', accountId)
    .where('period', '=', period)
    .where('conversationId', '=', conversationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a conversation the AI has answered, once per month. */
export async function noteAiConversation(
  trx: Trx,
  accountId: string,
  period: string,
  conversationId: string,
): Promise<void> {
  await insertCounted(trx, { accountId, period, conversationId });
}

const insertCounted = keepQuery((db, place: Place<Row<'aiConversation'>>) =>
  db
    .insertInto('aiConversation')
    .values({ accountId: place('accountId'), period: place('period'), conversationId: place('conversationId') })
    .onConflict((conflict) => conflict.doNothing()),
);
