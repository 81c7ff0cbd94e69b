import { z } from 'zod';
import { type Activation, activationAnswer, type NewActivation } from '../../../shared/api/house/activation.ts';
import { AI_MODES, type AiMode, type Channel } from '../../../shared/domain/conversation.ts';
import { laterThan } from '../../base/later-than.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

const { channels, businessHours } = activationAnswer.shape;
const hours = businessHours.omit({ holidays: true });
const holidays = businessHours.shape.holidays.unwrap();
const aiMode = z.enum(AI_MODES);

/** Throws where there is no such property: every property has an activation, if only an inactive one. */
export async function loadActivation(db: Db | Trx, propertyId: string): Promise<Activation> {
  const row = await db
    .selectFrom('activation')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  const days = readJson(holidays, row.holidays);
  return {
    channels: readJson(channels, row.channels),
    aiMode: aiMode.parse(row.aiMode),
    businessHours: { ...readJson(hours, row.businessHours), ...(days.length === 0 ? {} : { holidays: days }) },
    active: row.active === 1,
    languageModel: row.languageModel === 1,
    askRating: row.askRating === 1,
    staffIdleMinutes: row.staffIdleMinutes,
  };
}

/** When it was last changed: by this callers tell one state of it from the next. */
export async function findActivationTime(db: Db | Trx, propertyId: string): Promise<string> {
  const { updatedAt } = await db
    .selectFrom('activation')
    .select('updatedAt')
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  return updatedAt;
}

export async function saveActivation(trx: Trx, propertyId: string, given: NewActivation, now: string): Promise<void> {
  const { holidays: days = [], ...week } = given.businessHours;
  await trx
    .updateTable('activation')
    .set({
      channels: JSON.stringify(given.channels),
      aiMode: given.aiMode,
      businessHours: JSON.stringify(week),
      holidays: JSON.stringify(days),
      active: given.active ? 1 : 0,
      ...(given.languageModel === undefined ? {} : { languageModel: given.languageModel ? 1 : 0 }),
      ...(given.askRating === undefined ? {} : { askRating: given.askRating ? 1 : 0 }),
      ...(given.staffIdleMinutes === undefined ? {} : { staffIdleMinutes: given.staffIdleMinutes }),
      updatedAt: now,
    })
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
}

/** A channel that is gone is switched off with it; where it was not on, nothing changes. */
export async function switchChannelOff(trx: Trx, propertyId: string, channel: Channel, now: string): Promise<void> {
  const { channels: before } = await loadActivation(trx, propertyId);
  if (!before.includes(channel)) return;
  const left = before.filter((one) => one !== channel);
  const updatedAt = laterThan(await findActivationTime(trx, propertyId), now);
  await trx
    .updateTable('activation')
    .set({ channels: JSON.stringify(left), updatedAt })
    .where('propertyId', '=', propertyId)
    .execute();
}

/** How the AI answers for a property. Throws where there is no such property. */
export async function findAiMode(db: Db | Trx, propertyId: string): Promise<AiMode> {
  const row = await db
    .selectFrom('activation')
    .select('aiMode')
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  return aiMode.parse(row.aiMode);
}

/** The properties of an account that want the language model. */
export async function listModelProperties(db: Db | Trx, accountId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('activation')
    .innerJoin('property', 'property.id', 'activation.propertyId')
    .select('activation.propertyId')
    .where('property.accountId', '=', accountId)
    .where('activation.languageModel', '=', 1)
    .execute();
  return new Set(rows.map(({ propertyId }) => propertyId));
}

/** What a property lets the AI do, as it stands now. */
export interface AiSwitches {
  aiMode: AiMode;
  /** False where the property declines the optional language model. */
  languageModel: boolean;
}

/** Read where something was decided a while ago and is done now: staff may have changed it meanwhile. */
export async function findAiSwitches(db: Db, propertyId: string): Promise<AiSwitches> {
  const [row] = (await readSwitches(db, { propertyId })).rows;
  if (row === undefined) throw new Error(`The property ${propertyId} has no activation`);
  return { aiMode: aiMode.parse(row.aiMode), languageModel: row.languageModel === 1 };
}

const readSwitches = keepQuery((db, place: Place<{ propertyId: string }>) =>
  db.selectFrom('activation').select(['aiMode', 'languageModel']).where('propertyId', '=', place('propertyId')),
);
