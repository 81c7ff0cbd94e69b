import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { readFeatures } from '../../../../bff/language/model/features.ts';
import { PACKS } from '../../../../bff/language/pack/packs.ts';
import { areMadeFrom, describeMaking, MADE_FROM } from '../../../../bff/language/train/digest.ts';
import { CLAUSE_MARK, readExamples } from '../../../../bff/language/train/examples.ts';

const examples = readExamples();

it('the weights were trained on the current lessons with the current training code: else npm run train', () => {
  const lessons = examples.filter(({ split }) => split === 'train');
  expect(readFileSync(MADE_FROM, 'utf8')).toBe(describeMaking(lessons));
  expect(areMadeFrom(lessons)).toBe(true);
});

it('each clause of each training line is a lesson with its own frame', () => {
  const clauses = PACKS.flatMap(({ sentences }) => sentences.flatMap(({ text }) => text.split(CLAUSE_MARK)));
  expect(examples.map(({ text }) => text)).toEqual(clauses.map((clause) => clause.trim()));
  expect(new Set(examples.map(({ code }) => code)).size).toBe(PACKS.length);
});

it('a lesson has no features of the courtesies around its request', () => {
  const polite = examples.find(({ code, text, act }) => code === 'en' && act !== 'talk' && /^hello, \w+/i.test(text));
  if (polite === undefined) throw new Error('no polite line is learnt from');
  const english = languageFor('en');
  const whole = readFeatures(polite.text, english.lexicon.read(polite.text), english);
  expect([...polite.features.hashes]).not.toEqual([...whole.hashes]);
});
