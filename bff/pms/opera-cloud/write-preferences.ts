import type { Change, Receipt } from '../port.ts';
import type { PullWorld } from './pull.ts';
import { anything, preferences } from './schema.ts';
import { notePreference } from './write-comments.ts';

/**
 * OPERA takes configured codes only: a topic that the hotel gave a code for goes to the profile. What the guest said is more
 * than a code, and two wishes of a topic have the same one, so the words always stand in a comment of the reservation.
 */
export async function writePreference(
  world: PullWorld,
  change: Extract<Change, { kind: 'preference' }>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const code = world.settings.codes.preferences[change.topic];
  const { guestId } = change.stay;
  if (code === undefined || guestId === null) return notePreference(world, change, attempt, signal);
  const path = `/crm/v1/profiles/${encodeURIComponent(guestId)}/preferences`;
  const words = change.stay.reservationId === null ? null : await notePreference(world, change, attempt, signal);
  const receipt = (what: string): Receipt => ({
    id: `${code.type}/${code.value}`,
    place: 'native',
    detail: `profile preference ${code.type} ${code.value}: ${what}${words === null ? '' : `; ${words.detail}`}`,
  });
  const known = await world.client.get(path, { hotelId: world.settings.hotelId }, preferences, signal);
  const isThere = (known?.preferenceCollections ?? []).some(
    ({ preferenceType, preference }) =>
      preferenceType === code.type && (preference ?? []).some((one) => one.preferenceValue === code.value),
  );
  if (isThere) return receipt('already there');
  const body = {
    profileIdList: [{ id: guestId, type: 'Profile' }],
    preferenceCollections: [{ preferenceType: code.type, preference: [{ preferenceValue: code.value, global: true }] }],
  };
  await world.client.send('append', 'POST', path, body, anything, signal);
  return receipt('written');
}
