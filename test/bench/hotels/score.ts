import { say } from '../../../bff/language/saying/say.ts';
import type { Expectation, TurnAnswer, WantedTask } from './format.ts';

/**
 * `right`: the turn did and said what a good receptionist would; `quoted`: the reply holds the fact, but only in a language
 * that the guest did not write; `missed`: no harm and no help; `wrong`: the reply is untrue, or the engine did something that
 * nobody wanted.
 */
export type Verdict = 'right' | 'quoted' | 'missed' | 'wrong';

export interface Scored {
  verdict: Verdict;
  why: string;
}

/** Groups of languages whose readers understand each other's texts. */
const MUTUALLY_READABLE: readonly (readonly string[])[] = [
  ['hr', 'sr'],
  ['id', 'ms'],
  ['da', 'nb', 'no'],
  ['fil', 'tl'],
];
/** A figure must stand alone: "17:00" does not contain "7". */
const FIGURE = /^[\d.,:]+$/;

/** Scores one turn against its expectation. Facts count, not wording. */
export function score(expected: Expectation, answer: TurnAnswer, language: string): Scored {
  const wrong = findWrong(expected, answer);
  if (wrong !== null) return { verdict: 'wrong', why: wrong };
  const wanted = expected.task === undefined ? expected.tasks : [expected.task, ...expected.tasks];
  const isDone = expected.does.some((outcome) => answer.outcomes.includes(outcome));
  if (!isDone)
    return { verdict: 'missed', why: `did ${answer.outcomes.join('+') || 'nothing'}, not ${expected.does.join('|')}` };
  if (answer.outcomes.includes('task') && expected.does.includes('task')) {
    const missing = wanted.find((task) => !answer.tasks.some((made) => isLike(task, made)));
    if (missing !== undefined) return { verdict: 'missed', why: `no such task: ${JSON.stringify(missing)}` };
  }
  const unsaid = answer.outcomes.includes('answer')
    ? expected.says.find((notations) => !notations.some((notation) => containsText(answer.reply, notation)))
    : undefined;
  if (unsaid !== undefined) return { verdict: 'missed', why: `does not say ${unsaid.join(' or ')}` };
  const target = expected.language ?? language;
  if (answer.reply !== '' && !isReadable(answer.language, target))
    return { verdict: 'missed', why: `answered in ${answer.language}, not ${target}` };
  const told = answer.quoted === '' ? answer.reply : answer.reply.replace(answer.quoted, ' ');
  const isQuotedOnly =
    answer.quoted !== '' &&
    answer.outcomes.includes('answer') &&
    (expected.says.length === 0
      ? !takesStance(told, expected.stance, answer.language)
      : expected.says.some((notations) => !notations.some((notation) => containsText(told, notation))));
  if (isQuotedOnly) return { verdict: 'quoted', why: 'only in the hotel’s own words' };
  return { verdict: 'right', why: '' };
}

function findWrong(expected: Expectation, answer: TurnAnswer): string | null {
  const said = expected.saysNot.find(
    (text) => containsText(answer.reply, text) && !answer.outcomes.includes('unknown'),
  );
  if (said !== undefined) return `says ${said}`;
  const made = answer.tasks.find(({ isNew }) => isNew);
  if (expected.noTask && made !== undefined && !expected.does.includes('task')) return `made work of it: ${made.about}`;
  const isAlarm = answer.outcomes.includes('emergency');
  if (isAlarm !== expected.does.includes('emergency')) return isAlarm ? 'a false alarm' : 'an emergency was not heard';
  return null;
}

function isLike(wanted: WantedTask, made: TurnAnswer['tasks'][number]): boolean {
  const fits = (one: string | undefined, other: string | null) => one === undefined || one === other;
  const isCounted =
    wanted.count === undefined || wanted.count === 1 || new RegExp(`(?<!\\d)${wanted.count}(?!\\d)`).test(made.text);
  const isAbout = wanted.about === 'other' || made.about.split('|').includes(wanted.about);
  return (
    isAbout && fits(wanted.room, made.room) && fits(wanted.time, made.time) && fits(wanted.date, made.date) && isCounted
  );
}

/**
 * Where only a yes or a no is expected: whether the readable part of the reply answers with it and not with its opposite. A
 * "no" inside a sentence denies something else.
 */
function takesStance(told: string, stance: Expectation['stance'], language: string): boolean {
  if (stance !== 'yes' && stance !== 'no') return false;
  const answersWith = (kind: 'yes' | 'no') => {
    const word = normalize(say(language, kind === 'yes' ? 'fact_yes' : 'fact_no'));
    return new RegExp(String.raw`(?:^|[:：,，、]\s?)${word}\s?(?:[.,;。，、।]|$)`, 'u').test(normalize(told));
  };
  return answersWith(stance) && !answersWith(stance === 'yes' ? 'no' : 'yes');
}

/** Whether a reply contains this text. */
export function containsText(reply: string, text: string): boolean {
  const [haystack, needle] = [normalize(reply), normalize(text)];
  if (!FIGURE.test(needle)) return haystack.includes(needle);
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    const [before, after] = [haystack.slice(0, at), haystack.slice(at + needle.length)];
    if (!/\d[.,:]?$/.test(before) && !/^[.,:]?\d/.test(after)) return true;
    if (!/\d[.,:]?$/.test(before) && /^[.:]00(?!\d)/.test(after)) return true;
  }
  return false;
}

/** Normalizes digits, spaces and letters. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    .replace(/\s+/gu, ' ');
}

function isReadable(given: string, wanted: string): boolean {
  return (
    given === wanted ||
    MUTUALLY_READABLE.some((group) => group.includes(given) && group.includes(wanted)) ||
    given.split('-')[0] === wanted.split('-')[0]
  );
}
