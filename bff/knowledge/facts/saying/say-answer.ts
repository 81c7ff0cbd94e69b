import type { HoursAnswer } from '../answering/answer-hours.ts';
import type { PriceAnswer } from '../answering/answer-price.ts';
import type { AnswerContent, FactAnswer } from '../answering/answer-question.ts';
import { type FactTexts, fill, fillLine, textsFor } from '../texts.ts';
import { sayCost, sayDate, sayDay, sayList, sayMeasure, sayMoney, sayRules, sayTier, sayTotal } from './say-parts.ts';

/** Writes an answer in a language; null if it has no texts for facts. */
export function sayAnswer(answer: FactAnswer, language: string): string | null {
  const texts = textsFor(language);
  if (texts === null) return null;
  const sentences = answer.contents.map((content) => sayContent(texts, answer.subject, content));
  const booking = answer.booking === null ? [] : [fill(texts, `booking_${answer.booking}` as const)];
  const hasLines = answer.contents.some(({ form }) => form === 'value');
  return [...sentences, ...booking].join(hasLines ? '\n' : ' ');
}

function sayContent(texts: FactTexts, subject: string, content: AnswerContent): string {
  const subjectTexts = texts.subjects[subject];
  if (subjectTexts === undefined) throw new Error(`No texts for “${subject}”`);
  const label = { subject: subjectTexts.label };
  switch (content.form) {
    case 'presence': {
      if (content.only.length > 0) {
        const animals = sayList(
          texts,
          content.only.map((one) => texts.items[one]),
        );
        return withVerdict(texts, 'yes', fill(texts, 'told', { ...label, value: animals }));
      }
      const { yes = '', no = '' } = subjectTexts;
      const sentence =
        content.is === 'no'
          ? no
          : content.is === 'yes'
            ? yes
            : fill(texts, 'told', { ...label, value: fill(texts, 'on_request') });
      const exceptions = content.exceptions.map((one) => texts.exceptions[one]);
      return exceptions.length === 0
        ? sentence
        : `${sentence} ${fill(texts, 'except', { list: sayList(texts, exceptions) })}`;
    }
    case 'hours':
      return sayHours(texts, label, content);
    case 'price':
      return sayPrice(texts, label, content);
    case 'limit': {
      const limit = sayMeasure(texts, content.limit.value, content.limit.unit);
      const isAge = content.limit.unit === 'year';
      const bound =
        isAge && content.limit.bound === 'least'
          ? fill(texts, 'age_from', { age: content.limit.value })
          : fill(texts, content.limit.bound === 'most' ? 'at_most' : 'at_least', { limit });
      return withVerdict(texts, content.verdict, fill(texts, 'told', { ...label, value: bound }));
    }
    case 'value':
      return sayValue(texts, label, content);
    default:
      return content satisfies never;
  }
}

function withVerdict(texts: FactTexts, verdict: 'yes' | 'no' | null, sentence: string): string {
  return verdict === null ? sentence : `${fill(texts, verdict)} ${sentence}`;
}

function sayHours(texts: FactTexts, label: { subject: string }, { rules, day, date, state }: HoursAnswer): string {
  const value = sayRules(texts, rules);
  const when = date !== null ? sayDate(texts, date) : day !== null ? sayDay(texts, day) : '';
  if (state === 'open_now' || state === 'closed_now') return fill(texts, state, { ...label, value });
  if (when === '') return withVerdict(texts, verdictOf(state), fill(texts, 'told', { ...label, value }));
  if (state === null) return fill(texts, 'told_for', { ...label, case: when, value });
  return fill(texts, state === 'open' ? 'open_then' : 'closed_then', { ...label, case: when, value });
}

function verdictOf(state: 'open' | 'closed' | null): 'yes' | 'no' | null {
  return state === null ? null : state === 'open' ? 'yes' : 'no';
}

function sayPrice(
  texts: FactTexts,
  label: { subject: string },
  { tiers, day, date, sum, total, verdict }: PriceAnswer,
): string {
  const when = date !== null ? sayDate(texts, date) : day !== null ? sayDay(texts, day) : '';
  const value =
    total !== null
      ? sayTotal(texts, total)
      : sum === null
        ? sayList(
            texts,
            tiers.map((tier) => sayTier(texts, tier)),
          )
        : saySum(texts, sum);
  const sentence =
    when === '' ? fill(texts, 'told', { ...label, value }) : fill(texts, 'told_for', { ...label, case: when, value });
  return withVerdict(texts, verdict, sentence);
}

function saySum(texts: FactTexts, { count, tier }: NonNullable<PriceAnswer['sum']>): string {
  if (typeof tier.cost === 'string') return sayCost(texts, tier);
  const { amountMinor, currency } = tier.cost;
  return fill(texts, 'sum', {
    count,
    price: sayCost(texts, tier),
    total: sayMoney(texts, amountMinor * count, currency),
  });
}

function sayValue(
  texts: FactTexts,
  label: { subject: string },
  { value, attribute }: Extract<AnswerContent, { form: 'value' }>,
): string {
  switch (value.type) {
    case 'distance': {
      const length = sayMeasure(texts, value.value, value.unit);
      return fill(texts, 'told', { ...label, value: value.way === null ? length : fill(texts, value.way, { length }) });
    }
    case 'credential':
      return attribute.endsWith('.network')
        ? fill(texts, 'network', { name: value.word })
        : fill(texts, 'password', { password: value.word });
    case 'contact':
      return fill(texts, 'phone', { phone: value.phone });
    case 'place':
      return fill(texts, 'told', {
        ...label,
        value: fillLine(texts.language, texts.places[value.place], { floor: value.floor ?? 0 }),
      });
    case 'list':
      return fill(texts, 'told', {
        ...label,
        value: sayList(texts, [...value.items.map((item) => texts.items[item]), ...value.names]),
      });
    default:
      return value satisfies never;
  }
}
