import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkLocale, findTextProblems, readSourceIds, readUnits } from '../widget/build-texts.ts';
import { LOCALES } from '../widget/locales/launcher-texts.ts';

const WIDGET = join(import.meta.dirname, '../widget');
const CODE = `send: () => msg('Send', { id: 'send' }), call: (hotel: string) => msg(str\`Call \${hotel}\`, { id: 'call' }),`;

const xliff = (send: string, call: string): string => `
  <trans-unit id="send"><source>Send</source>${send}</trans-unit>
  <trans-unit id="call"><source>Call <x id="0" equiv-text="hotel"/></source>${call}</trans-unit>`;
const problems = (file: string): string[] => checkLocale('de', readUnits(file), readSourceIds(CODE));

it('every text of the panel is translated', () => {
  expect(readSourceIds(readFileSync(join(WIDGET, 'chat/texts.ts'), 'utf8')).size).toBeGreaterThan(50);
  expect(findTextProblems(WIDGET)).toEqual([]);
});

it('the check reads one id for each text', () => {
  const code = readFileSync(join(WIDGET, 'chat/texts.ts'), 'utf8');
  expect(readSourceIds(code).size).toBe(code.match(/msg\(/g)?.length);
});

it('the launcher, the configuration and the translations have the same locales', () => {
  const { sourceLocale, targetLocales } = JSON.parse(readFileSync(join(WIDGET, 'lit-localize.json'), 'utf8'));
  expect([sourceLocale, ...targetLocales].sort()).toEqual([...LOCALES].sort());
});

it('the check finds a text that is missing, unused, outdated, or without its placeholder', () => {
  const call = '<target><x id="0" equiv-text="hotel"/> anrufen</target>';
  expect(problems(xliff('<target>Senden</target>', call))).toEqual([]);
  expect(problems(xliff('', call))).toEqual(['de: send is missing']);
  expect(problems(xliff('<target>Senden</target>', '<target>Anrufen</target>'))).toEqual([
    'de: call has other placeholders',
  ]);
  expect(
    problems(`${xliff('<target>Senden</target>', call)}<trans-unit id="old"><source>Old</source></trans-unit>`),
  ).toEqual(['de: old is not used by any code']);
  expect(problems(xliff('<target>Senden</target>', call).replace('<source>Send<', '<source>Submit<'))[0]).toMatch(
    /older text/,
  );
});

it('the generated modules equal the translations', async () => {
  for (const locale of LOCALES.filter((code) => code !== 'en')) {
    const generated = readFileSync(join(WIDGET, `locales/generated/${locale}.ts`), 'utf8');
    const file = readUnits(readFileSync(join(WIDGET, `locales/xliff/${locale}.xlf`), 'utf8'));
    for (const [id, { target }] of file) {
      const words = (target ?? '')
        .replace(/<x [^>]*\/>/g, '\n')
        .split('\n')
        .map((part) => part.trim());
      for (const part of words) expect(generated, `${locale} ${id}: run npm run i18n:build`).toContain(part);
    }
  }
});

it('the heading of an empty or failed state is a heading: it ends without a stop', () => {
  const code = globSync('desk/**/*.ts', { cwd: WIDGET }).map((file) => readFileSync(join(WIDGET, file), 'utf8'));
  const headings = code.flatMap((one) => [
    ...one.matchAll(/<desk-(?:empty|failed)\b[^>]*?heading=\$\{msg\('([^']+)'/g),
  ]);
  expect(headings.length).toBeGreaterThan(25);
  expect(headings.map(([, words = '']) => words).filter((words) => words.endsWith('.'))).toEqual([]);
});
