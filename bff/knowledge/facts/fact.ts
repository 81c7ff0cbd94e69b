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
  /** Conditions beside those inside the value. */
  conditions: factConditions,
  /** Exceptions always stay with their fact. */
  exceptions: factExceptions,
  source: z.strictObject({
    id: z.string(),
    label: z.string(),
    /** The whole text it was read from. */
    quote: z.string(),
    language: z.string(),
    /** Absent: an entry of the FAQs. */
    type: z.enum(FACT_SOURCES).optional(),
    /** The sentences it was read from. */
    sentence: z.string().optional(),
  }),
  /** The owner has confirmed it, so it is always used. */
  isSeen: z.literal(true).optional(),
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
  /** Its subject, if known without reading. */
  subject?: string;
  /** Absent: an entry of the FAQs. */
  type?: FactSource['type'];
}
