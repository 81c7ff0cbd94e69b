import type { Conversation, Counts } from '../read/types.ts';
import type { DeskState } from '../state.ts';
import { isCounted } from './listed.ts';
import type { Filter } from './listing.ts';
import { conversationsWithDrafts } from './select.ts';

type Here = Counts & { waiting: number };
type Parts = readonly [DeskState['conversations'], DeskState['drafts'], string | undefined];
let seen: { parts: Parts; here: Here } | null = null;

/**
 * Number of conversations in a filter: counted here when all are loaded, so that it always fits the list; else the server's
 * count, or null before it arrives.
 */
export function filterCount(state: DeskState, filter: Filter): number | null {
  if (filter === 'resolved') return null; // no number: nobody works through these
  return filter === 'waiting' || state.holdsActive ? countHere(state)[filter] : (state.counts?.[filter] ?? null);
}

/**
 * Number of conversations that wait for staff: a reply, a person, or a draft to approve. Shown in the page's title. All of them
 * are always loaded.
 */
export function waitingCount(state: DeskState): number {
  return countHere(state).waiting;
}

/** Adjusts the server's counts after a conversation changed from `was` to `is`. Returns the same object if nothing changed. */
export function recount({ counts, user }: DeskState, was: Conversation | undefined, is?: Conversation) {
  if (counts === null || was === undefined) return counts;
  const me = user?.id;
  const step = (filter: keyof Counts): number => {
    const [before, now] = [was, is].map((one) => one !== undefined && isCounted(one, filter, me, NONE));
    return counts[filter] + Number(now) - Number(before);
  };
  const next = { active: step('active'), mine: step('mine'), open: step('open') };
  const isSame = next.active === counts.active && next.mine === counts.mine && next.open === counts.open;
  return isSame ? counts : next;
}

const NONE: ReadonlySet<string> = new Set();

function countHere(state: DeskState): Here {
  const { conversations, drafts, user } = state;
  const parts: Parts = [conversations, drafts, user?.id];
  if (seen?.parts.every((part, index) => part === parts[index])) return seen.here;
  const drafted = conversationsWithDrafts(state);
  const here = { active: 0, waiting: 0, mine: 0, open: 0 };
  for (const conversation of conversations.values())
    for (const filter of ['active', 'waiting', 'mine', 'open'] as const)
      if (isCounted(conversation, filter, user?.id, drafted)) here[filter] += 1;
  seen = { parts, here };
  return here;
}
