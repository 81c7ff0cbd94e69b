import type { DecisionStep, Wish } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import type { ObservedTurn } from './play.ts';

/** The columns of `golden.tsv`. */
export const COLUMNS = ['topic', 'script', 'line', 'language', 'intents', 'denied', 'frames', 'decided'] as const;

/**
 * Formats a turn as a line of the golden file: what was understood and decided, in names that are independent of wording. `-`
 * marks an empty column; a turn without a decision has only its script and line number.
 */
export function toGoldenLine(topic: string, script: string, line: number, seen: ObservedTurn, isNew: boolean): string {
  const place = [topic, script, String(line)];
  const { understanding, decision } = seen;
  if (!isNew || understanding === null || decision === null) return [...place, '-', '-', '-', '-', '-'].join('\t');
  const { language, intents, denied = [] } = understanding;
  return [
    ...place,
    language.code,
    joinItems(intents.map(({ name }) => name)),
    joinItems(denied.map(({ name, how }) => `${name}:${how}`)),
    joinItems(framesOf(understanding)),
    joinItems(decision.steps.map(describeStep)),
  ].join('\t');
}

function framesOf({ frames = [] }: Understanding): string[] {
  return frames.map(
    ({ act, topic, attribute }) => `${act}:${topic ?? '-'}${attribute === null ? '' : `.${attribute}`}`,
  );
}

/** Describes a step by its kind, its act and its subject; ids and wording are left out. */
function describeStep(step: DecisionStep): string {
  switch (step.kind) {
    case 'answer':
      return nameSource('answer', step.intent, ...step.sources.map(({ type, label }) => `${type}=${label}`));
    case 'clarify':
      return nameSource('clarify', step.ask, step.intent, ...detailsOf(step.wish));
    case 'verify':
      return nameSource('verify', step.act, step.intent);
    case 'task':
      return nameSource(
        'task',
        step.act,
        step.task.kind,
        step.task.department,
        step.task.priority,
        ...detailsOf(step.wish),
      );
    case 'offer':
      return nameSource('offer', step.act, step.intent, step.price?.amount, ...detailsOf(step.wish));
    case 'handoff':
      return nameSource(
        'handoff',
        step.why,
        step.department,
        step.intent,
        ...(step.left ?? []).map((left) => `left=${left}`),
      );
    case 'smalltalk':
      return nameSource('smalltalk', step.act);
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

const nameSource = (...parts: (string | null | undefined)[]) =>
  parts.flatMap((part) => (part == null ? [] : [part.replaceAll(/\s+/g, ' ')])).join(' ');

const joinItems = (items: readonly string[]) => (items.length === 0 ? '-' : items.join(' | '));
