import { isIntent } from '../../shared/domain/intents.ts';
import type {
  DeniedIntent,
  IntentScore,
  LanguageGuess,
  Signal,
  Tone,
  Understanding,
  Urgency,
} from '../../shared/domain/understanding.ts';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import { readDistress } from '../language/danger/distress.ts';
import { placeEntities } from '../language/entities/find-entities.ts';
import type { PlacedEntity } from '../language/entities/scan.ts';
import { ADDRESSES } from '../language/lexicon/addresses.ts';
import { readBareYesOrNo } from '../language/lexicon/bare-yes-or-no.ts';
import { fold, splitWords } from '../language/lexicon/fold.ts';
import type { Reading } from '../language/lexicon/reading.ts';
import { isSpoken, languageFor } from '../language/lexicon/registry.ts';
import { type Concept, EMERGENCY_CONCEPTS } from '../language/pack/concepts.ts';
import { findPack } from '../language/pack/packs.ts';
import { readAlarm } from '../language/reading/alarm.ts';
import { findAskedLanguage } from '../language/reading/asked-language.ts';
import { type Classified, classify } from '../language/reading/classify.ts';
import { stripCourtesies } from '../language/reading/courtesies.ts';
import { readFrames } from '../language/reading/frames.ts';
import { guessLanguage } from '../language/reading/guess-language.ts';
import { applyFrames, nameActs } from './reading/apply-frames.ts';
import { bindEntities } from './reading/bind-entities.ts';
import { MENDABLE } from './reading/deniable.ts';
import { settleFromNow } from './reading/from-now.ts';
import { readNoDanger } from './reading/no-danger.ts';
import { type Polarity, readPolarity } from './reading/polarity.ts';
import { callsSomebody, readCaller } from './reading/read-caller.ts';
import { findSignals } from './reading/signals.ts';
import { addDiet, statesDiet } from './reading/stated-diet.ts';
import { countTaxis } from './reading/taxis.ts';
import { readWithoutLengths } from './reading/without-lengths.ts';
import type { UnderstandHints } from './types.ts';
import { STAY_SIGNALS } from './wishes/followed-topic.ts';
import { REQUESTS } from './wishes/requests.ts';
import { readChoice } from './words/choice.ts';
import { hasNegation } from './words/negation.ts';
import { SMALL_TALK } from './words/small-talk.ts';

const TEXT_LETTERS_MAX = 4_000;
/** The lexicon and the finders of values read so much. */
const READ_LETTERS_MAX = 1_200;
const UNREAD: readonly Signal[] = ['unread'];
const CORRECTS: readonly Signal[] = ['correction'];
const ORDERS: readonly Signal[] = ['order'];
const ALLERGY: readonly Signal[] = ['allergy'];
/** A language guessed with less is worth a second look through the other likely ones. */
const SURE_OF_LANGUAGE = 0.9;
const SURE_OF_WISH = 0.6;
const ACKNOWLEDGED_SCORE = 0.9;
const ALARM_SCORE = 0.95;
const SWITCH_SCORE = 0.9;
/** Who asks for a language says little else. */
const SWITCH_LETTERS_MAX = 160;
/** A text that only one of the likely languages understands is in that one. */
const UNDERSTOOD_IN = 0.6;
const NOTHING: Reading = {
  concepts: new Set(),
  things: new Set(),
  foundThings: [],
  words: [],
  found: [],
  unknown: [],
  contentCount: 0,
};
const EMOJI = /\p{Extended_Pictographic}/u;
const ACKNOWLEDGES = /^(?:👍|👌|✅|🆗|\p{Emoji_Modifier}|[\s!.])+$/u;
const HEART = /^(?:🙏|❤|♥|💕|😊|🥰|😍|\ufe0f|\p{Emoji_Modifier}|[\s!.])+$/u;

