import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { readDialogue } from '../turn/dialogue.ts';
import type { TurnResult } from '../turn/turn-result.ts';

/** A row of the desk's list has no room for more. */
const MATTERS_MAX = 3;
/** Intents that are omitted if the message has another intent. */
const IN_PASSING: readonly Intent[] = ['greeting', 'thanks', 'goodbye', 'affirm', 'deny', 'acknowledge', 'unsure'];

/**
 * The matter of a guest's newest message and their room, for the desk's list. Stored with the conversation so that the
 * list need not read decisions. A message that names no matter leaves the old one in place.
 */
export function describeMatter(
  { matter, room, dialogue }: Pick<Conversation, 'matter' | 'room' | 'dialogue'>,
  { outcome, understanding, context }: Pick<TurnResult, 'outcome' | 'understanding' | 'context'>,
): Pick<Conversation, 'matter' | 'room'> {
  const intentNames = [...outcome.decision.steps.flatMap(aboutOf), ...understanding.intents.map(({ name }) => name)];
  const about = [...new Set(intentNames)].filter((intent) => !IN_PASSING.includes(intent)).slice(0, MATTERS_MAX);
  const roomInMessage = understanding.entities.find((entity) => entity.type === 'room')?.value;
  const stay = context.stays.find(({ state, room: of }) => state === 'checked_in' && of !== null);
  return {
    matter: about.length === 0 ? matter : JSON.stringify(about),
    room: roomInMessage ?? readDialogue(dialogue).room ?? stay?.room ?? room,
  };
}

/** The intents of a step. */
function aboutOf(step: DecisionStep): Intent[] {
  if (step.kind === 'smalltalk' || step.intent === null) return [];
  return step.kind === 'handoff' ? [step.intent, ...(step.left ?? [])] : [step.intent];
}
