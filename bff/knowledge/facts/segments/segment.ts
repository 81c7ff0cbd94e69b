import type { Concept } from '../../../language/pack/concepts.ts';
import type { Days } from '../fact.ts';
import type { Mark } from '../marks/marks.ts';
import type { SegmentValue } from './segment-values.ts';

/** A piece of a text between punctuation marks, with its values and the days they hold for. */
export interface Segment {
  text: string;
  /** The number of the segment's sentence. */
  sentence: number;
  marks: readonly Mark[];
  concepts: ReadonlySet<Concept>;
  /** The hotel's words outside the values: they name the thing that the values are about. May be empty. */
  name: string;
  /** The segment has a denial or an exception, or lacks its context: its values are not used. */
  isDenied: boolean;
  /** The first name of the sentence, if the segment has no name of its own. */
  after: string;
  /** The segment is in brackets. */
  isAside: boolean;
  /** The segment stands before a colon. */
  isTitle: boolean;
  /** The days that the values hold for; null if the text gives no days. */
  days: Days | null;
  values: SegmentValue[];
}
