import type { DecisionStep, Wish } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import type { Seen } from './play.ts';

/** What each column of `golden.tsv` holds. */
export const COLUMNS = ['topic', 'script', 'line', 'language', 'intents', 'denied', 'frames', 'decided'] as const;

/**
 * A turn as a line of the golden file: what was understood and decided, in names that no wording touches. `-` where there is
 * nothing of the kind; a turn that nothing was decided about is told by its place alone.
 */
export function toGolden(topic: string, script: string, line: number, seen: Seen, isNew: boolean): string {
  const place = [topic, script, String(line)];
  const { understanding, decision } = seen;
  if (!isNew || understanding === null || decision === null) return [...place, '-', '-', '-', '-', '-'].join('\t');
  const { language, intents, denied = [] } = understanding;
  return [
    ...place,
    language.code,
    list(intents.map(({ name }) => name)),
    list(denied.map(({ name, how }) => `${name}:${how}`)),
    list(framesOf(understanding)),
    list(decision.steps.map(describeStep)),
  ].join('\t');
}

function framesOf({ frames = [] }: Understanding): string[] {
  return frames.map(
    ({ act, topic, attribute }) => `${act}:${topic ?? '-'}${attribute === null ? '' : `.${attribute}`}`,
  );
}

/** A step by its kind, its act and what it is of; ids and words are left out. */
function describeStep(step: DecisionStep): string {
  switch (step.kind) {
    case 'answer':
      return name('answer', step.intent, ...step.sources.map(({ type, label }) => `${type}=${label}`));
    case 'clarify':
      return name('clarify', step.ask, step.intent, ...detailsOf(step.wish));
    case 'verify':
      return name('verify', step.act, step.intent);
    case 'task':
      return name('task', step.act, step.task.kind, step.task.department, step.task.priority, ...detailsOf(step.wish));
    case 'offer':
      return name('offer', step.act, step.intent, step.price?.amount, ...detailsOf(step.wish));
    case 'handoff':
      return name(
        'handoff',
        step.why,
        step.department,
        step.intent,
        ...(step.left ?? []).map((left) => `left=${left}`),
      );
    case 'smalltalk':
      return name('smalltalk', step.act);
    default:
      return step satisfies never;
  }
}

function detailsOf(wish: Wish | undefined): string[] {
  if (wish === undefined) return [];
  const { quantity, time, date, nights, room } = wish;
  const details = Object.entries({ quantity, time, date, nights, room });
  return details.flatMap(([detail, value]) => (value === undefined ? [] : [`${detail}=${value}`]));
}

const name = (...parts: (string | null | undefined)[]) =>
  parts.flatMap((part) => (part == null ? [] : [part.replaceAll(/\s+/g, ' ')])).join(' ');

const list = (items: readonly string[]) => (items.length === 0 ? '-' : items.join(' | '));
