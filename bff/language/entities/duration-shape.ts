import type { Words } from '../grammar.ts';

/** How a language speaks of lengths of time. In the templates D stands for the length itself. */
export interface DurationWords {
  minute: Words;
  hour: Words;
  day: Words;
  week: Words;
  /** Lengths with a name of their own, by their minutes: "half an hour", "anderthalb Stunden", "שעתיים". */
  named?: Readonly<Record<number, Words>>;
  /** Behind the number or the unit: "two and a half hours", "dos horas y media". */
  andHalf?: Words;
  /** What stands for one before a unit and is no number: "an hour". */
  one?: Words;
  /** One to twelve before a unit, where they are other words than the pack's. */
  ones?: readonly Words[];
  /** 15, 20, 30, 40 and 45 in words. */
  tens?: readonly [Words, Words, Words, Words, Words];
  fromNow: Words;
  later: Words;
  earlier: Words;
  /** "2 heures" is as well two o'clock: by itself it is no length, but "pendant 2 heures" is. */
  tellsClock?: true;
  lasting?: Words;
  /** What follows where it is before or after something else: "an hour before the flight". */
  ofSomething?: Words;
}
