import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { asks } from '../wishes/join-plans.ts';
import { askAgain } from '../wishes/plan-wish.ts';
import { readChoice } from '../words/choice.ts';

/** After this time a "yes" answers no earlier question. */
const REMEMBERED_MS = 12 * 60 * 60 * 1_000;

/** Returns the dialogue, without questions and requests of another day. */
export function recall({ conversation: { dialogue }, history, now }: Turn): Dialogue {
  const previous = history.at(-1)?.at;
  const isOld = previous !== undefined && +now - Date.parse(previous) > REMEMBERED_MS;
  return isOld ? { ...dialogue, pending: null, queue: [], last: null, earlier: [], topic: null } : dialogue;
}

/** Whether a quick reply belongs to an older question. */
export function isStale({ choice }: Turn, { pending }: Dialogue): boolean {
  const question = readChoice(choice)?.question ?? null;
  return question !== null && question !== (pending?.id ?? null);
}

/** Answers a quick reply to an old question by repeating the open question or the last reply. */
export function repeatQuestion(dialogue: Dialogue): Plan {
  const { pending } = dialogue;
  return {
    steps: [pending === null ? { kind: 'smalltalk', act: 'repeat' } : askAgain(pending)],
    reasons: ['The guest answered a question that is no longer open.'],
    dialogue,
  };
}

/** Numbers each question, so that quick replies to older ones are recognised. */
export function numberQuestion({ steps, dialogue }: Plan): { question: number | null; dialogue: Dialogue } {
  const { pending } = dialogue;
  if (pending === null || !steps.some(asks)) return { question: null, dialogue };
  if (pending.id !== undefined) return { question: pending.id, dialogue };
  const id = dialogue.questions + 1;
  return { question: id, dialogue: { ...dialogue, questions: id, pending: { ...pending, id } } };
}
