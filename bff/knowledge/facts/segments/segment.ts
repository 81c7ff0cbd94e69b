import type { Concept } from '../../../language/pack/concepts.ts';
import type { Days } from '../fact.ts';
import type { Mark } from '../marks/marks.ts';
import type { SegmentValue } from './segment-values.ts';

/** A piece of a text between punctuation marks, with its values and the days they hold for. */
export interface Segment {
  text: string;
  /** The number of its sentence. */
  sentence: number;
  marks: readonly Mark[];
  concepts: ReadonlySet<Concept>;
  /** The hotel's words beside the values, which name what they are for. Empty if there are none. */
  name: string;
  /** It has a denial or an exception, or is cut off from its context: its values are not used. */
  isDenied: boolean;
  /** The first name of its sentence, if it has none of its own. */
  after: string;
  /** It is in brackets. */
  isAside: boolean;
  /** It stands before a colon. */
  isTitle: boolean;
  /** The days its values hold for; null if not given. */
  days: Days | null;
  values: SegmentValue[];
}
