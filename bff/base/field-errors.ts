import type { z } from 'zod';
import type { FieldError } from './errors.ts';

type Issue = z.core.$ZodIssue;

/**
 * Turns a schema's issues into field errors, each with a pointer into the body and the expected value. Of several
 * faults of one field only the gravest is reported.
 */
export function toFieldErrors(issues: readonly Issue[]): FieldError[] {
  const all = issues.flatMap(describe);
  const gravest = new Map<string, number>();
  for (const { pointer, code } of all)
    gravest.set(pointer, Math.min(gravest.get(pointer) ?? Number.MAX_VALUE, gravity(code)));
  return all.filter(({ pointer, code }) => gravity(code) === gravest.get(pointer));
}

/**
 * Groups of codes from severe to minor. If the type is wrong, the length does not matter, and if a value is too long, its
 * format does not.
 */
const GRAVITY = [
  ['required', 'invalid_type', 'unknown_field'],
  ['too_short', 'too_long'],
];

function gravity(code: string): number {
  const index = GRAVITY.findIndex((codes) => codes.includes(code));
  return index === -1 ? GRAVITY.length : index;
}

function describe(issue: Issue): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      pointer: toPointer([...issue.path, key]),
      code: 'unknown_field',
      detail: `${key}: there is no such field here`,
    }));
  const memberIssues = issue.code === 'invalid_union' ? findNearest(issue) : null;
  if (memberIssues !== null)
    return memberIssues.flatMap((one) => describe({ ...one, path: [...issue.path, ...one.path] }));
  const { code, wanted } = explain(issue);
  const name = issue.path.length === 0 ? 'The body' : issue.path.join('.');
  return [{ pointer: toPointer(issue.path), code, detail: `${name}: ${wanted}` }];
}

/**
 * For a union, the issues of the member that the value resembles most (the deepest fault); null if it resembles none.
 */
function findNearest({ errors }: z.core.$ZodIssueInvalidUnion): Issue[] | null {
  const depth = (issues: Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length));
  const nearest = errors.toSorted((a, b) => depth(b) - depth(a))[0];
  return nearest !== undefined && depth(nearest) > 0 ? nearest : null;
}

/** RFC 6901. */
export function toPointer(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function explain(issue: Issue): { code: string; wanted: string } {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return { code: 'required', wanted: `required, ${kind(issue.expected)}` };
      return { code: 'invalid_type', wanted: `must be ${kind(issue.expected)}` };
    case 'too_small':
      return size(issue.origin, 'at least', 'too_short', 'too_small', Number(issue.minimum));
    case 'too_big':
      return size(issue.origin, 'at most', 'too_long', 'too_big', Number(issue.maximum));
    case 'invalid_format':
      return { code: 'invalid_format', wanted: issue.message };
    case 'invalid_value': {
      const code = issue.input === undefined ? 'required' : wrongValue(issue.input);
      return { code, wanted: `must be one of ${issue.values.map(String).join(', ')}` };
    }
    case 'invalid_union': {
      if (issue.input === undefined) return { code: 'required', wanted: 'required' };
      const hasWrongType = issue.errors.some((issues) => issues.some(({ code }) => code === 'invalid_type'));
      return { code: hasWrongType ? 'invalid_type' : 'invalid_value', wanted: issue.message };
    }
    case 'custom': {
      const code: unknown = issue.params?.['code'];
      return { code: typeof code === 'string' ? code : 'invalid_value', wanted: issue.message };
    }
    default:
      return { code: 'invalid_value', wanted: issue.message };
  }
}

/** The code for a value outside an enum: a number, an empty text and an unknown text are different faults. */
function wrongValue(input: unknown): string {
  if (typeof input !== 'string') return 'invalid_type';
  return input === '' ? 'too_short' : 'invalid_value';
}

function size(origin: string, bound: string, lengthCode: string, amountCode: string, limit: number) {
  if (origin === 'string') return { code: lengthCode, wanted: `must have ${bound} ${limit} characters` };
  if (origin === 'array') return { code: lengthCode, wanted: `must have ${bound} ${limit} entries` };
  return { code: amountCode, wanted: `must be ${bound} ${limit}` };
}

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function kind(expected: string): string {
  return KINDS[expected] ?? expected;
}
