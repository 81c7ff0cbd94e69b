import { z } from 'zod';
import { factConditions, factExceptions, factValue } from '../../../shared/api/house/house-facts.ts';
import { FACT_SOURCES } from '../../../shared/domain/house/fact-terms.ts';

export type {
  Ages,
  Cost,
  Days,
  FactValue as Value,
  HoursRule,
  Season,
  Span,
  Tier,
  ValueOf,
} from '../../../shared/api/house/house-facts.ts';
export { UNITS, type Unit } from '../../../shared/domain/house/fact-terms.ts';

/** A statement of the house about itself, with its source. */
export const fact = z.strictObject({
  /** `subject.attribute` of the catalogue. */
  attribute: z.string(),
  value: factValue,
  /** Conditions in addition to those inside the value. */
  conditions: factConditions,
  /** Exceptions always stay with their fact. */
  exceptions: factExceptions,
  source: z.strictObject({
    id: z.string(),
    label: z.string(),
    /** The whole text that contains the fact. */
    quote: z.string(),
    language: z.string(),
    /** Absent: an entry of the FAQs. */
    type: z.enum(FACT_SOURCES).optional(),
    /** The sentences that contain the fact. */
    sentence: z.string().optional(),
  }),
  /** The owner has confirmed the fact, so the fact is always used. */
  isConfirmed: z.literal(true).optional(),
});
export type Fact = z.infer<typeof fact>;
export type FactSource = Fact['source'];

/** A text of the owner, with its question if it has one. */
export interface OwnText {
  id: string;
  /** Empty without a question. */
  question: string;
  text: string;
  language: string;
  /** The subject of the text, if it is known without reading the text. */
  subject?: string;
  /** Absent: an entry of the FAQs. */
  type?: FactSource['type'];
}
