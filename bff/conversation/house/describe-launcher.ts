import { createHash } from 'node:crypto';
import type { ChatLook } from '../../../shared/api/account/operation.ts';
import { findLook, type StoredLook } from '../../store/house/look.ts';
import type { Db } from '../../store/schema/schema.ts';
import { findServing } from '../../store/sqlite/serving.ts';

const LINES_NAME_LENGTH = 8;

/** The look of a property's launcher, the same in every language. Null: the chat is off; undefined: no such property. */
export async function describeLauncher(db: Db, propertyId: string): Promise<ChatLook | null | undefined> {
  const serving = await findServing(db, propertyId);
  if (serving === undefined) return undefined;
  const { active, channels } = serving.activation;
  if (!active || !channels.includes('widget')) return null;
  const look = await findLook(db, propertyId);
  const { accent, theme, corner, radius } = look;
  return { accent, look: { theme, corner, radius, ...nameLines(look) } };
}

/** A version name of the proactive messages, by which a page sees that they changed; nothing if there are none. */
export function nameLines({ proactive }: Pick<StoredLook, 'proactive'>): { lines?: string } {
  if (proactive.length === 0) return {};
  const whole = createHash('sha256').update(JSON.stringify(proactive)).digest('base64url');
  return { lines: whole.slice(0, LINES_NAME_LENGTH) };
}