/** Reads one guest message: language, wishes, values, tone and urgency. Pure; never throws, whatever the text. */
export function understand(text: string, hints: UnderstandHints): Understanding {
  const whole = text.slice(0, TEXT_LETTERS_MAX);
  const guess = guessLanguage(whole, hints);
  const words = stripCourtesies(whole, languageFor(guess.code));
  const { spokenIn, ...first } = readIntents(words, guess, hints);
  const language: LanguageGuess =
    spokenIn === null ? guess : { code: spokenIn, confidence: UNDERSTOOD_IN, source: 'text' };
  const { pack } = languageFor(language.code);
  const lengths = placeEntities(words, pack, hints.now, hints.timezone);
  const placed = settleFromNow(lengths, hints.now, hints.timezone);
  const read = readWithoutLengths(words, lengths, first, language.code) ?? first;
  const { alternatives, reading } = read;
  const calm = isEmergency(read.intents) ? readNoDanger(words, language.code, reading) : null;
  const { switchTo, intents } = findSwitch(words, language.code, calm ?? [...read.intents]);
  const plain = words.replace(ADDRESSES, blank);
  const heard = readCaller(plain, language.code, reading, dropPlace(intents, reading, placed));
  const isSpokenOf = reading !== NOTHING && !isEmergency(heard.intents);
  const frames = isSpokenOf ? readFrames(plain, languageFor(language.code)) : [];
  const told = addDiet(heard.intents, words, reading.concepts, language.code);
  const found = nameActs(frames, told, reading);
  const wanted = found.filter(takesValues).map(({ name }) => name);
  const bound = bindEntities(plain, placed, reading.found, wanted, pack);
  const entities = countTaxis(bound, placed, plain, languageFor(language.code));
  const polarity: Polarity = isSpokenOf
    ? readPolarity(plain, language.code, reading, found, {
        isPolite: words !== whole && thanks(whole, language.code),
        values: placed.flatMap(({ entity: { type, text, value } }) => (VALUES.has(type) && value !== 1 ? [text] : [])),
      })
    : { wanted: found, denied: [], asked: [] };
  const acted = applyFrames(frames, polarity.wanted, {
    isCorrected: reading.concepts.has('cancel') || reading.concepts.has('never_mind'),
    values: placed.flatMap(({ entity: { type, text } }) => (type === 'count' || type === 'time' ? [text] : [])),
    lacks: reportsLack(reading),
    reportsFault: reading.concepts.has('broken'),
    asksAgain: reading.concepts.has('same'),
    isBareNo: readBareYesOrNo(text) === 'no',
    negates: (clause) => {
      const { concepts } = languageFor(language.code).lexicon.read(clause);
      return NEGATING.some((concept) => concepts.has(concept)) || hasNegation(clause, language.code);
    },
    namesOnly: (clause) => {
      const { words, found } = languageFor(language.code).lexicon.read(clause);
      return (
        words.length > 0 && words.every((_, place) => found.some(({ start, end }) => start <= place && place < end))
      );
    },
    statesDuration: placed.some(({ entity }) => entity.type === 'duration'),
  });
  polarity.wanted = acted.wanted;
  // What a clause refuses is refused, whether it was arranged or not.
  const isSurelyRefused = ({ name, how }: DeniedIntent) =>
    how === 'where_arranged' && acted.refused.some((one) => one.name === name);
  polarity.denied = polarity.denied.filter((one) => !isSurelyRefused(one));
  polarity.denied.push(...acted.refused.filter(({ name }) => !polarity.denied.some((one) => one.name === name)));
  // What works again needs no repair, whatever it is called.
  const mended = polarity.denied.find(({ name }) => MENDABLE.has(name));
  const isRepair = [...polarity.denied, ...polarity.wanted].some(({ name }) => name === 'maintenance');
  if (mended !== undefined && !isRepair) polarity.denied.push({ ...mended, name: 'maintenance' });
  if (calm !== null) polarity.denied.push({ name: 'security_emergency', score: ACKNOWLEDGED_SCORE, how: 'refused' });
  const signals = findSignals(reading, found, entities).filter(
    (one) => one !== 'never_mind' || polarity.reminds !== true,
  );
  return {
    language,
    switchTo,
    intents: polarity.wanted,
    ...(polarity.denied.length === 0 ? {} : { denied: polarity.denied }),
    ...(polarity.asked.length === 0 ? {} : { asked: polarity.asked }),
    nearby: [...alternatives],
    entities,
    matter: words,
    ...(frames.length === 0 ? {} : { frames }),
    signals: [
      ...new Set([
        ...signals,
        ...(isCorrectingNo(words, language.code) ? CORRECTS : []),
        ...(found.some(isDietary) && statesDiet(words, reading.concepts, language.code) ? ALLERGY : []),
        ...(heard.isOrder ? ORDERS : []),
        ...(words.length > READ_LETTERS_MAX ? UNREAD : []),
        ...acted.signals.filter((one) => one !== 'follow_up' || !STAY_SIGNALS.some((stay) => signals.includes(stay))),
        ...(calm === null && FIRE.some((concept) => reading.concepts.has(concept)) ? BURNS : []),
      ]),
    ],
    tone: toneOf(polarity.wanted),
    urgency: isEmergency(found) ? 'emergency' : urgencyOf(polarity.wanted, reading.concepts.has('waiting')),
  };
}

