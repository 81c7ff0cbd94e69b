import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { understand } from '../../../../bff/engine/understand.ts';
import { PACKS } from '../../../../bff/language/pack/packs.ts';

/** A person who fell, is hurt or hears a call for help never gets a technician. Damage to things raises no alarm. */
const HINTS = { now: new Date('2026-06-01T10:00:00Z'), timezone: 'Europe/Berlin' };
const HARM_LINES_MIN = 4;
const HARMLESS_LINES_MIN = 3;
const lines = readLines();

it.each(PACKS.map(({ code }) => code))('harm to people is distinguished from harm to things in %s', (code) => {
  const given = lines.get(code) ?? [];
  const told = given.filter((line) => line.startsWith('+ '));
  const harmless = given.filter((line) => line.startsWith('- '));
  const where = `lines under “== ${code}” in emergencies/harm.txt`;
  expect(told.length, `${where}, with +`).toBeGreaterThanOrEqual(HARM_LINES_MIN);
  expect(harmless.length, `${where}, with -`).toBeGreaterThanOrEqual(HARMLESS_LINES_MIN);
  expect(told.filter((line) => !isAlarming(line, code))).toEqual([]);
  expect(harmless.filter((line) => isAlarming(line, code))).toEqual([]);
});

function isAlarming(line: string, conversation: string): boolean {
  return understand(line.slice(2), { ...HINTS, conversation }).urgency === 'emergency';
}

/** The lines by language; "== code" begins a language. */
function readLines(): Map<string, string[]> {
  const byCode = new Map<string, string[]>();
  let code = '';
  for (const line of readFileSync(new URL('../emergencies/harm.txt', import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('== ')) code = line.slice(3);
    else if (line !== '' && !line.startsWith('#')) byCode.set(code, [...(byCode.get(code) ?? []), line]);
  }
  return byCode;
}
