import type {
  IntentScore,
  LanguageGuess,
  Signal,
  Tone,
  Understanding,
  Urgency,
} from '../../shared/domain/understanding.ts';
import { placeEntities } from '../language/entities/find-entities.ts';
import { ADDRESSES } from '../language/lexicon/addresses.ts';
import type { Reading } from '../language/lexicon/reading.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import type { Concept } from '../language/pack/concepts.ts';
import { findPack } from '../language/pack/packs.ts';
import { stripCourtesies } from '../language/reading/courtesies.ts';
import { readFrames } from '../language/reading/frames.ts';
import { guessLanguage } from '../language/reading/guess-language.ts';
import { findSwitch } from './intents/language-switch.ts';
import { dropPlace } from './intents/place-only.ts';
import { isEmergency, NOTHING, readIntents } from './intents/read-intents.ts';
import { settlePolarity } from './intents/settle-polarity.ts';
import { nameActs } from './reading/apply-frames.ts';
import { bindEntities } from './reading/bind-entities.ts';
import { settleFromNow } from './reading/from-now.ts';
import { readNoDanger } from './reading/no-danger.ts';
import { readCaller } from './reading/read-caller.ts';
import { findSignals } from './reading/signals.ts';
import { addDiet, statesDiet } from './reading/stated-diet.ts';
import { countTaxis } from './reading/taxis.ts';
import { readWithoutLengths } from './reading/without-lengths.ts';
import type { UnderstandHints } from './types.ts';
import { Utterance } from './utterance/utterance.ts';
import { STAY_SIGNALS } from './wishes/followed-topic.ts';
import { WORK } from './wishes/work-table.ts';

const TEXT_LETTERS_MAX = 4_000;
/** The lexicon and the finders of values read so much. */
const READ_LETTERS_MAX = 1_200;
const SURE_OF_WISH = 0.6;
const DENIED_DANGER_SCORE = 0.9;
/** A text that only one of the likely languages understands is in that one. */
const UNDERSTOOD_IN = 0.6;
/** What the fire brigade is for. */
const FIRE: readonly Concept[] = ['fire', 'gas', 'trapped'];
const COMPLAINTS: ReadonlySet<string> = new Set(['complaint', 'noise', 'cleanliness', 'billing_dispute']);
const PRESSING: ReadonlySet<string> = new Set(['maintenance', 'key_card', 'noise', 'complaint', 'billing_dispute']);

/** Reads one guest message: language, wishes, values, tone and urgency. Pure; never throws, whatever the text. */
export function understand(text: string, hints: UnderstandHints): Understanding {
  const whole = text.slice(0, TEXT_LETTERS_MAX);
  const guess = guessLanguage(whole, hints);
  const words = stripCourtesies(whole, languageFor(guess.code));
  const { spokenIn, ...first } = readIntents(words, guess, hints);
  const language: LanguageGuess =
    spokenIn === null ? guess : { code: spokenIn, confidence: UNDERSTOOD_IN, source: 'text' };
  const { code } = language;
  const spoken = languageFor(code);

  // Its values, and what it wants: nothing is wanted by a length of time alone.
  const lengths = placeEntities(words, spoken.pack, hints.now, hints.timezone);
  const placed = settleFromNow(lengths, hints.now, hints.timezone);
  const { intents, alternatives, reading } = readWithoutLengths(words, lengths, first, code) ?? first;
  const calm = isEmergency(intents) ? readNoDanger(words, code, reading) : null;
  const asked = findSwitch(words, code, calm ?? [...intents]);
  const plain = words.replace(ADDRESSES, blank);
  const said = new Utterance(plain, code);
  const heard = readCaller(said, reading, dropPlace(asked.intents, reading, placed));

  // What each clause does with it, whose values are whose, and what is denied.
  const isSpokenOf = reading !== NOTHING && !isEmergency(heard.intents);
  const frames = isSpokenOf ? readFrames(plain, spoken) : [];
  const found = nameActs(frames, addDiet(heard.intents, said, reading.concepts), reading);
  const valued = found.filter(takesValues).map(({ name }) => name);
  const bound = bindEntities(plain, placed, reading.found, valued, spoken.pack);
  const entities = countTaxis(bound, placed, plain, spoken);
  const isPolite = words !== whole && thanks(whole, code);
  const { polarity, signals } = isSpokenOf
    ? settlePolarity({ text, plain, code, reading, frames, placed, isPolite }, found)
    : { polarity: { wanted: found, denied: [], asked: [] }, signals: [] };
  const denied = calm === null ? polarity.denied : [...polarity.denied, DENIED_DANGER];

  const own = findSignals(reading, found, entities).filter((one) => one !== 'never_mind' || polarity.reminds !== true);
  const burns = calm === null && FIRE.some((concept) => reading.concepts.has(concept));
  return {
    language,
    switchTo: asked.switchTo,
    intents: polarity.wanted,
    ...(denied.length === 0 ? {} : { denied }),
    ...(polarity.asked.length === 0 ? {} : { asked: polarity.asked }),
    nearby: [...alternatives],
    entities,
    matter: words,
    ...(frames.length === 0 ? {} : { frames }),
    signals: [
      ...new Set<Signal>([
        ...own,
        ...when('correction', isCorrectingNo(words, code)),
        ...when('allergy', found.some(isDietary) && statesDiet(said, reading.concepts)),
        ...when('order', heard.isOrder),
        ...when('unread', words.length > READ_LETTERS_MAX),
        ...signals.filter((one) => one !== 'follow_up' || !STAY_SIGNALS.some((stay) => own.includes(stay))),
        ...when('fire', burns),
      ]),
    ],
    tone: toneOf(polarity.wanted),
    urgency: isEmergency(found) ? 'emergency' : urgencyOf(polarity.wanted, reading),
  };
}

const DENIED_DANGER = { name: 'security_emergency', score: DENIED_DANGER_SCORE, how: 'refused' } as const;

function when(signal: Signal, isSo: boolean): readonly Signal[] {
  return isSo ? [signal] : [];
}

/** Does it thank or say please? */
function thanks(text: string, code: string): boolean {
  const { concepts } = languageFor(code).lexicon.read(text);
  return concepts.has('thanks') || concepts.has('please');
}

/** A faint wish takes no hour away from a sure one; what is counted is wanted, however faint. */
function takesValues({ name, score }: IntentScore, index: number): boolean {
  return index === 0 || score >= SURE_OF_WISH || WORK[name]?.slots.includes('quantity') === true;
}

function isDietary({ name }: IntentScore): boolean {
  return name === 'dietary';
}

/** Letters keep their places. */
function blank(match: string): string {
  return ' '.repeat(match.length);
}

function toneOf(intents: readonly IntentScore[]): Tone {
  if (intents.some(({ name }) => COMPLAINTS.has(name))) return 'complaint';
  return intents.some(({ name }) => name === 'thanks' || name === 'feedback') ? 'thanks' : 'neutral';
}

function urgencyOf(intents: readonly IntentScore[], { concepts }: Reading): Urgency {
  return concepts.has('waiting') || intents.some(({ name }) => PRESSING.has(name)) ? 'urgent' : 'normal';
}

/** A "no" that stands alone at the beginning, of a language in which it means nothing of the kind inside a word. */
function isCorrectingNo(text: string, code: string): boolean {
  const no = findPack(code)?.cues.correctingNo ?? null;
  return no !== null && new RegExp(String.raw`^\s*(?:${no})\s*[，,、。!！]`, 'u').test(text);
}
