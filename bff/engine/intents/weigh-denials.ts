import type { Frame } from '../../../shared/domain/frame.ts';
import type { DeniedIntent } from '../../../shared/domain/understanding.ts';
import { SURELY_REFUSED } from '../reading/apply-frames.ts';

const LIKELY_CHASED = 0.5;

/** What the words of a clause show. */
export interface ClauseWords {
  /** Whether it reports that something is missing, late or still awaited: "we have not received the towels yet". */
  reportsMissing(clause: string, topic: Frame['topic']): boolean;
}

/**
 * Decides how certain each denial is, because a wish that was arranged is withdrawn by a certain one only. `byWords` are
 * the denials that words of refusing state; the model alone found `byFrames`.
 */
export function weighDenials(
  { byWords, byFrames }: { byWords: readonly DeniedIntent[]; byFrames: readonly DeniedIntent[] },
  frames: readonly Frame[],
  words: ClauseWords,
): DeniedIntent[] {
  const framesOf = ({ name }: DeniedIntent) => frames.filter(({ topic }) => topic === name);
  return [
    ...byWords.map((denial) => weighWords(denial, framesOf(denial))),
    ...byFrames.map((denial) => weighFrames(denial, framesOf(denial), words)),
  ];
}

function weighWords(denial: DeniedIntent, frames: readonly Frame[]): DeniedIntent {
  const isChased = frames.some(({ act, actConfidence }) => act === 'chase' && actConfidence >= LIKELY_CHASED);
  return denial.how === 'where_arranged' && isChased ? { ...denial, how: 'missing' } : denial;
}

function weighFrames(denial: DeniedIntent, frames: readonly Frame[], words: ClauseWords): DeniedIntent {
  const certainty = Math.max(
    0,
    ...frames.flatMap(({ act, actConfidence }) => (act === 'refuse' || act === 'cancel' ? [actConfidence] : [])),
  );
  const isCertain = certainty >= SURELY_REFUSED;
  if (frames.some(({ text, topic }) => words.reportsMissing(text, topic)))
    return isCertain ? { ...denial, how: 'doubted', score: certainty } : { ...denial, how: 'missing' };
  const isCancelled = frames.some(({ act }) => act === 'cancel');
  return denial.how === 'refused' && (isCertain || isCancelled)
    ? denial
    : { ...denial, how: 'doubted', score: certainty };
}
