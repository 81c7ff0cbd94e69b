import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PACKS } from '../../bff/language/pack/packs.ts';
import type { DecisionStep } from '../../shared/domain/decision.ts';
import { EngineGuest } from '../support/engine/engine-guest.ts';

/**
 * Rule E2: a refused thing is not a wish, and thanks beside it do not turn it into a request. Each line has a tag, its kind
 * and a guest's sentence:
 * `towels` lines are plain, `stranger` lines were written by somebody who never saw the engine's words. The goal is that no
 * line becomes a wish; the share
 * that does is printed, and may not grow.
 */
const LINES = readFileSync(new URL('refusals.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([code = '', kind = '', text = '']) => ({ code, kind, text }));
const LINES_MIN = 10;

/** Groups of languages that refuse alike, and the share of their `stranger` lines (in percent) that becomes a wish today. */
const GROUPS: Record<string, { codes: readonly string[]; limit: number }> = {
  Germanic: { codes: ['da', 'de', 'en', 'is', 'nb', 'nl', 'sv'], limit: 0 },
  Romance: { codes: ['ca', 'es', 'fr', 'it', 'pt', 'ro'], limit: 0 },
  'Slavic and Baltic': { codes: ['bg', 'cs', 'hr', 'lt', 'lv', 'pl', 'ru', 'sk', 'sl', 'sr', 'uk'], limit: 0 },
  Uralic: { codes: ['et', 'fi', 'hu'], limit: 0 },
  'Indian and Iranian': { codes: ['bn', 'fa', 'hi', 'ur'], limit: 0 },
  'East Asian': { codes: ['fil', 'id', 'ja', 'ko', 'ms', 'th', 'vi', 'zh-Hans', 'zh-Hant'], limit: 0 },
  'other families': { codes: ['ar', 'el', 'he', 'ka', 'tr'], limit: 0 },
};

describe('a polite refusal', () => {
  it('has ten lines or more in each language', () => {
    const codes = PACKS.map(({ code }) => code);
    expect(new Set(LINES.map(({ code }) => code)), 'lines of each language in refusals.tsv').toEqual(new Set(codes));
    for (const code of codes)
      expect(
        LINES.filter((line) => line.code === code && line.kind === 'stranger').length,
        code,
      ).toBeGreaterThanOrEqual(LINES_MIN);
    expect(
      Object.values(GROUPS)
        .flatMap((group) => group.codes)
        .toSorted(),
    ).toEqual(codes.toSorted());
  });

  it.each(LINES.filter(({ kind }) => kind === 'towels'))(
    '$code: “$text” leads to no towels and to no question about them',
    ({ code, text }) => {
      expect(new EngineGuest({}, code).say(text).decision.steps).toMatchObject([{ kind: 'smalltalk' }]);
    },
  );

  it.each(Object.entries(GROUPS))(
    'in a stranger’s words becomes a wish in no larger share than the current limit: %s',
    (name, { codes, limit }) => {
      const own = LINES.filter(({ code, kind }) => kind === 'stranger' && codes.includes(code));
      const wished = own.filter(({ code, text }) => new EngineGuest({}, code).say(text).decision.steps.some(isWish));
      const share = (100 * wished.length) / own.length;
      process.stdout.write(`${name}: ${share.toFixed(1)} % of ${own.length} refusals become a wish; goal: none\n`);
      expect(share, wished.map(({ code, text }) => `${code} ${text}`).join('\n')).toBeLessThanOrEqual(limit);
    },
  );
});

/**
 * Whether a step is a task, a question for its details, or an offer. A guest who wants no cleaning gets a do-not-disturb task,
 * which does not count.
 */
function isWish(step: DecisionStep): boolean {
  if (step.kind === 'task') return step.act === 'new' && step.intent !== 'do_not_disturb';
  if (step.kind === 'offer') return step.act === 'made';
  return step.kind === 'clarify' && step.intent !== null && step.intent !== 'do_not_disturb';
}