const NEGATING: readonly Concept[] = ['no', 'correction'];

/** What is counted or put off is wanted, however much of it there is already. A count of one may be an article. */
const VALUES: ReadonlySet<string> = new Set(['count', 'time', 'date', 'duration']);

/** "We have no towels" tells of what lacks apart from the thing; "no towels" may be a refusal. */
function reportsLack({ found }: Reading): boolean {
  return found.some(
    (lack) =>
      lack.concept === 'missing' &&
      !found.some((one) => one.concept !== 'missing' && one.start < lack.end && lack.start < one.end),
  );
}

/** Does it thank or say please? */
function thanks(text: string, code: string): boolean {
  const { concepts } = languageFor(code).lexicon.read(text);
  return concepts.has('thanks') || concepts.has('please');
}

/** What the fire brigade is for. */
const FIRE: readonly Concept[] = ['fire', 'gas', 'trapped'];
const BURNS: readonly Signal[] = ['fire'];

/** A faint wish takes no hour away from a sure one; what is counted is wanted, however faint. */
function takesValues({ name, score }: IntentScore, index: number): boolean {
  return index === 0 || score >= SURE_OF_WISH || REQUESTS[name]?.slots.includes('quantity') === true;
}

function isDietary({ name }: IntentScore): boolean {
  return name === 'dietary';
}

/** What may stand beside a room's number that tells where something is for. */
const PLACE: ReadonlySet<Concept> = new Set<Concept>(['room', 'correction', 'no', 'yes', 'ok', 'please', 'thanks']);

/** "Sorry, room 205" names no matter, whatever it resembles. */
function dropPlace(
  intents: IntentScore[],
  { concepts, unknown }: Reading,
  placed: readonly PlacedEntity[],
): IntentScore[] {
  if (!placed.some(({ entity }) => entity.type === 'room')) return intents;
  const isPlace = unknown.length === 0 && [...concepts].every((concept) => PLACE.has(concept));
  if (isPlace) return intents.filter(({ name }) => SMALL_TALK.has(name) || name === 'language_switch');
  // Where something is to be brought or mended, the room is where, and no question about rooms.
  return intents.filter(({ name }, index) => index === 0 || name !== 'room_types');
}

/** The language asked for. Where only a language is asked for, that is what the message wants, whatever else it looked like. */
function findSwitch(
  text: string,
  code: string,
  intents: IntentScore[],
): { switchTo: string | null; intents: IntentScore[] } {
  if (text.length > SWITCH_LETTERS_MAX || isEmergency(intents)) return { switchTo: null, intents };
  const isWish = intents[0]?.name === 'language_switch';
  const switchTo = findAskedLanguage(text.replace(ADDRESSES, ' '), code, isWish);
  if (switchTo === null || isWish) return { switchTo, intents };
  return { switchTo, intents: [{ name: 'language_switch', score: SWITCH_SCORE }] };
}

