import { type Total, totalOf } from '../../knowledge/facts/answering/total.ts';
import type { Segment } from '../../knowledge/facts/segments/segment.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { AskedValues } from '../utterance/asked-values.ts';
import { chooseSegments } from './choose-segments.ts';

/**
 * What those pay whom a message asks the price for, by one sentence of an entry: "2 adults and a child of 7" by "adults 65 €, children
 * 3–12 35 €". Null where it is not asked, or does not come out for sure.
 */
export function findPartyTotal(
  segments: readonly Segment[],
  matter: ReadonlySet<Concept>,
  asked: AskedValues,
): Total | null {
  const { party, kinds, asksIf } = asked;
  // Who tells of grown-ups and children of an age, and asks nothing by name, asks what it is for all of them.
  const isMixed = party !== null && party.adults > 0 && party.children.length > 0;
  if (party === null || !(kinds.has('price') || (kinds.size === 0 && isMixed && !asksIf))) return null;
  const chosen = chooseSegments(segments, matter, { ...asked, age: null, isChild: false })?.segments ?? [];
  // What is called by no name that we know is told where the entry has no other prices.
  const sentences = new Set((chosen.length > 0 ? chosen : segments.filter(hasPrice)).map(({ sentence }) => sentence));
  const [sentence] = sentences;
  const near = segments.filter((one) => one.sentence === sentence);
  if (sentences.size !== 1 || (party.children.length > 0 && near.some(exceptsAges))) return null;
  const group = near.filter((one) => chosen.includes(one) || one.name === '');
  const prices = group.flatMap(({ values }) => values.filter((value) => value.kind === 'price'));
  const arePlain = prices.every(({ max, tier }) => max === null && tier.season === null && tier.days === null);
  const tiers = prices.map(({ tier }) => tier);
  return arePlain ? totalOf(tiers, party) : null;
}

function hasPrice({ values }: Segment): boolean {
  return values.some(({ kind }) => kind === 'price');
}

/** Is something said of an age that is no price: who is so young may pay nothing, or not come at all? */
function exceptsAges({ marks, values }: Segment): boolean {
  return marks.some(({ kind }) => kind === 'ages') && !values.some(({ kind }) => kind === 'price');
}
