import { z } from 'zod';

const words = z.string();
const wordsOrNone = words.nullable();
/** The source of a regular expression. */
const pattern = z.string();
const patternOrNone = pattern.nullable();

/** Days, and how a date is written. */
export const datesSchema = z.strictObject({
  today: words,
  tonight: words,
  tomorrow: words,
  dayAfterTomorrow: words,
  yesterday: words,
  weekdays: z.array(words).length(7).describe('Monday to Sunday.'),
  months: z.array(words).length(12).describe('January to December.'),
  attachedBefore: patternOrNone.describe(
    'What is written onto a day without a space: "for tomorrow", "and on Sunday".',
  ),
  attachedBehind: patternOrNone.describe('The same behind it: "tomorrow too", "on Sunday as well".'),
  marks: z
    .strictObject({ year: words, month: words, day: words })
    .nullable()
    .describe('Letters behind the numbers of a year, a month and a day, in whatever language they are read.'),
  ordinal: patternOrNone.describe('The ending of a day’s number before its month: "5th".'),
  ofMonth: patternOrNone.describe('Between the day and its month: "5 of May".'),
  beforeDay: patternOrNone.describe('Between a month and its day: "May the 5th".'),
  dayAlone: patternOrNone.describe('"From the 5th": the next day of that number.'),
  monthFirst: z.boolean().describe('"5/13" is the thirteenth of May.'),
});

/** Hours, and the halves of a day. */
export const timesSchema = z.strictObject({
  am: words,
  pm: words,
  noon: words,
  midnight: words,
  clock: words.describe('What may follow or come before the hour: "o’clock", "Uhr", "h".'),
  halfPast: words.describe('"Half past seven" is 7:30. Empty where the language has no such word.'),
  halfTo: words.describe('"Halb acht" is 7:30 as well: half an hour before.'),
  night: patternOrNone.describe(
    'Words for the night among those for the half of a day: at two "at night" morning is near.',
  ),
  sixHours: z
    .strictObject({
      numbers: z.array(words),
      afternoon: words,
      smallHours: words,
      morning: words,
      evening: words,
      hour: words,
      night: words,
      half: words,
    })
    .nullable()
    .describe('A clock of four times six hours, as Thai tells it.'),
  countedHour: z
    .strictObject({
      morning: pattern,
      afternoon: pattern,
      linker: patternOrNone,
      hour: pattern,
      notBefore: pattern,
      half: pattern,
      minute: pattern,
    })
    .nullable()
    .describe('Letters behind the number of an hour, in whatever language they are read.'),
  minutesInWords: z
    .record(z.string(), z.int())
    .nullable()
    .describe('Minutes in words after an hour in words: "seven thirty".'),
});

/** The expressions of a language for lengths of time. In the templates D stands for the length itself. */
export const durationsSchema = z.strictObject({
  minute: words,
  hour: words,
  day: words,
  week: words,
  named: z
    .record(z.string(), words)
    .nullable()
    .describe('Lengths with a name of their own, by their minutes: "half an hour", "anderthalb Stunden".'),
  andHalf: wordsOrNone.describe('Behind the number or the unit: "two and a half hours".'),
  one: wordsOrNone.describe('What stands for one before a unit and is no number: "an hour".'),
  ones: z.array(words).nullable().describe('One to twelve before a unit, where they are other words than elsewhere.'),
  tens: z.array(words).length(5).nullable().describe('15, 20, 30, 40 and 45 in words.'),
  fromNow: words,
  later: words,
  earlier: words,
  tellsClock: z.boolean().describe('"2 heures" is as well two o’clock: by itself it is no length.'),
  lasting: wordsOrNone.describe('... but with these words it is: "pendant 2 heures".'),
  ofSomething: wordsOrNone.describe('What follows where it is before something else: "an hour before the flight".'),
});

/** The expressions of a language for quarters and halves of an hour. */
export const clockFractionsSchema = z
  .strictObject({
    hours: wordsOrNone.describe(
      'One to twelve as they stand in these, where they are other numbers; forms of one hour are parted by `/`.',
    ),
    at: z
      .record(z.string(), words)
      .describe(
        'By the minutes they add to the hour: "quarter past H" 15, "halb H" -30. H is any hour, C one of `hours`, N one in digits.',
      ),
  })
  .nullable();

/** Further expressions of time in a language. Alternatives are separated by `|`; N stands for a number. */
export const spokenTimesSchema = z.strictObject({
  at: patternOrNone.describe('What makes a bare hour a time: "at 7", "until seven".'),
  andHalf: patternOrNone.describe('After the hour: "y media".'),
  quarterPast: patternOrNone,
  quarterTo: patternOrNone,
  andQuarter: patternOrNone.describe('The quarter after the hour: "et quart".'),
  lessQuarter: patternOrNone.describe('"menos cuarto"'),
  between: patternOrNone.describe('"Between N and N".'),
  inDays: patternOrNone.describe('So many days from today: "in N days".'),
});

/** The format of times in a hotel's answers. */
export const writtenHoursSchema = z.strictObject({
  range: patternOrNone.describe('Between the first hour and the last: "to".'),
  article: patternOrNone.describe('Before an hour, with the space behind it: "um ".'),
  from: patternOrNone,
  until: patternOrNone,
  mark: patternOrNone.describe('Behind an hour: "pm", "Uhr".'),
  dottedMark: patternOrNone.describe('Behind an hour without minutes: "p.m.".'),
  before: patternOrNone.describe('What may stand before an hour that is all of an answer.'),
  minutes: patternOrNone,
});