/** Reads in the likeliest language; where that is not sure, the others that may be meant are heard as well. */
function readIntents(
  text: string,
  language: LanguageGuess,
  hints: UnderstandHints,
): Classified & { spokenIn: string | null } {
  const { code, confidence } = language;
  const plain = text.replace(ADDRESSES, ' ');
  const choice = readChoice(hints.choice ?? null)?.value;
  if (choice !== undefined && isIntent(choice)) return only(choice, 1);
  if (ACKNOWLEDGES.test(plain) && EMOJI.test(plain)) return only('acknowledge', ACKNOWLEDGED_SCORE);
  if (HEART.test(plain) && EMOJI.test(plain)) return only('thanks', ACKNOWLEDGED_SCORE);
  if (!/\p{L}/u.test(plain)) return { intents: [], alternatives: [], reading: NOTHING, spokenIn: null };
  const first = classify(plain, languageFor(code));
  const cried = isEmergency(first.intents) ? null : findDistress(plain, code);
  if (cried !== null) return cried;
  // What the language of the conversation knows as harmless is no danger in another that has a like word.
  const isHarmless = code === hints.conversation && first.reading.concepts.has('no_alarm');
  if (confidence >= SURE_OF_LANGUAGE || isHarmless || isEmergency(first.intents)) return { ...first, spokenIn: null };
  const others = new Set([hints.conversation, hints.page, ...(findPack(code)?.siblings ?? []), FALLBACK_LANGUAGE]);
  others.delete(code);
  const heard = [...others].flatMap((other) =>
    other !== undefined && isSpoken(other) ? [{ ...classify(plain, languageFor(other)), spokenIn: other }] : [],
  );
  const alarm = heard.find(
    (one) => isEmergency(one.intents) && (one.spokenIn !== FALLBACK_LANGUAGE || isToTheLetter(one, plain)),
  );
  if (alarm !== undefined) return alarm;
  const calls = callsSomebody(plain, code);
  const caller = calls ? undefined : heard.find((one) => callsSomebody(plain, one.spokenIn));
  if (caller !== undefined) return caller;
  if (calls || first.intents.length > 0) return { ...first, spokenIn: null };
  const understood = heard.find(({ intents }) => intents.length > 0 && !isEmergency(intents));
  if (understood !== undefined) return understood;
  const danger = readAlarm(plain, others.add(code));
  return danger === null ? { ...first, spokenIn: null } : { ...danger.classified, spokenIn: danger.code };
}

/** Who calls for help and says no more is in danger where the call is loud, hasty or firm ("au secours"); else wants somebody. */
function findDistress(text: string, code: string): (Classified & { spokenIn: string | null }) | null {
  const danger = readDistress(text);
  if (danger === null) return null;
  const isFirm = danger.codes.some((spoken) => isEmergency(classify(text, languageFor(spoken)).intents));
  const spokenIn = danger.codes.includes(code) ? null : (danger.codes[0] ?? null);
  return { ...only(danger.isLoud || isFirm ? 'security_emergency' : 'human', ALARM_SCORE), spokenIn };
}

const DANGERS: ReadonlySet<Concept> = new Set<Concept>([...EMERGENCY_CONCEPTS.security, ...EMERGENCY_CONCEPTS.medical]);

/** Is the danger in words as they were typed? The Croatian for a table is one slip from the English "stole". */
function isToTheLetter({ reading }: Classified, text: string): boolean {
  const typed = splitWords(fold(text));
  const isTyped = (start: number, end: number) =>
    reading.words.slice(start, end).every((word, index) => word === typed[start + index]);
  const dangers = reading.found.filter(({ concept }) => DANGERS.has(concept));
  return dangers.length === 0 ? isTyped(0, typed.length) : dangers.some(({ start, end }) => isTyped(start, end));
}

/** Letters keep their places. */
function blank(match: string): string {
  return ' '.repeat(match.length);
}

function isEmergency(intents: readonly IntentScore[]): boolean {
  return intents.some(({ name }) => name === 'security_emergency' || name === 'medical_emergency');
}

function only(name: IntentScore['name'], score: number): Classified & { spokenIn: null } {
  return { intents: [{ name, score }], alternatives: [], reading: NOTHING, spokenIn: null };
}

const COMPLAINTS: ReadonlySet<string> = new Set(['complaint', 'noise', 'cleanliness', 'billing_dispute']);
const PRESSING: ReadonlySet<string> = new Set(['maintenance', 'key_card', 'noise', 'complaint', 'billing_dispute']);

function toneOf(intents: readonly IntentScore[]): Tone {
  if (intents.some(({ name }) => COMPLAINTS.has(name))) return 'complaint';
  return intents.some(({ name }) => name === 'thanks' || name === 'feedback') ? 'thanks' : 'neutral';
}

function urgencyOf(intents: readonly IntentScore[], hasWaited: boolean): Urgency {
  return hasWaited || intents.some(({ name }) => PRESSING.has(name)) ? 'urgent' : 'normal';
}

/** A "no" that stands alone at the beginning, of a language in which it means nothing of the kind inside a word. */
function isCorrectingNo(text: string, code: string): boolean {
  const no = findPack(code)?.cues.correctingNo ?? null;
  return no !== null && new RegExp(String.raw`^\s*(?:${no})\s*[，,、。!！]`, 'u').test(text);
}
