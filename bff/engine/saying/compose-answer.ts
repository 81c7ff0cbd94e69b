import type { DecisionStep, Source } from '../../../shared/domain/decision.ts';
import type { Frame } from '../../../shared/domain/frame.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { nameTopic, say } from '../../language/saying/say.ts';
import { findAnswerPolarity } from '../answering/answer-polarity.ts';
import { isNearOnly, speaksOfIt } from '../answering/near-answer.ts';
import { findQuoted, formatClock, type QuotedValue, readBareClock, sayQuoted } from '../answering/quoted-values.ts';
import { asksMore, asksTheSame, isPartOf } from '../answering/same-question.ts';
import { findThingPolarity, type ThingPolarity } from '../answering/thing-polarity.ts';
import { findToldValues, sayTold, type ToldValues } from '../answering/told-values.ts';
import { type AskedValues, readAsked } from '../utterance/asked-values.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { commaOf, inQuotes } from '../words/punctuation.ts';
import { toTopic } from '../words/topic.ts';
import { sayStayFact } from './compose-stay.ts';

/** Some lines in one language. */
export interface Paragraph {
  text: string;
  language: string;
}

/**
 * An answer in the guest's language. The hotel's words go out as they are where they are in that language; else their
 * values are said in it and the words themselves quoted below, marked as what they are.
 */
export function composeAnswer(
  step: Extract<DecisionStep, { kind: 'answer' }>,
  language: string,
  context: Turn,
  frames: readonly Frame[],
  before: string,
): Paragraph[] {
  const { stays, said, now, property } = context;
  if (step.told?.language === language) return [step.told];
  let values: AskedValues | null = null;
  return step.sources.flatMap((source) => {
    if (source.type === 'reservation') {
      const text = sayStayFact(step, source, stays, language);
      return text === '' ? [] : [{ text, language }];
    }
    const structured = sayStructured(step.intent, source, language);
    if (structured !== null) return [{ text: structured, language }];
    const { timezone, currency } = property;
    values ??= readAsked(said, { before, intent: step.intent, frames, now, timezone });
    const topic = toTopic(step.intent);
    const subject = topic === null ? '' : nameTopic(language, topic);
    const told = speaksOfIt(source) ? findToldValues(source, values, { language, currency }) : null;
    if (source.language === language) {
      const lines = told === null ? [] : [sayTold(told, subject, language)];
      return [{ text: [...lines, quoteFor(source, said)].join('\n'), language }];
    }
    const isWhether = values.kinds.size === 0 && !isNearOnly(source);
    const thing = isWhether ? findThingPolarity(source, said, currency) : null;
    return retell(subject, source, said, thing === null ? told : sayThing(thing, told, language));
  });
}

/** What the property keeps as a value rather than as words. */
function sayStructured(intent: Intent | null, source: Source, language: string): string | null {
  switch (source.id) {
    case 'checkIn':
    case 'checkOut': {
      const clock = readBareClock(source.quote);
      if (clock === null) return null; // the hotel's own wording: said as it is, or retold
      const time = source.language === language ? clock.text : formatClock(clock.value, language);
      return say(language, source.id === 'checkIn' ? 'check_in_from' : 'check_out_until', { time });
    }
    case 'address':
      return say(language, 'address_is', { address: source.quote });
    case 'amenities': {
      const topic = toTopic(intent);
      return topic === null ? null : say(language, 'amenity_yes', { topic: nameTopic(language, topic) });
    }
    default:
      return null;
  }
}

/**
 * The hotel's own words. Where they open with a yes or no to a question that is not quite the guest's, that question goes
 * before them: "nut-free?" is not answered by "Yes, both are on the buffet", but by what was asked there.
 */
function quoteFor(source: Source, guest: Utterance): string {
  const { type, quote, label, language } = source;
  const isAnswerToElse =
    type === 'faq' &&
    (isNearOnly(source) || (findAnswerPolarity(quote) !== null && asksMore({ text: label, language }, guest, quote)));
  return isAnswerToElse ? `${inQuotes(label, language)}\n${quote}` : quote;
}

function retell(subject: string, source: Source, guest: Utterance, told: ToldValues | null): Paragraph[] {
  const { language } = guest;
  const own = { text: source.label, language: source.language };
  const isEntry = source.type === 'faq' && !isNearOnly(source);
  const isTheirs = isEntry && asksTheSame(own, guest, source.quote);
  const quoted = findQuoted(source.quote, source.language, source.label).filter((one) =>
    isYesOrNo(one)
      ? (isTheirs && !(one.kind === 'free' && told !== null)) ||
        (one.kind === 'no' && isEntry && isPartOf(guest, own, source.quote))
      : isVerbatim(one) && !(one.kind === 'mail' && isNearOnly(source)),
  );
  const isNo = quoted.some(({ kind }) => kind === 'no'); // what follows is of something else
  const sayings = quoted.map((one) => sayQuoted(one, language));
  const values = isNo || told === null ? [] : [told.value];
  const value = [...sayings, ...values].join(commaOf(language));
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(source.language) ?? source.language;
  const theirWords = say(language, 'original_words', { language: name });
  const bare = subject === '' ? theirWords : say(language, 'hotel_says', { topic: subject });
  const said = sayTold(
    { value: subject === '' ? capitalise(value, language) : value, when: told?.when ?? '' },
    subject,
    language,
  );
  return [
    { text: value === '' ? bare : `${said}\n${theirWords}`, language },
    { text: quoteFor(source, guest), language: source.language },
  ];
}

/** A yes or a no, of just what the guest named; beside a yes, what else is told of it. */
function sayThing({ kind, word }: ThingPolarity, told: ToldValues | null, language: string): ToldValues {
  const answer = say(language, kind === 'yes' ? 'fact_yes' : 'fact_no');
  const values = kind === 'yes' && told !== null ? [told.value] : [];
  return { value: [answer, ...values].join(commaOf(language)), when: inQuotes(word, language) };
}

/** The same in every language. */
function isVerbatim({ kind }: QuotedValue): boolean {
  return kind === 'network' || kind === 'password' || kind === 'mail';
}

/** What answers a question rather than tells something: of another question it may be the opposite. */
function isYesOrNo({ kind }: QuotedValue): boolean {
  return kind === 'yes' || kind === 'no' || kind === 'free';
}

function capitalise(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
