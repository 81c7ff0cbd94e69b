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

/** Throws if there is no such property: every property has an activation, perhaps an inactive one. */
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

/** When the activation was last changed; callers use it as a version. */
export async function findActivationTime(db: Db | Trx, propertyId: string): Promise<string> {
  const { updatedAt } = await db
    .selectFrom('activation')
    .select('updatedAt')
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  return updatedAt;
}

export async function saveActivation(
  trx: Trx,
  propertyId: string,
  activation: NewActivation,
  now: string,
): Promise<void> {
  const { holidays: days = [], ...week } = activation.businessHours;
  await trx
    .updateTable('activation')
    .set({
      channels: JSON.stringify(activation.channels),
      aiMode: activation.aiMode,
      businessHours: JSON.stringify(week),
      holidays: JSON.stringify(days),
      active: activation.active ? 1 : 0,
      ...(activation.languageModel === undefined ? {} : { languageModel: activation.languageModel ? 1 : 0 }),
      ...(activation.askRating === undefined ? {} : { askRating: activation.askRating ? 1 : 0 }),
      ...(activation.staffIdleMinutes === undefined ? {} : { staffIdleMinutes: activation.staffIdleMinutes }),
      updatedAt: now,
    })
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
}

/** Switches a channel off, when its connection is removed. */
export async function switchChannelOff(trx: Trx, propertyId: string, channel: Channel, now: string): Promise<void> {
  const { channels: before } = await loadActivation(trx, propertyId);
  if (!before.includes(channel)) return;
  const remaining = before.filter((one) => one !== channel);
  const updatedAt = laterThan(await findActivationTime(trx, propertyId), now);
  await trx
    .updateTable('activation')
    .set({ channels: JSON.stringify(remaining), updatedAt })
    .where('propertyId', '=', propertyId)
    .execute();
}

/** The property's AI mode. Throws if there is no such property. */
export async function findAiMode(db: Db | Trx, propertyId: string): Promise<AiMode> {
  const row = await db
    .selectFrom('activation')
    .select('aiMode')
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  return aiMode.parse(row.aiMode);
}

/** The properties of an account that use the language model. */
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

/** What the AI may do at a property. */
export interface AiSwitches {
  aiMode: AiMode;
  /** False if the property declines the optional language model. */
  languageModel: boolean;
}

/** Read again before a decision is carried out, since staff may have changed it meanwhile. */
export async function findAiSwitches(db: Db, propertyId: string): Promise<AiSwitches> {
  const [row] = (await readSwitches(db, { propertyId })).rows;
  if (row === undefined) throw new Error(`The property ${propertyId} has no activation`);
  return { aiMode: aiMode.parse(row.aiMode), languageModel: row.languageModel === 1 };
}

const readSwitches = keepQuery((db, place: Place<{ propertyId: string }>) =>
  db.selectFrom('activation').select(['aiMode', 'languageModel']).where('propertyId', '=', place('propertyId')),
);
