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

/** One thing the house tells of itself, with the words it was read from. */
export const fact = z.strictObject({
  /** `subject.attribute` of the catalogue. */
  attribute: z.string(),
  value: factValue,
  /** Under which it holds, beside those inside the value. */
  conditions: factConditions,
  /** A denial or an exception travels with its fact, always. */
  exceptions: factExceptions,
  source: z.strictObject({
    id: z.string(),
    label: z.string(),
    /** The text it stands in. */
    quote: z.string(),
    language: z.string(),
    /** Absent: an entry of the FAQs. */
    type: z.enum(FACT_SOURCES).optional(),
    /** The sentence, or the sentences, it was read from. */
    sentence: z.string().optional(),
  }),
  /** Its owner has seen it and says so: it is told always. */
  isSeen: z.literal(true).optional(),
});
export type Fact = z.infer<typeof fact>;
export type FactSource = Fact['source'];

/** A text of the owner's: an entry with its question, or words without one. */
export interface OwnText {
  id: string;
  /** '' where nothing was asked. */
  question: string;
  text: string;
  language: string;
  /** What it is about, where that is known without reading. */
  subject?: string;
  /** Absent: an entry of the FAQs. */
  type?: FactSource['type'];
}
