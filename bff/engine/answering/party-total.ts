import { type Total, totalOf } from '../../knowledge/facts/answering/total.ts';
import type { Segment } from '../../knowledge/facts/segments/segment.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { AskedValues } from '../utterance/asked-values.ts';
import { chooseSegments } from './choose-segments.ts';

/**
 * Adds up the price for the persons in a message, by one sentence of an entry: "2 adults and a child of 7" by "adults
 * 65 €, children 3–12 35 €". Null if it is not asked for or not certain.
 */
export function findPartyTotal(
  segments: readonly Segment[],
  matter: ReadonlySet<Concept>,
  asked: AskedValues,
): Total | null {
  const { party, kinds, asksIf } = asked;
  // A guest who names adults and children, and asks for nothing by name, wants the total.
  const isMixed = party !== null && party.adults > 0 && party.children.length > 0;
  if (party === null || !(kinds.has('price') || (kinds.size === 0 && isMixed && !asksIf))) return null;
  const chosen = chooseSegments(segments, matter, { ...asked, age: null, isChild: false })?.segments ?? [];
  // Prices under unknown names count if the entry has no others.
  const sentences = new Set((chosen.length > 0 ? chosen : segments.filter(hasPrice)).map(({ sentence }) => sentence));
  const [sentence] = sentences;
  const sentenceSegments = segments.filter((one) => one.sentence === sentence);
  if (sentences.size !== 1 || (party.children.length > 0 && sentenceSegments.some(exceptsAges))) return null;
  const group = sentenceSegments.filter((one) => chosen.includes(one) || one.name === '');
  const prices = group.flatMap(({ values }) => values.filter((value) => value.kind === 'price'));
  const arePlain = prices.every(({ max, tier }) => max === null && tier.season === null && tier.days === null);
  const tiers = prices.map(({ tier }) => tier);
  return arePlain ? totalOf(tiers, party) : null;
}

function hasPrice({ values }: Segment): boolean {
  return values.some(({ kind }) => kind === 'price');
}

/** Whether an age has no price: such children may be free or not allowed. */
function exceptsAges({ marks, values }: Segment): boolean {
  return marks.some(({ kind }) => kind === 'ages') && !values.some(({ kind }) => kind === 'price');
}
