import type { Story, Turn } from '../store/figures/stories.ts';

/**
 * Outcomes; each conversation has one. `answeredByAi`: answered without repeat, complaint or handoff; `askedAgain`: asked the
 * same after an answer; `complained`: the guest was not satisfied; `leftOpen`: the last question was not answered; `smalltalk`:
 * no question; `handedToStaff`: staff were called or wrote.
 */
export const OUTCOMES = ['answeredByAi', 'askedAgain', 'complained', 'leftOpen', 'smalltalk', 'handedToStaff'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Steps that answer a question. */
const ANSWERING = ['answer', 'task', 'offer'];
/** A rating this low counts as a complaint. */
const COMPLAINING_SCORE_MAX = 2;

/** The outcome of a conversation. In doubt, the engine gets no credit. */
export function judge(story: Story): Outcome {
  if (story.moves.some(({ state }) => state === 'waiting' || state === 'staffed')) return 'handedToStaff';
  if (story.lines.some(({ author }) => author === 'staff')) return 'handedToStaff';
  const questions = story.turns.filter((turn) => !isTalk(turn));
  if (complains(story)) return 'complained';
  if (asksAgain(story.turns)) return 'askedAgain';
  const last = questions.at(-1);
  if (!story.lines.some(({ author }) => author === 'ai') || (last !== undefined && !isAnswered(last)))
    return 'leftOpen';
  // If no decisions are stored any more, only the reply counts.
  return story.turns.length > 0 && questions.length === 0 ? 'smalltalk' : 'answeredByAi';
}

/** The first topic the guest asked about; null if nothing was understood. */
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

/**
 * Whether the same topic was asked again after an answer, but not as a follow-up like "on Sunday too?"; or "what did you say?".
 */
function asksAgain(turns: readonly Turn[]): boolean {
  const answeredTopics = new Set<string>();
  for (const { topic, kinds, isFollowUp } of turns) {
    if (topic === null) continue;
    if (answeredTopics.size > 0 && topic === 'repeat') return true;
    if (answeredTopics.has(topic) && !isFollowUp) return true;
    if (kinds.includes('answer')) answeredTopics.add(topic);
  }
  return false;
}
