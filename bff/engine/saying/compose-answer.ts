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

/** Lines in one language. */
export interface Paragraph {
  text: string;
  language: string;
}

/**
 * Writes an answer in the guest's language. The hotel's text is used as it is if it is in that language; otherwise its
 * values are translated and the text is quoted below.
 */
export function composeAnswer(
  step: Extract<DecisionStep, { kind: 'answer' }>,
  language: string,
  context: Turn,
  frames: readonly Frame[],
  previousWords: string,
): Paragraph[] {
  const { stays, utterance, now, property } = context;
  if (step.told?.language === language) return [step.told];
  let askedValues: AskedValues | null = null;
  return step.sources.flatMap((source) => {
    if (source.type === 'reservation') {
      const text = sayStayFact(step, source, stays, language);
      return text === '' ? [] : [{ text, language }];
    }
    const structured = sayStructured(step.intent, source, language);
    if (structured !== null) return [{ text: structured, language }];
    const { timezone, currency } = property;
    askedValues ??= readAsked(utterance, { before: previousWords, intent: step.intent, frames, now, timezone });
    const topic = toTopic(step.intent);
    const subject = topic === null ? '' : nameTopic(language, topic);
    const values = speaksOfIt(source) ? findToldValues(source, askedValues, { language, currency }) : null;
    if (source.language === language) {
      const lines = values === null ? [] : [sayTold(values, subject, language)];
      return [{ text: [...lines, quoteFor(source, utterance)].join('\n'), language }];
    }
    const isWhether = askedValues.kinds.size === 0 && !isNearOnly(source);
    const thing = isWhether ? findThingPolarity(source, utterance, currency) : null;
    return retell(subject, source, utterance, thing === null ? values : sayThing(thing, values, language));
  });
}

/** Writes a setting that is stored as a value. */
function sayStructured(intent: Intent | null, source: Source, language: string): string | null {
  switch (source.id) {
    case 'checkIn':
    case 'checkOut': {
      const clock = readBareClock(source.quote);
      if (clock === null) return null; // the hotel's own wording: quoted or retold
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
 * Quotes the hotel's text. If it opens with a yes or no to a slightly different question, that question is put before
 * it: "nut-free?" is not answered by "Yes, both are on the buffet".
 */
function quoteFor(source: Source, guest: Utterance): string {
  const { type, quote, label, language } = source;
  const isAnswerToElse =
    type === 'faq' &&
    (isNearOnly(source) || (findAnswerPolarity(quote) !== null && asksMore({ text: label, language }, guest, quote)));
  return isAnswerToElse ? `${inQuotes(label, language)}\n${quote}` : quote;
}

function retell(subject: string, source: Source, guest: Utterance, values: ToldValues | null): Paragraph[] {
  const { language } = guest;
  const entryQuestion = { text: source.label, language: source.language };
  const isEntry = source.type === 'faq' && !isNearOnly(source);
  const isSameQuestion = isEntry && asksTheSame(entryQuestion, guest, source.quote);
  const quotedValues = findQuoted(source.quote, source.language, source.label).filter((one) =>
    isYesOrNo(one)
      ? (isSameQuestion && !(one.kind === 'free' && values !== null)) ||
        (one.kind === 'no' && isEntry && isPartOf(guest, entryQuestion, source.quote))
      : isVerbatim(one) && !(one.kind === 'mail' && isNearOnly(source)),
  );
  const opensWithNo = quotedValues.some(({ kind }) => kind === 'no'); // what follows is about something else
  const sayings = quotedValues.map((one) => sayQuoted(one, language));
  const otherSayings = opensWithNo || values === null ? [] : [values.value];
  const value = [...sayings, ...otherSayings].join(commaOf(language));
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(source.language) ?? source.language;
  const theirWords = say(language, 'original_words', { language: name });
  const introduction = subject === '' ? theirWords : say(language, 'hotel_says', { topic: subject });
  const valueLine = sayTold(
    { value: subject === '' ? capitalise(value, language) : value, when: values?.when ?? '' },
    subject,
    language,
  );
  return [
    { text: value === '' ? introduction : `${valueLine}\n${theirWords}`, language },
    { text: quoteFor(source, guest), language: source.language },
  ];
}

/** Writes a yes or no about the thing the guest named, with other values beside a yes. */
function sayThing({ kind, word }: ThingPolarity, values: ToldValues | null, language: string): ToldValues {
  const answer = say(language, kind === 'yes' ? 'fact_yes' : 'fact_no');
  const others = kind === 'yes' && values !== null ? [values.value] : [];
  return { value: [answer, ...others].join(commaOf(language)), when: inQuotes(word, language) };
}

/** Whether the value is the same in every language. */
function isVerbatim({ kind }: QuotedValue): boolean {
  return kind === 'network' || kind === 'password' || kind === 'mail';
}

/** Whether the value answers a question, so that it could be wrong for another one. */
function isYesOrNo({ kind }: QuotedValue): boolean {
  return kind === 'yes' || kind === 'no' || kind === 'free';
}

function capitalise(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
