import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';

/**
 * Runs in its own process, because a pattern is built only once. Records the sources of all patterns that are built
 * while every language is read.
 */
const NOTE_PATTERNS = `
const built = [];
const Native = RegExp;
globalThis.RegExp = new Proxy(Native, {
  construct(target, [source, flags]) {
    built.push(String(source));
    return new target(source, flags);
  },
});
const { readFacts } = await import('./bff/knowledge/facts/binding/read-facts.ts');
const { LANGUAGE_CODES } = await import('./shared/language/languages.ts');
for (const language of LANGUAGE_CODES)
  readFacts([{ id: 'x', question: '', text: 'Pool 7:00-22:00, 12 €, 4-11, 5 kg.', language }], 'EUR');
process.stdout.write(JSON.stringify(built));
`;

// Node 22 refuses a pattern that has a group name twice, even in different branches. Newer versions accept it.
it('no pattern for reading house texts has two groups of the same name', async () => {
  const words = ['--input-type=module', '--eval', NOTE_PATTERNS];
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 2 ** 28 });
  const built = z.array(z.string()).parse(JSON.parse(stdout));
  expect(built.length).toBeGreaterThan(100);
  const twice = built.filter((source) => {
    const names = [...source.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
    return new Set(names).size < names.length;
  });
  expect([...new Set(twice)].map((source) => source.slice(0, 80))).toEqual([]);
});
