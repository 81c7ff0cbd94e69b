import type { Source } from '../../../../shared/domain/decision.ts';
import type { TurnContext } from '../../../engine/types.ts';
import { sayFact } from '../../../knowledge/facts/saying/say-fact.ts';
import { subjectNameOf } from '../../../knowledge/facts/settle-facts.ts';
import type { FaqMatch } from '../../../language/faq-match.ts';

const ENTRIES_MAX = 8;
const FACTS_MAX = 12;

type Told = Pick<TurnContext, 'faqMatches' | 'nearMatches' | 'facts' | 'property' | 'training' | 'policies'>;

/**
 * The texts a model may answer from: the engine's own sources `first`, the facts the owner confirmed, the eight best
 * entries, and the hotel's settings. All of it is public at this hotel; nothing comes from a booking or a guest.
 */
export function collectModelSources(context: Told, first: readonly Source[] = []): Source[] {
  const entries = listEntries(context);
  const sources = new Map<string, Source>();
  for (const source of [...first, ...listFacts(context, entries), ...entries.map(toSource), ...listSettings(context)]) {
    const key = `${source.type} ${source.quote}`;
    if (!sources.has(key)) sources.set(key, source);
  }
  return [...sources.values()];
}

/** The engine's matches, then the next best ones: a model can see a match without common words. */
function listEntries({ faqMatches, nearMatches = [] }: Told): FaqMatch[] {
  const entries = new Map([...faqMatches, ...nearMatches].map((match) => [`${match.origin} ${match.faqId}`, match]));
  for (const match of faqMatches) entries.set(`${match.origin} ${match.faqId}`, match); // in the guest's language
  return [...entries.values()].slice(0, ENTRIES_MAX);
}

function toSource({ faqId: id, origin, question, answer: quote, language, score }: FaqMatch): Source {
  return origin === 'faq'
    ? { type: 'faq', id, label: question, quote, language, score }
    : { type: 'training', id, label: 'About the hotel', quote, language, score };
}

/** The confirmed facts about these entries' subjects, in the hotel's language. */
function listFacts({ facts = [], policies: { language } }: Told, entries: readonly FaqMatch[]): Source[] {
  const ids = new Set(entries.map(({ faqId }) => faqId));
  const near = facts.filter(({ source }) => ids.has(source.id));
  const subjects = new Set(near.map(({ attribute }) => subjectNameOf(attribute)));
  return facts
    .filter(({ attribute, isConfirmed }) => isConfirmed === true && subjects.has(subjectNameOf(attribute)))
    .slice(0, FACTS_MAX)
    .flatMap((fact) => {
      const sentence = sayFact(fact, language);
      const { id, label, type = 'faq' } = fact.source;
      return sentence === null
        ? []
        : [{ type: type === 'faq' ? 'faq' : 'training', id, label, quote: sentence, language } satisfies Source];
    });
}

function listSettings({ property, training, policies }: Told): Source[] {
  const { language } = policies;
  const set: Source[] = [
    { type: 'training', id: 'checkIn', label: 'Check-in', quote: training.checkIn, language },
    { type: 'training', id: 'checkOut', label: 'Check-out', quote: training.checkOut, language },
    { type: 'property', id: 'address', label: 'Address', quote: property.address, language },
    { type: 'property', id: 'phone', label: 'Telephone', quote: property.phone, language },
    { type: 'property', id: 'amenities', label: 'Amenities', quote: property.amenities.join(', '), language },
    { type: 'training', id: 'policies', label: 'Policies', quote: training.policies, language },
    { type: 'training', id: 'specialties', label: 'About the hotel', quote: training.specialties, language },
  ];
  return set.filter(({ quote }) => quote !== '');
}
