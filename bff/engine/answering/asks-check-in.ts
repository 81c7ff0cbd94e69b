import type { Intent } from '../../../shared/domain/intents.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import { splitClauses } from '../../language/reading/split-clauses.ts';
import type { TurnContext } from '../types.ts';
import { readClock } from './facts.ts';

/** From here until the morning somebody must be there to let the guest in. */
const NIGHT_FROM = '22:00';
const NIGHT_UNTIL = '05:00';
/** What stands between the hour and its minutes ends no clause. */
const CLOCK_MARK = /(?<=\p{Nd})[:.](?=\p{Nd})/gu;

/**
 * Who asks whether they may check in at an hour has not told when they come. What the question is about: an early check-in,
 * the night, or the hours of check-in. Null where it is no such question.
 */
export function readCheckInQuestion(
  text: string,
  code: string,
  time: string,
  { training }: Pick<TurnContext, 'training'>,
): Intent | null {
  const language = languageFor(code);
  const clauses = splitClauses(text.replace(CLOCK_MARK, ''), language);
  const asks = (clauses.length === 0 ? [text] : clauses).some((clause) => {
    const { concepts } = language.lexicon.read(clause);
    return concepts.has('may') && concepts.has('check_in'); // "we arrive at 11, is that all right?" tells it
  });
  if (!asks) return null;
  if (time >= NIGHT_FROM || time < NIGHT_UNTIL) return 'opening_hours';
  const from = readClock(training.checkIn);
  return from !== null && time < from ? 'early_check_in' : 'check_in_time';
}
