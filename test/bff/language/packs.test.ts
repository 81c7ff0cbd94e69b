import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { classify } from '../../../bff/language/classify.ts';
import { CONCEPT_NAMES, FINE_CONCEPTS } from '../../../bff/language/concepts.ts';
import type { LanguagePack } from '../../../bff/language/pack.ts';
import { PACKS } from '../../../bff/language/packs.ts';
import { languageFor } from '../../../bff/language/registry.ts';
import { TEXT_KEYS, TEXTS } from '../../../bff/language/texts.ts';
import { INTENTS, type Intent } from '../../../shared/domain/intents.ts';

/** What every language pack must be: whole, in its own script, and able to understand its own sentences. */
const SCRIPTS: Record<string, string> = {
  ar: 'Arabic',
  fa: 'Arabic',
  ur: 'Arabic',
  bg: 'Cyrillic',
  ru: 'Cyrillic',
  uk: 'Cyrillic',
  bn: 'Bengali',
  el: 'Greek',
  he: 'Hebrew',
  hi: 'Devanagari',
  ka: 'Georgian',
  th: 'Thai',
};
const MIXED: Record<string, readonly string[]> = {
  ja: ['Han', 'Hiragana', 'Katakana'],
  ko: ['Hangul'],
  'zh-Hans': ['Han'],
  'zh-Hant': ['Han'],
  sr: ['Cyrillic', 'Latin'],
};
const PHRASES_MIN = 5;
const UNDERSTOOD_MIN = 0.95;
const EMERGENCIES: readonly Intent[] = ['security_emergency', 'medical_emergency'];

for (const pack of PACKS) {
  it(`${pack.code} has words for every concept, and five sentences or more for every intent`, () => {
    const needed = CONCEPT_NAMES.filter((name) => !FINE_CONCEPTS.some((fine) => fine === name));
    expect(needed.filter((name) => (pack.concepts[name] ?? '').trim() === '')).toEqual([]);
    expect(Object.keys(pack.concepts).filter((name) => !CONCEPT_NAMES.some((known) => known === name))).toEqual([]);
    expect(INTENTS.filter((intent) => (pack.phrases[intent]?.length ?? 0) < PHRASES_MIN)).toEqual([]);
    expect(Object.entries(pack.topics).filter(([, label]) => label.trim() === '')).toEqual([]);
    expect(pack.numbers).toHaveLength(13);
    expect(pack.dates.weekdays).toHaveLength(7);
    expect(pack.dates.months).toHaveLength(12);
  });

  it(`${pack.code} says every text with its own values`, () => {
    expect(Object.keys(pack.texts).toSorted()).toEqual(TEXT_KEYS.toSorted());
    for (const key of TEXT_KEYS) {
      // Naming the topic is a matter of style; every other value is news to the guest.
      const [said, wanted] = [placeholders(pack.texts[key]), [...TEXTS[key]].toSorted()].map((names) =>
        names.filter((name) => name !== 'topic' || !key.startsWith('task_')),
      );
      expect([key, said]).toEqual([key, wanted]);
    }
  });

  it(`${pack.code} keeps to its own script`, () => {
    const own = MIXED[pack.code] ?? [SCRIPTS[pack.code] ?? 'Latin'];
    const foreign = new RegExp(
      `(?=\\p{L})[^${[...own, 'Latin', 'Common', 'Inherited'].map((name) => `\\p{Script=${name}}`).join('')}]`,
      'u',
    );
    expect(listTexts(pack).filter((text) => foreign.test(text))).toEqual([]);
  });

  it(`${pack.code} understands its own sentences`, () => {
    const language = languageFor(pack.code);
    const missed: string[] = [];
    let count = 0;
    for (const intent of INTENTS) {
      for (const phrase of pack.phrases[intent]) {
        count++;
        const { intents, alternatives } = classify(phrase, language);
        const named = intents.map(({ name }) => name);
        const right =
          intent === 'out_of_scope'
            ? named.length === 0
            : named.includes(intent) || (named.length === 0 && alternatives[0]?.name === intent);
        if (!right) missed.push(`${intent}: ${phrase} (${named})`);
      }
    }
    if (missed.length > count * (1 - UNDERSTOOD_MIN)) expect(missed).toEqual([]);
  });

  it(`${pack.code} sees an emergency in each of its emergency sentences and in no other`, () => {
    const language = languageFor(pack.code);
    const isAlarmed = (phrase: string) =>
      classify(phrase, language).intents.some(({ name }) => EMERGENCIES.includes(name));
    const emergencies = EMERGENCIES.flatMap((intent) => pack.phrases[intent]);
    const harmless = INTENTS.filter((intent) => !EMERGENCIES.includes(intent)).flatMap(
      (intent) => pack.phrases[intent],
    );
    expect(emergencies.filter((phrase) => !isAlarmed(phrase))).toEqual([]);
    expect(harmless.filter(isAlarmed)).toEqual([]);
  });
}

function listTexts(pack: LanguagePack): string[] {
  return [
    pack.functionWords,
    pack.suffixes,
    ...Object.values(pack.concepts),
    ...Object.values(pack.phrases).flat(),
    ...Object.values(pack.topics),
    ...Object.values(pack.texts),
  ];
}

/** The names of the values a message takes, each once, in order. Throws for a message that is no ICU. */
function placeholders(message: string): string[] {
  const names = new Set<string>();
  const collect = (elements: ReturnType<typeof parse>): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) collect(element.children);
      else names.add(element.value);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const option of Object.values(element.options)) collect(option.value);
    }
  };
  collect(parse(message, { ignoreTag: true }));
  return [...names].toSorted();
}
