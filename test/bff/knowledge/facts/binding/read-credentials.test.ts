import { expect, it } from 'vitest';
import { readCredentials } from '../../../../../bff/knowledge/facts/binding/read-credentials.ts';
import { subjectOf } from '../../../../../bff/knowledge/facts/catalogue.ts';
import { readSentences } from '../../../../../bff/knowledge/facts/marks/parts.ts';
import { readingWith } from '../../../../support/engine/marked.ts';
import { summarise } from '../summary.ts';

const read = (code: string, text: string, topic: string) =>
  readSentences(text, readingWith(code)).flatMap((sentence) =>
    readCredentials(
      sentence,
      subjectOf(topic),
      { id: '', label: '', quote: '', language: code },
      readingWith(code).words,
    ).map(summarise),
  );

it.each([
  ['en', 'Network: Heron_Guest, password: reiher77', ['wifi.network Heron_Guest', 'wifi.password reiher77']],
  ['de', 'Netz: Heron_Gast, Passwort: reiher77.', ['wifi.network Heron_Gast', 'wifi.password reiher77']],
  ['en', 'The password is at reception', []],
  ['en', 'No password: just reiher77', []],
])('%s: the credentials in “%s” are %j', (code, text, facts) => expect(read(code, text, 'wifi')).toEqual(facts));

it('a password in a text about the gym is not read as the wifi password', () =>
  expect(read('en', 'Password: reiher77', 'gym')).toEqual([]));
