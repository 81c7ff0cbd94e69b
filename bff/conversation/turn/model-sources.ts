import type { Source } from '../../../shared/domain/decision.ts';
import { detect } from '../../../shared/language/detect/server.ts';
import type { TurnContext } from '../../engine/types.ts';

const SOURCES_MAX = 30;
const LETTERS_MAX = 9_000;

/**
 * What a model may answer from: the entries that fit best, what the hotel set, then its other entries as far as there
 * is room. All of it is public at this hotel; nothing of any booking or guest is among it.
 */
export function collectModelSources(
  context: Pick<TurnContext, 'faqMatches' | 'property' | 'training' | 'policies'>,
  faqs: readonly { id: string; question: string; answer: string }[],
): Source[] {
  const found = context.faqMatches.map(
    ({ faqId: id, origin, question, answer: quote, language, score }): Source =>
      origin === 'faq'
        ? { type: 'faq', id, label: question, quote, language, score }
        : { type: 'training', id, label: 'About the hotel', quote, language, score },
  );
  const kept: Source[] = [];
  let letters = 0;
  const keep = (source: Source): boolean => {
    letters += source.label.length + source.quote.length;
    return kept.length < SOURCES_MAX && letters <= LETTERS_MAX && kept.push(source) > 0;
  };
  if (![...found, ...listSettings(context)].every(keep)) return kept;
  for (const { id, question, answer } of faqs) {
    if (found.some((source) => source.id === id)) continue;
    const source: Source = { type: 'faq', id, label: question, quote: answer, language: detect(answer).code };
    if (!keep(source)) break;
  }
  return kept;
}

function listSettings({
  property,
  training,
  policies,
}: Pick<TurnContext, 'property' | 'training' | 'policies'>): Source[] {
  const { language } = policies;
  const set: Source[] = [
    { type: 'training', id: 'checkIn', label: 'Check-in', quote: training.checkIn, language },
    { type: 'training', id: 'checkOut', label: 'Check-out', quote: training.checkOut, language },
    { type: 'property', id: 'address', label: 'Address', quote: property.address, language },
    { type: 'property', id: 'amenities', label: 'Amenities', quote: property.amenities.join(', '), language },
    { type: 'training', id: 'policies', label: 'Policies', quote: training.policies, language },
    { type: 'training', id: 'specialties', label: 'About the hotel', quote: training.specialties, language },
  ];
  return set.filter(({ quote }) => quote !== '');
}
