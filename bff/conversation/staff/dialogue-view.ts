import { z } from 'zod';

/** The part of the engine's memory that staff may see. */
export interface DialogueView {
  /** The question it has asked the guest and that is still open. */
  openQuestion: { about: string; asks: string } | null;
  /** The rest of the engine's memory: the last topic, queued questions, requests that may still change. */
  dialogue: {
    topic: { about: string; until: string } | null;
    waiting: { about: string; asks: string }[];
    requests: { about: string; taskId: string | null }[];
  };
}

const question = z.object({ kind: z.string(), intent: z.string(), ask: z.string().optional() });
const wish = z.object({ intent: z.string(), taskId: z.string().optional() });
const keptDialogue = z.object({
  pending: question.nullish(),
  queue: z.array(question).default([]),
  last: wish.nullish(),
  earlier: z.array(wish).default([]),
  topic: z.object({ intent: z.string().nullable(), until: z.string() }).nullish(),
});

/** Reads the engine's memory for staff, without the guest's words. */
export function toDialogueView(dialogue: string): DialogueView {
  const { pending, queue, last, earlier, topic } = keptDialogue.parse(JSON.parse(dialogue));
  const requests = last === null || last === undefined ? earlier : [last, ...earlier];
  return {
    openQuestion: pending === null || pending === undefined ? null : toQuestion(pending),
    dialogue: {
      topic: topic?.intent ? { about: topic.intent, until: topic.until } : null,
      waiting: queue.map(toQuestion),
      requests: requests.map(({ intent, taskId }) => ({ about: intent, taskId: taskId ?? null })),
    },
  };
}

function toQuestion({ kind, intent, ask }: z.infer<typeof question>): { about: string; asks: string } {
  return { about: intent, asks: ask ?? kind };
}
