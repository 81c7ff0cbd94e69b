import { languageFor } from '../../../language/lexicon/registry.ts';
import type { Concept } from '../../../language/pack/concepts.ts';
import { ATTRIBUTES, presenceOf, type Subject } from '../catalogue.ts';
import type { Fact, FactSource, OwnText } from '../fact.ts';
import { nameThings } from '../marks/parts.ts';
import { wordsFor } from '../words.ts';

/** By these one asks for a thing, and for nothing else about it. */
const ASKING: ReadonlySet<Concept> = new Set<Concept>([
  'hotel',
  'have',
  'may',
  'please',
  'want',
  'availability',
  'person',
  'room',
  'bring',
  // The Malay word for "may" says yes as well.
  'yes',
]);
/** What a yes or a no may mean besides: the Korean yes asks for a repetition too. */
const SAYING: ReadonlySet<Concept> = new Set<Concept>(['yes', 'no', 'ok', 'repeat']);
const STOP = /^([^,.!;:，。！、؛،۔।–—-]{1,24})(?:[,.!;:，。！、؛،۔।]|\s[–—-]\s|$)/u;

/**
 * A yes or a no with which an answer opens, where its question asks whether there is such a thing and nothing more. `rest`:
 * what the first sentence gave; of a sentence that was not understood the yes may be half a no.
 */
export function readYes(
  own: OwnText,
  topic: Subject | null,
  rest: readonly Fact[] | null,
  source: FactSource,
  opensWithNo = false,
): Fact[] {
  if (topic === null || rest === null || own.question === '') return [];
  const { lexicon } = languageFor(own.language);
  const [, opening = ''] = STOP.exec(own.text.trim()) ?? [];
  const said = lexicon.read(opening);
  const is = opensWithNo || said.concepts.has('no') ? 'no' : said.concepts.has('yes') ? 'yes' : null;
  const isBare = said.unknown.length === 0 && [...said.concepts].every((one) => SAYING.has(one));
  if (is === null || !(isBare || opensWithNo)) return [];
  const words = wordsFor(own.language);
  const named = words === null ? null : nameThings(own.question, words);
  const [side] = named?.sides ?? [];
  const asked = lexicon.read(side === undefined ? own.question : (named?.rest ?? ''));
  if (asked.unknown.length > 0) return [];
  const things = [...asked.concepts].filter(
    (concept) => !ASKING.has(concept) && !topic.concepts.flat().includes(concept),
  );
  const base = { conditions: [], exceptions: [], source };
  if (things.length === 1 && things[0] === 'free' && is === 'yes' && ATTRIBUTES.has(`${topic.name}.price`)) {
    if (rest.some(({ attribute }) => attribute === `${topic.name}.price`)) return [];
    const tier = { cost: 'free' as const, per: null, who: null, ages: null, days: null, season: null };
    return [{ ...base, attribute: `${topic.name}.price`, value: { type: 'price', tiers: [tier] } }];
  }
  const attribute = side ?? presenceOf(topic.name);
  return things.length > 0 || attribute === null ? [] : [{ ...base, attribute, value: { type: 'presence', is } }];
}
