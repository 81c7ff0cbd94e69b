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
import { dropRoomIntents, misreadsRoom } from './intents/place-only.ts';
import { isEmergency, NOTHING, readIntents } from './intents/read-intents.ts';
import { settlePolarity } from './intents/settle-polarity.ts';
import { nameActs } from './reading/apply-frames.ts';
import { bindEntities } from './reading/bind-entities.ts';
import { settleFromNow } from './reading/from-now.ts';
import { readNoDanger } from './reading/no-danger.ts';
import { settleCall } from './reading/read-caller.ts';
import { findSignals } from './reading/signals.ts';
import { addDiet, statesDiet } from './reading/stated-diet.ts';
import { countTaxis } from './reading/taxis.ts';
import { readWithoutLengths } from './reading/without-lengths.ts';
import type { UnderstandHints } from './types.ts';
import { Utterance } from './utterance/utterance.ts';
import { STAY_SIGNALS } from './wishes/followed-topic.ts';
import { WORK } from './wishes/work-table.ts';
import { saysThanks } from './words/says-thanks.ts';

const TEXT_LETTERS_MAX = 4_000;
/** The letters that the lexicon and the finders of values read. */
const READ_LETTERS_MAX = 1_200;
const SURE_OF_WISH = 0.6;
const DENIED_DANGER_SCORE = 0.9;
/** The confidence in the only likely language that understands the text. */
const UNDERSTOOD_IN = 0.6;
/** Concepts for the fire brigade. */
const FIRE: readonly Concept[] = ['fire', 'gas', 'trapped'];
const COMPLAINTS: ReadonlySet<string> = new Set(['complaint', 'noise', 'cleanliness', 'billing_dispute']);
const PRESSING: ReadonlySet<string> = new Set(['maintenance', 'key_card', 'noise', 'complaint', 'billing_dispute']);

/** Reads one guest message: language, intents, values, tone and urgency. Pure; never throws. */
export function understand(text: string, hints: UnderstandHints): Understanding {
  const whole = text.slice(0, TEXT_LETTERS_MAX);
  const guess = guessLanguage(whole, hints);
  const words = stripCourtesies(whole, languageFor(guess.code));
  const { spokenIn, ...first } = readIntents(words, guess, hints);
  const language: LanguageGuess =
    spokenIn === null ? guess : { code: spokenIn, confidence: UNDERSTOOD_IN, source: 'text' };
  const { code } = language;
  const pack = languageFor(code);

  const lengths = placeEntities(words, pack.pack, hints.now, hints.timezone);
  const placedEntities = settleFromNow(lengths, hints.now, hints.timezone);
  const { intents, alternatives, reading } = readWithoutLengths(words, lengths, first, code) ?? first;
  const dangerDenied = isEmergency(intents) ? readNoDanger(words, code, reading) : null;
  const languageSwitch = findSwitch(words, code, dangerDenied ?? [...intents]);
  const plain = words.replace(ADDRESSES, toBlanks);
  const utterance = new Utterance(plain, code);
  const withCaller = settleCall(utterance, reading, dropRoomIntents(languageSwitch.intents, reading, placedEntities));

  const isOnlyPlace = misreadsRoom(reading, placedEntities);
  const hasReading = reading !== NOTHING && !isOnlyPlace && !isEmergency(withCaller.intents);
  const frames = hasReading ? readFrames(plain, pack) : [];
  const intentsFound = nameActs(frames, addDiet(withCaller.intents, utterance, reading.concepts), reading);
  const valueIntents = intentsFound.filter(takesValues).map(({ name }) => name);
  const boundEntities = bindEntities(plain, placedEntities, reading.found, valueIntents, pack.pack);
  const entities = countTaxis(boundEntities, placedEntities, plain, pack);
  const isPolite = saysThanks(reading, pack) || (words !== whole && isPoliteText(whole, code));
  const { polarity, signals } = hasReading
    ? settlePolarity({ text, plain, code, reading, frames, placed: placedEntities, isPolite }, intentsFound)
    : { polarity: { wanted: intentsFound, denied: [], asked: [] }, signals: [] };
  const denied = dangerDenied === null ? polarity.denied : [...polarity.denied, DENIED_DANGER];

  const ownSignals = findSignals(reading, intentsFound, entities).filter(
    (one) => one !== 'never_mind' || polarity.reminds !== true,
  );
  return {
    language,
    switchTo: languageSwitch.switchTo,
    intents: polarity.wanted,
    ...(denied.length === 0 ? {} : { denied }),
    ...(polarity.asked.length === 0 ? {} : { asked: polarity.asked }),
    nearby: [...alternatives],
    entities,
    matter: isOnlyPlace ? '' : words, // a room needs no search
    ...(frames.length === 0 ? {} : { frames }),
    signals: [
      ...new Set<Signal>([
        ...ownSignals,
        ...signalIf('correction', isCorrectingNo(words, code)),
        ...signalIf('allergy', intentsFound.some(isDietary) && statesDiet(utterance, reading.concepts)),
        ...signalIf('order', withCaller.isOrder),
        ...signalIf('unread', words.length > READ_LETTERS_MAX),
        ...signals.filter((one) => one !== 'follow_up' || !STAY_SIGNALS.some((stay) => ownSignals.includes(stay))),
        ...signalIf('fire', dangerDenied === null && isFire(reading)),
      ]),
    ],
    tone: toneOf(polarity.wanted),
    urgency: isEmergency(intentsFound) ? 'emergency' : urgencyOf(polarity.wanted, reading),
  };
}

const DENIED_DANGER = { name: 'security_emergency', score: DENIED_DANGER_SCORE, how: 'refused' } as const;

function signalIf(signal: Signal, isSo: boolean): readonly Signal[] {
  return isSo ? [signal] : [];
}

/** Whether the text calls for the fire brigade. */
function isFire({ concepts }: Reading): boolean {
  return FIRE.some((concept) => concepts.has(concept));
}

/** Whether the text says thanks or please. */
function isPoliteText(text: string, code: string): boolean {
  const { concepts } = languageFor(code).lexicon.read(text);
  return concepts.has('thanks') || concepts.has('please');
}

/** Whether an intent may own values: weak ones may not take an hour from a certain one, but may own counts. */
function takesValues({ name, score }: IntentScore, index: number): boolean {
  return index === 0 || score >= SURE_OF_WISH || WORK[name]?.slots.includes('quantity') === true;
}

function isDietary({ name }: IntentScore): boolean {
  return name === 'dietary';
}

/** Replaces letters by spaces, so that positions stay. */
function toBlanks(match: string): string {
  return ' '.repeat(match.length);
}

function toneOf(intents: readonly IntentScore[]): Tone {
  if (intents.some(({ name }) => COMPLAINTS.has(name))) return 'complaint';
  return intents.some(({ name }) => name === 'thanks' || name === 'feedback') ? 'thanks' : 'neutral';
}

function urgencyOf(intents: readonly IntentScore[], { concepts }: Reading): Urgency {
  return concepts.has('waiting') || intents.some(({ name }) => PRESSING.has(name)) ? 'urgent' : 'normal';
}

/** Whether a "no" stands alone at the beginning, in languages where it means something else inside a word. */
function isCorrectingNo(text: string, code: string): boolean {
  const no = findPack(code)?.cues.correctingNo ?? null;
  return no !== null && new RegExp(String.raw`^\s*(?:${no})\s*[，,、。!！]`, 'u').test(text);
}
