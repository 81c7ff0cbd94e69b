import type { Intent } from '../../../shared/domain/intents.ts';
import { asksToCheckIn } from '../utterance/asks-check-in.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { readClock } from './quoted-values.ts';

/** Between these hours somebody must let the guest in. */
const NIGHT_FROM = '22:00';
const NIGHT_UNTIL = '05:00';

/**
 * Returns what a question about checking in at an hour is about: early check-in, the night, or the hours of check-in.
 * Asking does not tell when the guest comes. Null if it is no such question.
 */
export function readCheckInQuestion(
  utterance: Utterance,
  time: string,
  { training }: Pick<Turn, 'training'>,
): Intent | null {
  if (!asksToCheckIn(utterance)) return null;
  if (time >= NIGHT_FROM || time < NIGHT_UNTIL) return 'opening_hours';
  const from = readClock(training.checkIn);
  return from !== null && time < from ? 'early_check_in' : 'check_in_time';
}
