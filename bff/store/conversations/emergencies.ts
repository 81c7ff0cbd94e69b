import { z } from 'zod';
import { DANGERS, type Emergency } from '../../../shared/domain/emergency.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';
import type { Conversation } from './conversations.ts';

const emergency = z.object({ danger: z.enum(DANGERS), room: z.string().nullable(), messageId: z.string().nullable() });

/** The conversation's latest emergency; null: none. */
export function readEmergency(row: Pick<Conversation, 'emergency' | 'emergencyAt'>): Emergency | null {
  return row.emergency === null || row.emergencyAt === null ? null : readJson(emergency, row.emergency);
}

/**
 * The emergencies of all properties that nobody has acknowledged, and for which staff were last alerted before an
 * instant.
 */
export async function listUnacknowledgedEmergencies(
  db: Db,
  { rungBefore, ringsMax, limit }: { rungBefore: string; ringsMax: number; limit: number },
): Promise<Conversation[]> {
  return db
    .selectFrom('conversation')
    .selectAll()
    .where('emergencyAt', 'is not', null)
    .where('acknowledgedAt', 'is', null)
    .where('emergencyRungAt', '<=', rungBefore)
    .where('emergencyRings', '<', ringsMax)
    .limit(limit)
    .execute();
}

/** The property's rehearsal, unless somebody has acknowledged it. */
export async function findOpenRehearsal(trx: Trx, propertyId: string): Promise<Conversation | undefined> {
  const openEmergencies = await trx
    .selectFrom('conversation')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('emergencyAt', 'is not', null)
    .where('acknowledgedAt', 'is', null)
    .execute();
  return openEmergencies.find((row) => readEmergency(row)?.messageId === null);
}
