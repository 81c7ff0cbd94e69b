import { readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { type Answer, readAnswer } from '../../../bff/engine/reading/plain-yes.ts';
import { listWords } from '../../../bff/language/lexicon/lexicon.ts';
import { languageFor } from '../../../bff/language/lexicon/registry.ts';
import { CONCEPT_NAMES, FINE_CONCEPTS, SUBJECT_NAMES } from '../../../bff/language/pack/concepts.ts';
import type { LanguagePack } from '../../../bff/language/pack/pack.ts';
import { PACKS } from '../../../bff/language/pack/packs.ts';
import { TEXT_KEYS, TEXTS } from '../../../bff/language/pack/texts.ts';
import { type Classified, classify } from '../../../bff/language/reading/classify.ts';
import { INTENTS, type Intent } from '../../../shared/domain/intents.ts';
import { EngineGuest } from '../../support/engine/engine-guest.ts';
import { says } from '../../support/engine/turns.ts';

/** Every language pack must be complete, use its own script, and understand its own sentences. */
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
const MIXED_SCRIPT_TEXTS: Record<string, readonly string[]> = {
  ja: ['Han', 'Hiragana', 'Katakana'],
  ko: ['Hangul'],
  'zh-Hans': ['Han'],
  'zh-Hant': ['Han'],
  sr: ['Cyrillic', 'Latin'],
};
const PHRASES_MIN = 5;
/** Not every language has its own word for a via ferrata. */
const SUBJECTS_LEFT_OUT_MAX = 20;
const UNDERSTOOD_MIN = 0.95;
const EMERGENCIES: readonly Intent[] = ['security_emergency', 'medical_emergency'];

for (const pack of PACKS) {
  /** The reading of each sentence of the pack, kept because two tests use it. */
  const readings = new Map<string, Pick<Classified, 'intents' | 'alternatives'>>();
  const read = (phrase: string) => {
    const { intents, alternatives } = readings.get(phrase) ?? classify(phrase, languageFor(pack.code));
    readings.set(phrase, { intents, alternatives });
    return { intents, alternatives };
  };

  it(`${pack.code} finds no entry by a word that carries no topic`, () => {
    const functions = new Set(listWords(pack.functionWords));
    const searched = Object.entries(pack.search.words).flatMap(([name, words]) =>
      listWords(words).flatMap((word) => (functions.has(word) ? [`${name}: ${word}`] : [])),
    );
    expect(searched).toEqual([]);
  });

  it(`${pack.code} has words for nearly every subject`, () => {
    const { words } = pack.search; // this reads the file
    const wordless = SUBJECT_NAMES.filter((name) => (words[name] ?? '').trim() === '');
    expect(wordless.length, wordless.join()).toBeLessThanOrEqual(SUBJECTS_LEFT_OUT_MAX);
  });

  it(`${pack.code} has words for every concept, and five sentences or more for every intent`, () => {
    const needed = CONCEPT_NAMES.filter((name) => !FINE_CONCEPTS.some((fine) => fine === name));
    expect(needed.filter((name) => (pack.concepts[name] ?? '').trim() === '')).toEqual([]);
    expect(Object.keys(pack.concepts).filter((name) => !CONCEPT_NAMES.some((known) => known === name))).toEqual([]);
    const wanting = INTENTS.filter((intent) => (pack.phrases[intent]?.length ?? 0) < PHRASES_MIN);
    expect(wanting, `${PHRASES_MIN} lines “train, -, any:<intent>” in data/${pack.code}/sentences.tsv`).toEqual([]);
    expect(Object.entries(pack.topics).filter(([, label]) => label.trim() === '')).toEqual([]);
    // Guests read the label, so it must be a name and not a list of words.
    expect(Object.entries(pack.topics).filter(([, label]) => /[,،、].*[,،、]|\*/u.test(label))).toEqual([]);
    expect(pack.numbers).toHaveLength(13);
    expect(pack.dates.weekdays).toHaveLength(7);
    expect(pack.dates.months).toHaveLength(12);
  });

  it(`${pack.code} has in every text exactly the values of that text`, () => {
    expect(Object.keys(pack.texts).toSorted()).toEqual(TEXT_KEYS.toSorted());
    for (const key of TEXT_KEYS) {
      // The topic's name is optional; every other value is new information for the guest.
      const [said, wanted] = [placeholders(pack.texts[key]), [...TEXTS[key]].toSorted()].map((names) =>
        names.filter((name) => name !== 'topic' || !key.startsWith('task_')),
      );
      expect([key, said]).toEqual([key, wanted]);
    }
  });

  it(`${pack.code} keeps to its own script`, () => {
    const own = MIXED_SCRIPT_TEXTS[pack.code] ?? [SCRIPTS[pack.code] ?? 'Latin'];
    const foreign = new RegExp(
      `(?=\\p{L})[^${[...own, 'Latin', 'Common', 'Inherited'].map((name) => `\\p{Script=${name}}`).join('')}]`,
      'u',
    );
    expect(listTexts(pack).filter((text) => foreign.test(text))).toEqual([]);
  });

  it(`${pack.code} understands its own sentences`, () => {
    const missed: string[] = [];
    let count = 0;
    for (const intent of INTENTS) {
      for (const phrase of pack.phrases[intent]) {
        count++;
        const { intents, alternatives } = read(phrase);
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
    const isAlarmed = (phrase: string) => read(phrase).intents.some(({ name }) => EMERGENCIES.includes(name));
    const emergencies = EMERGENCIES.flatMap((intent) => pack.phrases[intent]);
    const harmless = INTENTS.filter((intent) => !EMERGENCIES.includes(intent)).flatMap(
      (intent) => pack.phrases[intent],
    );
    expect(emergencies.filter((phrase) => !isAlarmed(phrase))).toEqual([]);
    expect(harmless.filter(isAlarmed)).toEqual([]);
  });
}

it.each(PACKS.map((pack) => [pack.code, pack] as const))(
  '%s: a plain yes is read as a yes; an acknowledgement, a no, and a yes with a no are not',
  (_, pack) => {
    const { phrases, texts, concepts } = pack;
    const [yes = '', ok = '', no = ''] = [concepts.yes, concepts.ok, concepts.no].map(firstWord);
    const doubtful = [
      ...phrases.acknowledge,
      ...phrases.deny,
      ok,
      no,
      `${ok}, ${no}`,
      `${yes}, ${no}`,
      `${no}, ${yes}`,
    ];
    expect(doubtful.filter((text) => answerOf(text, pack) === 'yes')).toEqual([]);
    expect(answerOf(texts.reply_yes, pack)).toBe('yes');
    expect(answerOf(texts.reply_no, pack)).toBe('no');
    const heard = phrases.affirm.filter((text) => answerOf(text, pack) === 'yes');
    expect(heard.length / phrases.affirm.length, phrases.affirm.join('\n')).toBeGreaterThanOrEqual(PLAIN_YES_MIN);
  },
);

const PLAIN_YES_MIN = 0.7;
const NOW = new Date('2026-11-20T14:05:00.000Z');

/** Reads a text as the answer to the question whether to book a late check-out. */
function answerOf(text: string, { code }: LanguagePack): Answer | null {
  const hints = { now: NOW, timezone: 'Europe/Berlin', conversation: code };
  const understanding = embeddedEngine.understand(text, hints);
  return readAnswer(understanding, 'late_check_out', says(text, understanding.language.code), { choice: null });
}

function firstWord(words: string): string {
  return words.split(',')[0]?.replaceAll('*', '').trim() ?? '';
}

/** Two towels for a room, and how guests ask for the same again on another day. */
const REPEATED_REQUESTS = readFileSync(new URL('again.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

it('the corpus has a line for each language that repeats a request for another day', () => {
  expect(new Set(REPEATED_REQUESTS.map(([code]) => code)), 'a line of each language in again.txt').toEqual(
    new Set(PACKS.map(({ code }) => code)),
  );
});

it.each(REPEATED_REQUESTS)(
  '%s: after “%s”, the message “%s” repeats the request for the other day, not for today',
  (_, first = '', again = '') => {
    const guest = new EngineGuest();
    guest.say(first);
    const { decision } = guest.say(again);
    expect(decision.steps).toMatchObject([
      { kind: 'task', act: 'new', intent: 'towels_linen', wish: { quantity: '2', room: '204' } },
    ]);
    const [step] = decision.steps;
    expect(step?.kind === 'task' && step.wish.date).toMatch(/^2026-11-2[12]$/);
  },
);

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

/** The names of the values in an ICU message, each once, in order. Throws if the message is invalid. */
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
