import type { HoursAnswer } from '../answering/answer-hours.ts';
import type { PriceAnswer } from '../answering/answer-price.ts';
import type { FactAnswer, Told } from '../answering/answer-question.ts';
import { type FactTexts, fill, fillLine, textsFor } from '../texts.ts';
import { sayCost, sayDate, sayDay, sayList, sayMeasure, sayMoney, sayRules, sayTier, sayTotal } from './say-parts.ts';

/** The answer in a language; null where that has no texts for facts. */
export function sayAnswer(answer: FactAnswer, language: string): string | null {
  const texts = textsFor(language);
  if (texts === null) return null;
  const sentences = answer.told.map((told) => sayTold(texts, answer.subject, told));
  const booking = answer.booking === null ? [] : [fill(texts, `booking_${answer.booking}` as const)];
  const isOfNames = answer.told.some(({ form }) => form === 'value');
  return [...sentences, ...booking].join(isOfNames ? '\n' : ' ');
}

function sayTold(texts: FactTexts, subject: string, told: Told): string {
  const own = texts.subjects[subject];
  if (own === undefined) throw new Error(`No texts for “${subject}”`);
  const label = { subject: own.label };
  switch (told.form) {
    case 'presence': {
      if (told.only.length > 0) {
        const named = sayList(
          texts,
          told.only.map((one) => texts.items[one]),
        );
        return withVerdict(texts, 'yes', fill(texts, 'told', { ...label, value: named }));
      }
      const { yes = '', no = '' } = own;
      const said =
        told.is === 'no'
          ? no
          : told.is === 'yes'
            ? yes
            : fill(texts, 'told', { ...label, value: fill(texts, 'on_request') });
      const exceptions = told.exceptions.map((one) => texts.exceptions[one]);
      return exceptions.length === 0 ? said : `${said} ${fill(texts, 'except', { list: sayList(texts, exceptions) })}`;
    }
    case 'hours':
      return sayHours(texts, label, told);
    case 'price':
      return sayPrice(texts, label, told);
    case 'limit': {
      const limit = sayMeasure(texts, told.limit.value, told.limit.unit);
      const isAge = told.limit.unit === 'year';
      const bound =
        isAge && told.limit.bound === 'least'
          ? fill(texts, 'age_from', { age: told.limit.value })
          : fill(texts, told.limit.bound === 'most' ? 'at_most' : 'at_least', { limit });
      return withVerdict(texts, told.verdict, fill(texts, 'told', { ...label, value: bound }));
    }
    case 'value':
      return sayValue(texts, label, told);
    default:
      return told satisfies never;
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
  { value, attribute }: Extract<Told, { form: 'value' }>,
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
