import type { Db } from '../../store/schema/schema.ts';
import { listFaqs, type Serving } from '../../store/sqlite/serving.ts';
import type { House } from '../turn/engine-port.ts';

/** A property's texts for the engine to search. Changes count from the next message on. */
export function houseOf(db: Db, { property, training }: Serving): House {
  return {
    propertyId: property.id,
    revision: `${training.revision} ${property.updatedAt}`,
    load: async () => ({
      faqs: await listFaqs(db, property.id),
      policies: training.policies,
      specialties: training.specialties,
      amenities: property.amenities,
      checkIn: training.checkIn,
      checkOut: training.checkOut,
      currency: property.currency,
      language: property.languages[0],
    }),
  };
}
