import { z } from 'zod';
import { type Activation, activationAnswer } from '../../shared/api/activation.ts';
import { AI_MODES } from '../../shared/domain/conversation.ts';
import { readJson } from './json.ts';
import type { Db, Trx } from './schema.ts';

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
  };
}

export async function saveActivation(trx: Trx, propertyId: string, given: Activation, now: string): Promise<void> {
  const { holidays: days = [], ...week } = given.businessHours;
  await trx
    .updateTable('activation')
    .set({
      channels: JSON.stringify(given.channels),
      aiMode: given.aiMode,
      businessHours: JSON.stringify(week),
      holidays: JSON.stringify(days),
      active: given.active ? 1 : 0,
      updatedAt: now,
    })
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
}
