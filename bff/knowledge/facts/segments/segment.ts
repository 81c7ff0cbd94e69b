import type { Concept } from '../../../language/pack/concepts.ts';
import type { Days } from '../fact.ts';
import type { Mark } from '../marks/marks.ts';
import type { SegmentValue } from './segment-values.ts';

/** A stretch of a text between two stops, commas, brackets or slashes, with the values it tells and for whom or when they hold. */
export interface Segment {
  text: string;
  /** The number of its sentence. */
  sentence: number;
  marks: readonly Mark[];
  concepts: ReadonlySet<Concept>;
  /** The hotel's own words beside its values: what they are for. '' where it names nothing. */
  name: string;
  /** It denies or excepts something, or is cut from what it belongs to: nothing of it may be told. */
  isDenied: boolean;
  /** The words that its sentence opened with, where it has none of its own. */
  after: string;
  /** It stands in brackets. */
  isAside: boolean;
  /** It stands before a colon. */
  isTitle: boolean;
  /** On which days its values hold, named there or before; null: not said. */
  days: Days | null;
  values: SegmentValue[];
}
