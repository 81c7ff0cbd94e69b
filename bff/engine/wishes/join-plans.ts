import type { DecisionStep, HandoffReason } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Department } from '../../../shared/domain/task.ts';
import type { Dialogue, Plan } from '../types.ts';

/** Joins two plans for one message: acts and answers first, one question last, and one hand-off. */
export function joinPlans(first: Plan, second: Plan): Plan {
  return {
    steps: askOnce(mergeHandOffs(dropRepeatedAnswers([...first.steps, ...second.steps]))),
    reasons: [...first.reasons, ...second.reasons],
    dialogue: second.dialogue,
  };
}

/** Keeps the first question; the others wait in the dialogue. */
export function askOnce(steps: readonly DecisionStep[]): DecisionStep[] {
  const first = steps.find(asks);
  const others = steps.filter((step) => !asks(step));
  if (first === undefined) return others;
  const end = others.findIndex(({ kind }) => kind === 'handoff');
  return end === -1 ? [...others, first] : [...others.slice(0, end), first, ...others.slice(end)];
}

/** Whether the step asks the guest something. */
export function asks(step: DecisionStep): boolean {
  if (step.kind === 'offer') return step.act === 'made';
  if (step.kind === 'verify') return step.act !== 'refer' && step.act !== 'limited' && step.act !== 'opened';
  return step.kind === 'clarify';
}

/** Merges hand-offs into one, the complaint's if there is one. */
export function mergeHandOffs(steps: readonly DecisionStep[]): DecisionStep[] {
  const handoffs = steps.filter((step) => step.kind === 'handoff');
  const first = handoffs.find((step) => step.why === 'complaint') ?? handoffs[0];
  const others = steps.filter(({ kind }) => kind !== 'handoff');
  if (first === undefined) return others;
  const leftIntents = handoffs.flatMap((step) => (step === first ? (step.left ?? []) : leftBy(step)));
  return [...others, leftIntents.length === 0 ? first : { ...first, left: [...new Set(leftIntents)] }];

  function leftBy(step: (typeof handoffs)[number]): NonNullable<typeof step.left> {
    const ownIntent =
      step.why === 'no_answer' && step.intent !== null && step.intent !== first?.intent ? [step.intent] : [];
    return [...ownIntent, ...(step.left ?? [])];
  }
}

/** Drops answers with the same sources as an earlier one. */
export function dropRepeatedAnswers(steps: readonly DecisionStep[]): DecisionStep[] {
  const answered = new Set<string>();
  return steps.filter((step) => {
    if (step.kind !== 'answer') return true;
    const name = step.sources.map(({ id, fact, quote }) => `${id} ${fact ?? ''} ${quote}`).join(',');
    return !answered.has(name) && answered.add(name);
  });
}

/** Plans a hand-off to a colleague and nothing else. */
export function handOff(
  why: HandoffReason,
  department: Department,
  reason: string,
  dialogue: Dialogue,
  intent: Intent | null = null,
): Plan {
  return { steps: [{ kind: 'handoff', why, department, intent }], reasons: [reason], dialogue };
}
