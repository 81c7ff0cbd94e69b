import { expect, it } from 'vitest';
import { bindRule, readExceptions } from '../../../../../bff/knowledge/facts/binding/bind-rules.ts';
import { subjectOf } from '../../../../../bff/knowledge/facts/catalogue.ts';
import { readSentences } from '../../../../../bff/knowledge/facts/marks/parts.ts';
import { readingWith } from '../../../../support/engine/marked.ts';

const partOf = (text: string, code: string) => {
  const [part] = readSentences(text, readingWith(code))[0]?.parts ?? [];
  if (part === undefined) throw new Error('no part was read');
  return part;
};
const bind = (text: string, code: string, subject: string | null) => {
  const rule = bindRule(partOf(text, code), subject === null ? null : subjectOf(subject));
  return rule === null || rule === 'unread' ? rule : `${rule.attribute} ${rule.value.is}`;
};

it.each([
  ['en', 'No pets', 'pets', 'pets.allowed no'],
  ['de', 'Haustiere sind erlaubt', 'pets', 'pets.allowed yes'],
  ['de', 'Rauchen ist verboten', 'smoking', 'smoking.allowed no'],
  ['en', 'No pets in the garden', 'pets', 'unread'], // applies only to a part
  ['en', 'No pyjamas', 'towels', 'unread'], // names one thing of several
  ['en', 'No zorblax', null, 'unread'],
  ['en', 'The pool', 'pool', null],
])('%s: the part “%s” about %s is bound to the rule %s', (code, text, subject, rule) =>
  expect(bind(text, code, subject)).toBe(rule),
);

it.each([
  ['en', 'except assistance dogs', ['assistance_dog']],
  ['de', 'außer Assistenzhunde', ['assistance_dog']],
  ['en', 'except on Sundays', null],
  ['en', 'assistance dogs', null],
])('%s: the exceptions in “%s” are %j', (code, text, exceptions) =>
  expect(readExceptions(partOf(text, code))).toEqual(exceptions),
);
