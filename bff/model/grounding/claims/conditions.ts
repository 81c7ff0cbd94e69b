import type { Concept } from '../../../language/pack/concepts.ts';
import type { Part } from '../statements.ts';

/** In a condition these say nothing of what it is: "if you want to …", "if the room …". */
const SAYS_NO_CONDITION: ReadonlySet<Concept> = new Set<Concept>([
  ...(['have', 'may', 'want', 'please', 'room', 'hotel', 'person', 'price', 'pay', 'bring', 'speak', 'call'] as const),
  ...(['how', 'when', 'where', 'stay', 'night', 'yes', 'no', 'breakfast', 'availability'] as const),
]);

/**
 * Is a condition one of the sources', the same way round: "unless it is included" is "if it is not included", and the opposite of
 * "if it is included"? Null: it is none, or the sources hang on nothing like it, and it is held against them as what is said outright.
 */
export function keepsCondition(said: Part, sources: readonly Part[]): boolean | null {
  if (said.condition === null || sources.length === 0) return null;
  const ours = subjectsOf(said);
  const same = sources.filter((source) => isMet(source) === isMet(said));
  const opposite = sources.filter((source) => isMet(source) !== isMet(said));
  const shares = (source: Part): boolean => [...subjectsOf(source)].some((one) => ours.has(one));
  if (same.some(shares)) return true;
  if (opposite.some(shares)) return false;
  // "Unless it is in your rate" names what no table knows; but a no hidden behind an "if" is never taken for a condition.
  return same.length > 0 && ours.size === 0 && said.isDenied === false ? true : null;
}

/** Does it hold where what it names is so? */
function isMet({ condition, isDenied }: Part): boolean {
  return (condition === 'unless') === (isDenied === true);
}

function subjectsOf({ facts }: Part): Set<Concept> {
  return new Set([...facts.concepts].filter((concept) => !SAYS_NO_CONDITION.has(concept)));
}
