import type { Story, Turn } from '../store/figures/stories.ts';

/**
 * What became of a conversation, each in one of them. `answeredByAi`: answered, and not asked again, complained of or handed
 * over; `askedAgain`: the same was asked after it had been answered; `complained`: the guest was not content with the answer;
 * `leftOpen`: nothing answered what was asked last; `smalltalk`: nothing was asked; `handedToStaff`: a colleague was called or wrote.
 */
export const OUTCOMES = ['answeredByAi', 'askedAgain', 'complained', 'leftOpen', 'smalltalk', 'handedToStaff'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Steps that do something about what was asked. */
const ANSWERING = ['answer', 'task', 'offer'];
/** A rating so low says that the answers were none. */
const COMPLAINING_SCORE_MAX = 2;

/** What became of it. Where it is open to doubt the engine is given no credit. */
export function judge(story: Story): Outcome {
  if (story.moves.some(({ state }) => state === 'waiting' || state === 'staffed')) return 'handedToStaff';
  if (story.lines.some(({ author }) => author === 'staff')) return 'handedToStaff';
  const asked = story.turns.filter((turn) => !isTalk(turn));
  if (complains(story)) return 'complained';
  if (asksAgain(story.turns)) return 'askedAgain';
  const last = asked.at(-1);
  if (!story.lines.some(({ author }) => author === 'ai') || (last !== undefined && !isAnswered(last)))
    return 'leftOpen';
  // Where no decision is known any more, the reply is all there is to go by.
  return story.turns.length > 0 && asked.length === 0 ? 'smalltalk' : 'answeredByAi';
}

/** What the guest came for: what they asked first that was no talk. Null: nothing that was understood. */
export function topicOf({ turns }: Story): string | null {
  return turns.find((turn) => !isTalk(turn) && turn.topic !== null)?.topic ?? null;
}

function isTalk({ kinds }: Turn): boolean {
  return kinds.length > 0 && kinds.every((kind) => kind === 'smalltalk');
}

function isAnswered({ kinds }: Turn): boolean {
  return kinds.some((kind) => ANSWERING.includes(kind));
}

function complains({ ratingScore, turns }: Story): boolean {
  if (ratingScore !== null && ratingScore <= COMPLAINING_SCORE_MAX) return true;
  const answered = turns.findIndex(isAnswered);
  const after = answered === -1 ? [] : turns.slice(answered + 1);
  return after.some(({ tone, topic }) => tone === 'complaint' || topic === 'complaint');
}

/** The same topic once more after an answer, and not as "on Sunday too?" asks on; or "what did you say?". */
function asksAgain(turns: readonly Turn[]): boolean {
  const told = new Set<string>();
  for (const { topic, kinds, isFollowUp } of turns) {
    if (topic === null) continue;
    if (told.size > 0 && topic === 'repeat') return true;
    if (told.has(topic) && !isFollowUp) return true;
    if (kinds.includes('answer')) told.add(topic);
  }
  return false;
}
