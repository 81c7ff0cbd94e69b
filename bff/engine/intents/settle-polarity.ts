import type { Frame } from '../../../shared/domain/frame.ts';
import type { DeniedIntent, IntentScore, Signal } from '../../../shared/domain/understanding.ts';
import type { PlacedEntity } from '../../language/entities/scan.ts';
import { readBareYesOrNo } from '../../language/lexicon/bare-yes-or-no.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { applyFrames } from '../reading/apply-frames.ts';
import { MENDABLE } from '../reading/deniable.ts';
import { type Polarity, readPolarity } from '../reading/polarity.ts';
import { hasNegation } from '../utterance/negation.ts';

/** What a message says, as far as polarity asks. */
interface Said {
  /** The message as it came, and without addresses and courtesies. */
  text: string;
  plain: string;
  /** Its language. */
  code: string;
  reading: Reading;
  frames: readonly Frame[];
  placed: readonly PlacedEntity[];
  /** A thank-you or a please stood around it. */
  isPolite: boolean;
}

const NEGATING: readonly Concept[] = ['no', 'correction'];
/** What is counted or put off is wanted, however much of it there is already. A count of one may be an article. */
const VALUES: ReadonlySet<string> = new Set(['count', 'time', 'date', 'duration']);

/** Which of the intents are wanted, denied and asked after, by the words that deny and by what each clause does. */
export function settlePolarity(said: Said, found: readonly IntentScore[]): { polarity: Polarity; signals: Signal[] } {
  const { plain, code, reading, frames, placed, isPolite } = said;
  const values = placed.flatMap(({ entity: { type, text, value } }) => (VALUES.has(type) && value !== 1 ? [text] : []));
  const read = readPolarity(plain, code, reading, found, { isPolite, values });
  const acted = applyFrames(frames, read.wanted, wordsOf(said));
  // What a clause refuses is refused, whether it was arranged or not.
  const isSurelyRefused = ({ name, how }: DeniedIntent) =>
    how === 'where_arranged' && acted.denied.some((one) => one.name === name && one.how === 'refused');
  const own = read.denied.filter((one) => !isSurelyRefused(one));
  const denied = [...own, ...acted.denied.filter(({ name }) => !own.some((one) => one.name === name))];
  const { wanted, signals } = acted;
  return { polarity: { ...read, wanted, denied: withMended(denied, wanted) }, signals };
}

/** What works again needs no repair, whatever it is called. */
function withMended(denied: DeniedIntent[], wanted: readonly IntentScore[]): DeniedIntent[] {
  const mended = denied.find(({ name }) => MENDABLE.has(name));
  const isRepair = [...denied, ...wanted].some(({ name }) => name === 'maintenance');
  return mended === undefined || isRepair ? denied : [...denied, { ...mended, name: 'maintenance' }];
}

/** What the words themselves show of a clause's act. */
function wordsOf({ text, code, reading, placed }: Said): Parameters<typeof applyFrames>[2] {
  const { lexicon } = languageFor(code);
  return {
    isCorrected: reading.concepts.has('cancel') || reading.concepts.has('never_mind'),
    values: placed.flatMap(({ entity }) => (entity.type === 'count' || entity.type === 'time' ? [entity.text] : [])),
    lacks: reportsLack(reading),
    reportsFault: reading.concepts.has('broken'),
    asksAgain: reading.concepts.has('same'),
    isBareNo: readBareYesOrNo(text) === 'no',
    negates: (clause) => {
      const { concepts } = lexicon.read(clause);
      return NEGATING.some((concept) => concepts.has(concept)) || hasNegation(clause, code);
    },
    namesOnly: (clause) => {
      const { words, found } = lexicon.read(clause);
      return (
        words.length > 0 && words.every((_, place) => found.some(({ start, end }) => start <= place && place < end))
      );
    },
    statesDuration: placed.some(({ entity }) => entity.type === 'duration'),
  };
}

/** "We have no towels" tells of what lacks apart from the thing; "no towels" may be a refusal. */
function reportsLack({ found }: Reading): boolean {
  return found.some(
    (lack) =>
      lack.concept === 'missing' &&
      !found.some((one) => one.concept !== 'missing' && one.start < lack.end && lack.start < one.end),
  );
}
