import { z } from 'zod';

/** `*` stands for any letters; scripts without spaces, and those whose endings stick, are searched for parts of words. */
const words = z.string().nullable();

/** `checks.json`: the words by which a language model's sentences are compared with their sources. */
export const checksSchema = z.strictObject({
  widening: z
    .strictObject({ every: words, always: words, also: words, only: words, daily: words })
    .describe('What makes more of a thing than was said.'),
  claims: z
    .strictObject({
      insured: words,
      guarded: words,
      warm: words,
      cellar: words.describe('Below the ground.'),
      garden: words,
      harbour: words,
      anybody: words.describe('Who is no guest of the house.'),
      next_day: words,
    })
    .describe('What adds something to a thing, and is no concept of the lexicon.'),
  measures: z
    .strictObject({
      foot: words,
      boat: words,
      electric: words.describe('Driven by a motor, of a bicycle.'),
      whole_stay: words,
      each_person: words,
    })
    .describe('What a figure hangs on, and is no concept of the lexicon.'),
  undone: words.describe('What turns another word round by how it begins or ends: "unlocked".'),
  plain: words.describe(
    'What any reply may say whatever its sources do: beginnings of words in folded letters, parted by spaces; they claim nothing.',
  ),
  denied: words.describe('What denies, forbids or shuts.'),
  polarity: z
    .strictObject({
      noDenial: words.describe('What holds a word of denial and denies nothing: "not far", "not only".'),
      noCost: words.describe('What says with a word of denial that a thing is free: "at no cost".'),
      noSteps: words.describe('What says so that a place has no steps: "without steps".'),
      notAll: words.describe('What denies all and affirms some: "not every".'),
      others: words.describe('What sets some apart from the rest: "the others", "except".'),
      ifAhead: words.describe('What stands ahead of a condition: "if".'),
      unless: words.describe('What stands ahead of a condition that is turned round: "unless".'),
      ifBehind: words.describe('What stands behind a condition, where conditions are written that way.'),
    })
    .describe('What makes more or less of a word of denial.'),
  done: z
    .array(z.string())
    .nullable()
    .describe('A model has done nothing: patterns of "I have cancelled it", over folded words.'),
  units: z
    .strictObject({
      minute: words,
      hour: words,
      day: words,
      week: words,
      month: words,
      year: words,
      kilometer: words,
      meter: words,
    })
    .describe('Forms of units beside those every platform knows, parted by spaces.'),
  goesOn: words.describe('A pattern of the words by which one goes on about something, where none may be left out.'),
  attachedAnd: words.describe('A pattern of an "and" that is written on to the word behind it.'),
  unitAlone: words.describe('A unit with its number in it: "a day".'),
  oneLetterJoiners: words.describe('Letters that join clauses by themselves, where no spaces are written.'),
  currencyWhole: words.describe('Words for a currency, as a pattern.'),
  currencyBeginnings: words.describe('Words for a currency that take endings, as a pattern.'),
  currencyInside: words.describe('Words for a currency that stand anywhere, as a pattern.'),
  hourRange: words.describe('A pattern of what stands between two hours.'),
  hourMark: words.describe('A pattern of what stands behind an hour.'),
  each: words.describe('A pattern of what, before a unit, makes it what a sum is for: "per", "each".'),
  kilowattHour: words.describe('A pattern of it in folded words; Intl has no name of it.'),
  kilowatt: words,
  unitBehind: words.describe('Letters behind which a unit of one letter counts, besides a figure: "each", "half a".'),
  counter: words.describe('Letters that may stand between the figure and its unit.'),
  setsAside: z
    .strictObject({ verbs: z.string(), rules: z.string() })
    .nullable()
    .describe('Patterns: a verb that sets rules aside, and words for rules, one near the other.'),
  youAre: words.describe('A pattern of how a model is told what it is.'),
  tellGuests: words.describe('A pattern of how a model is told what to tell guests.'),
  titles: words.describe('What stands before a name: "Mr".'),
  honorifics: words.describe('A pattern of what stands behind a name.'),
  honouredAnybody: words.describe('A pattern of who is honoured and nobody in particular: "the guest".'),
  capitalNouns: z.boolean().describe('Every noun has a capital: one alone names nobody.'),
  unitAnywhere: z.boolean().describe('Units are long enough to be told without a figure before them.'),
});

/** The words of a language by which replies are checked. */
export type Checks = z.infer<typeof checksSchema>;
