import type { Frame } from '../../../shared/domain/frame.ts';
import type { DeniedIntent, IntentScore, Signal } from '../../../shared/domain/understanding.ts';
import type { PlacedEntity } from '../../language/entities/scan.ts';
import { readBareYesOrNo } from '../../language/lexicon/bare-yes-or-no.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { applyFrames } from '../reading/apply-frames.ts';
import { MENDABLE } from '../reading/deniable.ts';
import { type Polarity, readPolarity, toDenialLine } from '../reading/polarity.ts';
import { denialWordsOf } from '../utterance/denied-words.ts';
import { hasNegation } from '../utterance/negation.ts';
import { type ClauseWords, weighDenials } from './weigh-denials.ts';

/** The parts of a message that polarity needs. */
interface PolarityText {
  /** `text` as it came; `plain` without addresses and courtesies. */
  text: string;
  plain: string;
  /** Its language. */
  code: string;
  reading: Reading;
  frames: readonly Frame[];
  placed: readonly PlacedEntity[];
  /** True if it had a thank-you or a please. */
  isPolite: boolean;
}

const NEGATING: readonly Concept[] = ['no', 'correction'];
/** Values that show that a thing is wanted. A count of one may be an article. */
const VALUES: ReadonlySet<string> = new Set(['count', 'time', 'date', 'duration']);

/** Sorts the intents into wanted, denied and asked about, by words of denial and by each clause's act. */
export function settlePolarity(
  message: PolarityText,
  intents: readonly IntentScore[],
): { polarity: Polarity; signals: Signal[] } {
  const { plain, code, reading, frames, placed: placedEntities, isPolite } = message;
  const values = placedEntities.flatMap(({ entity: { type, text, value } }) =>
    VALUES.has(type) && value !== 1 ? [text] : [],
  );
  const polarityRead = readPolarity(plain, code, reading, intents, { isPolite, values });
  const byFrames = applyFrames(frames, polarityRead.wanted, toFrameWords(message));
  // A refusal by the words and by the frames together is certain, whether the thing was arranged or not.
  const isRefusedByFrames = ({ name }: DeniedIntent) =>
    byFrames.denied.some((one) => one.name === name && one.how === 'refused');
  const deniedByWords = polarityRead.denied.map((one) =>
    one.how === 'where_arranged' && isRefusedByFrames(one) ? { ...one, how: 'refused' as const } : one,
  );
  const deniedByFrames = byFrames.denied.filter(({ name }) => !deniedByWords.some((one) => one.name === name));
  const denied = weighDenials(
    { byWords: deniedByWords, byFrames: deniedByFrames },
    frames,
    clauseWordsOf(message.code),
  );
  const { wanted, signals } = byFrames;
  return { polarity: { ...polarityRead, wanted, denied: withMended(denied, wanted) }, signals };
}

/** Adds maintenance to the denied intents if something works again. */
function withMended(denied: DeniedIntent[], wanted: readonly IntentScore[]): DeniedIntent[] {
  const mendedIntent = denied.find(({ name }) => MENDABLE.has(name));
  const isRepair = [...denied, ...wanted].some(({ name }) => name === 'maintenance');
  return mendedIntent === undefined || isRepair ? denied : [...denied, { ...mendedIntent, name: 'maintenance' }];
}

/** Reads from a clause whether something is missing, awaited or late. */
function clauseWordsOf(code: string): ClauseWords {
  const { lexicon } = languageFor(code);
  const denialWords = denialWordsOf(code);
  return {
    reportsMissing: (clause, topic) => {
      const { concepts } = lexicon.read(clause);
      const isLate = concepts.has('late') && topic !== 'late_check_out';
      return isLate || concepts.has('waiting') || denialWords?.speaksOfLack(toDenialLine(clause, code)) === true;
    },
  };
}

/** Reads the facts about the words that `applyFrames` needs. */
function toFrameWords({
  text,
  code,
  reading,
  placed: placedEntities,
}: PolarityText): Parameters<typeof applyFrames>[2] {
  const { lexicon } = languageFor(code);
  return {
    isCorrected: reading.concepts.has('cancel') || reading.concepts.has('never_mind'),
    values: placedEntities.flatMap(({ entity }) =>
      entity.type === 'count' || entity.type === 'time' ? [entity.text] : [],
    ),
    lacks: reportsLack(reading),
    reportsFault: reading.concepts.has('broken'),
    asksAgain: reading.concepts.has('same'),
    isBareNo: readBareYesOrNo(text) === 'no',
    negates: (clause) => {
      const { concepts } = lexicon.read(clause);
      return NEGATING.some((concept) => concepts.has(concept)) || hasNegation(clause, code);
    },
    namesOnly: (clause) => {
      const { words, found: intents } = lexicon.read(clause);
      return (
        words.length > 0 && words.every((_, place) => intents.some(({ start, end }) => start <= place && place < end))
      );
    },
    statesDuration: placedEntities.some(({ entity }) => entity.type === 'duration'),
  };
}

/** Whether the text reports a lack apart from the thing ("we have no towels"); "no towels" may be a refusal. */
function reportsLack({ found: intents }: Reading): boolean {
  return intents.some(
    (lack) =>
      lack.concept === 'missing' &&
      !intents.some((one) => one.concept !== 'missing' && one.start < lack.end && lack.start < one.end),
  );
}
