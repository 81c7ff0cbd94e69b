import type { Decision, DecisionStep } from '../../../shared/domain/decision.ts';
import type { Signal, Understanding } from '../../../shared/domain/understanding.ts';

const TAKES_BACK: readonly Signal[] = ['never_mind', 'correction'];

/**
 * Whether a guest's new message makes the reply to an earlier one pointless. Yes if it takes something back or changes it,
 * if the earlier reply was only a question or small talk, and if both messages are about the same subject.
 */
export function supersedes(
  newer: { decision: Decision; understanding: Pick<Understanding, 'signals'> },
  older: Pick<Decision, 'steps'>,
): boolean {
  if (newer.understanding.signals.some((signal) => TAKES_BACK.includes(signal))) return true;
  const { steps } = newer.decision;
  if (steps.some((step) => step.kind === 'task' && step.act !== 'new')) return true;
  if (older.steps.some(({ kind }) => kind === 'clarify' || kind === 'verify')) return true;
  if (older.steps.every(({ kind }) => kind === 'smalltalk')) return true;
  const olderIntents = new Set(older.steps.flatMap((step) => intentOf(step) ?? []));
  return steps.some((step) => olderIntents.has(intentOf(step) ?? ''));
}

function intentOf(step: DecisionStep): string | null {
  return step.kind === 'smalltalk' ? null : step.intent;
}
