import type { Decision, DecisionStep } from '../../../shared/domain/decision.ts';
import type { Signal, Understanding } from '../../../shared/domain/understanding.ts';

const TAKES_BACK: readonly Signal[] = ['never_mind', 'correction'];

/**
 * Does what the guest wrote now make a reply to what they wrote before pointless? It does where they take something
 * back or change it, where the earlier reply only asked or only chatted, and where both are about the same.
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
  const before = new Set(older.steps.flatMap((step) => intentOf(step) ?? []));
  return steps.some((step) => before.has(intentOf(step) ?? ''));
}

function intentOf(step: DecisionStep): string | null {
  return step.kind === 'smalltalk' ? null : step.intent;
}
