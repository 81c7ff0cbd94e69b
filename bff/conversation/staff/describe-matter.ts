import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { readDialogue } from '../turn/dialogue.ts';
import type { TurnResult } from '../turn/turn-result.ts';

/** More of them no row has room for. */
const MATTERS_MAX = 3;
/** What is said in passing is no matter of its own beside another. */
const IN_PASSING: readonly Intent[] = ['greeting', 'thanks', 'goodbye', 'affirm', 'deny', 'acknowledge', 'unsure'];

/**
 * What a guest's newest message is about and which room is theirs, for the rows of the desk's list: kept with the
 * conversation, so that a list of thousands reads no decisions. Words that name nothing leave the matter as it was.
 */
export function describeMatter(
  { matter, room, dialogue }: Pick<Conversation, 'matter' | 'room' | 'dialogue'>,
  { outcome, understanding, context }: Pick<TurnResult, 'outcome' | 'understanding' | 'context'>,
): Pick<Conversation, 'matter' | 'room'> {
  const named = [...outcome.decision.steps.flatMap(aboutOf), ...understanding.intents.map(({ name }) => name)];
  const about = [...new Set(named)].filter((intent) => !IN_PASSING.includes(intent)).slice(0, MATTERS_MAX);
  const said = understanding.entities.find((entity) => entity.type === 'room')?.value;
  const stay = context.stays.find(({ state, room: of }) => state === 'checked_in' && of !== null);
  return {
    matter: about.length === 0 ? matter : JSON.stringify(about),
    room: said ?? readDialogue(dialogue).room ?? stay?.room ?? room,
  };
}

/** What a step is about; that something is left to staff counts as what it is. */
function aboutOf(step: DecisionStep): Intent[] {
  if (step.kind === 'smalltalk' || step.intent === null) return [];
  return step.kind === 'handoff' ? [step.intent, ...(step.left ?? [])] : [step.intent];
}
