import type { Change, Receipt } from '../port.ts';
import type { PullContext } from './pull.ts';
import { anything, preferences } from './schema.ts';
import { notePreference } from './write-comments.ts';

/**
 * Writes a preference. OPERA takes only configured codes, so a topic with a code goes to the profile. Because a code
 * says less than the guest did, and two preferences on a topic share one, the text is always written as a comment too.
 */
export async function writePreference(
  context: PullContext,
  change: Extract<Change, { kind: 'preference' }>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const code = context.settings.codes.preferences[change.topic];
  const { guestId } = change.stay;
  if (code === undefined || guestId === null) return notePreference(context, change, attempt, signal);
  const path = `/crm/v1/profiles/${encodeURIComponent(guestId)}/preferences`;
  const commentReceipt =
    change.stay.reservationId === null ? null : await notePreference(context, change, attempt, signal);
  const receipt = (outcome: string): Receipt => ({
    id: `${code.type}/${code.value}`,
    place: 'native',
    detail: `profile preference ${code.type} ${code.value}: ${outcome}${commentReceipt === null ? '' : `; ${commentReceipt.detail}`}`,
  });
  const stored = await context.client.get(path, { hotelId: context.settings.hotelId }, preferences, signal);
  const isThere = (stored?.preferenceCollections ?? []).some(
    ({ preferenceType, preference }) =>
      preferenceType === code.type && (preference ?? []).some((one) => one.preferenceValue === code.value),
  );
  if (isThere) return receipt('already there');
  const body = {
    profileIdList: [{ id: guestId, type: 'Profile' }],
    preferenceCollections: [{ preferenceType: code.type, preference: [{ preferenceValue: code.value, global: true }] }],
  };
  await context.client.send('append', 'POST', path, body, anything, signal);
  return receipt('written');
}
