import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { understand } from '../../../bff/engine/understand.ts';
import { PACKS } from '../../../bff/language/pack/packs.ts';

/**
 * Every call for help is understood, whatever is between its words. Words of danger in harmless lines raise no alarm.
 */
const HINTS = { now: new Date('2026-06-01T10:00:00Z'), timezone: 'Europe/Berlin' };
const CALLS_MIN = 12;
const HARMLESS_MIN = 200;
const calls = readLines('cries.txt');
const harmless = readLines('harmless.txt');
const bareCalls = readLines('bare-cries.txt');
const LOUD_CALLS = /[!！]|^\p{Lu}+$|quickly|schnell|vite/u;

for (const { code } of PACKS) {
  it(`hears each call for help and nothing else in ${code}`, () => {
    const given = calls.get(code) ?? [];
    expect(given.length, `lines under “== ${code}” in emergencies/cries.txt`).toBeGreaterThanOrEqual(CALLS_MIN);
    expect(given.filter((text) => !isAlarming(text, code))).toEqual([]);
    expect((harmless.get(code) ?? []).filter((text) => isAlarming(text, code))).toEqual([]);
  });
}

it.each(PACKS.map(({ code }) => code))('a bare call for help is an emergency in %s', (code) => {
  const given = bareCalls.get(code) ?? [];
  expect(given.length, `lines under “== ${code}” in emergencies/bare-cries.txt`).toBeGreaterThanOrEqual(2);
  for (const text of given) {
    const { urgency, intents } = understand(text, HINTS);
    if (LOUD_CALLS.test(text)) expect(urgency, text).toBe('emergency');
    else expect(intents[0]?.name, text).toMatch(/^(?:human|security_emergency)$/);
  }
});

it('a word that differs by one letter from a call for help in another language is not an emergency', () => {
  expect(isAlarming('Imate li večeras još stol za četvero?', 'hr')).toBe(false);
  expect(isAlarming('záchod stále preteká', 'sk')).toBe(false);
});

it('the corpus has at least two hundred harmless lines', () => {
  expect([...harmless.values()].flat().length).toBeGreaterThanOrEqual(HARMLESS_MIN);
});

function isAlarming(text: string, conversation: string): boolean {
  return understand(text, { ...HINTS, conversation }).urgency === 'emergency';
}

/** The lines by language; "== code" begins a language. */
function readLines(name: string): Map<string, string[]> {
  const byCode = new Map<string, string[]>();
  let code = '';
  for (const line of readFileSync(new URL(`emergencies/${name}`, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('== ')) code = line.slice(3);
    else if (line !== '' && !line.startsWith('#')) byCode.set(code, [...(byCode.get(code) ?? []), line]);
  }
  return byCode;
}
