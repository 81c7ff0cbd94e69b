import { listFaqs, type Serving } from '../store/serving.ts';
import type { ConversationDeps } from './deps.ts';
import type { PropertyKnowledge } from './engine-port.ts';

const PROPERTIES_MAX = 200;

/** What the engine made of each property's own words. What changes there counts from the next message on. */
export interface Knowledge {
  /** The property's knowledge as it is now. */
  get(serving: Serving): Promise<PropertyKnowledge>;
}

/** Keeps it by the revision it was made from; of too many properties the one asked longest ago goes first. */
export function createKnowledge({ db, engine }: Pick<ConversationDeps, 'db' | 'engine'>): Knowledge {
  const kept = new Map<string, { revision: string; knowledge: PropertyKnowledge }>();
  return {
    async get({ property, training }) {
      const revision = `${training.revision} ${property.updatedAt}`;
      const before = kept.get(property.id);
      kept.delete(property.id);
      const knowledge =
        before?.revision === revision
          ? before.knowledge
          : engine.learn({
              faqs: await listFaqs(db, property.id),
              policies: training.policies,
              specialties: training.specialties,
              amenities: property.amenities,
              checkIn: training.checkIn,
              checkOut: training.checkOut,
              currency: property.currency,
              language: property.languages[0],
            });
      kept.set(property.id, { revision, knowledge });
      const [oldest] = kept.keys();
      if (kept.size > PROPERTIES_MAX && oldest !== undefined) kept.delete(oldest);
      return knowledge;
    },
  };
}
