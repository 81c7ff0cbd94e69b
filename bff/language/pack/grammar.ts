import { z } from 'zod';
import {
  clockFractionsSchema,
  datesSchema,
  durationsSchema,
  spokenTimesSchema,
  timesSchema,
  writtenHoursSchema,
} from './grammar-time.ts';

/**
 * Words and short phrases, separated by commas: `'towel*, bath towel, bathrobe'`.
 * A star stands for any ending (`handtuch*`) or any beginning (`*garage`, for compounds). Case and, in Latin, Greek
 * and Cyrillic script, accents do not matter. In Chinese, Japanese and Thai an entry matches anywhere in the text.
 */
export type Words = string;

const words = z.string();
const pattern = z.string().nullable();
const wordsOrNone = words.nullable().transform((entries) => entries ?? '');

/** `grammar.json`: how a language builds words, counts, tells the time and joins clauses. */
export const grammarSchema = z.strictObject({
  functionWords: words.describe('Words that carry no topic: articles, prepositions, pronouns, auxiliaries.'),
  suffixes: words.describe('Endings that are cut from words before they are compared; at least three letters stay.'),
  prefixes: words.describe('Beginnings that are cut; at least two letters stay. Elisions (l’) are cut by themselves.'),
  joiners: words.describe('Words that join two requests: "and", "also".'),
  numbers: z.array(words).length(13).describe('The numbers zero to twelve in words, in order, each with its forms.'),
  dates: datesSchema,
  times: timesSchema,
  roomNumber: words.describe('Words for a room number: "room 204", "Zimmer 204".'),
  script: z.strictObject({
    unspaced: z.boolean().describe('Written without spaces: words are looked for anywhere in a text.'),
    attachedEndings: z
      .boolean()
      .describe('Endings stick to everything, so that a word is looked for inside others too.'),
    attachedBeginnings: z
      .boolean()
      .describe('"And", "the", "in" are written onto a word, so that it may not begin one.'),
    leastStemLetters: z
      .int()
      .describe('So many letters stay of a word whose ending is cut; a syllable of Hangul is one.'),
    tones: z.boolean().describe('Words differ by their marks alone; where a guest types them, they count.'),
    letters: z
      .record(z.string(), z.string())
      .nullable()
      .describe('Letters that many type otherwise, and what they are compared as, in every language.'),
    latinAs: z.string().nullable().describe('The language a text is of that is in Latin letters and may be of both.'),
  }),
  spelledRight: wordsOrNone.describe(
    'Real words that are one slip from a word of the lexicon and mean something else, such as Dutch "positie" beside "politie": never mended.',
  ),
  isolating: z.boolean().describe('Words do not change: their order says who does what.'),
  verbFinal: z.boolean().describe('A no stands behind what it denies.'),
  siblings: z.array(z.string()).describe('Tags of languages so near that a short text may be of either.'),
  nameIntro: wordsOrNone.describe('What stands before a guest’s name: "my name is", "under the name".'),
  durations: durationsSchema,
  rangeJoiners: wordsOrNone.describe(
    '"Two to three", "zwei oder drei": what stands between two numbers before a unit.',
  ),
  clockFractions: clockFractionsSchema,
  spokenTimes: spokenTimesSchema,
  currencies: z
    .record(z.string(), z.string())
    .nullable()
    .describe('What currencies are called, and their ISO code, in whatever language they are named.'),
  localCurrencies: z
    .record(z.string(), z.string())
    .nullable()
    .describe('Words and signs of several currencies: what they are in this language.'),
  figures: z.record(z.string(), z.int()).nullable().describe('Letters that are numbers, one to ten.'),
  counters: z
    .strictObject({ behindDigits: words, behindWords: words })
    .nullable()
    .describe('Letters that follow a number where it counts something, where no spaces are written.'),
  article: pattern.describe('An article that is no number word and counts before a thing to bring.'),
  ordinals: pattern.describe('Endings of a number in digits that then counts nothing.'),
  numberEndings: pattern.describe('Endings of a number in digits that is then no confirmation number.'),
  roomSign: pattern.describe('What stands between the word for a room and its number: "no.".'),
  roomBehind: pattern.describe('What makes a number that it follows a room’s.'),
  languageNames: z.strictObject({
    aliases: z.array(z.string()).describe('Other tags that stand for the language under a plainer name.'),
    own: z.array(z.string()).describe('What else it is called by those who speak it.'),
    locales: z.array(z.string()).describe('Locales in which it names the other languages.'),
    article: words.nullable().describe('What may be written onto the name of a language.'),
    forms: z
      .array(z.tuple([z.string(), z.string()]))
      .describe(
        'How a language is named where it is spoken rather than called: a pattern in its name, and what to put.',
      ),
  }),
  punctuation: z.strictObject({
    quotes: z.tuple([z.string(), z.string()]),
    comma: z.string().describe('Between the items of a list.'),
    stop: z.string().describe('At the end of a sentence.'),
    colon: z.string().describe('Between a label and what it says.'),
  }),
  priceUnits: z
    .strictObject({
      night: pattern,
      day: pattern,
      hour: pattern,
      person: pattern,
      week: pattern,
      stay: pattern,
      piece: pattern,
    })
    .describe('Words beside a price that say what it is for.'),
  pricedIn: z
    .record(z.string(), z.string())
    .nullable()
    .describe('What stands for a currency beside a price in a hotel’s own words, and its ISO code.'),
  writtenHours: writtenHoursSchema,
  distances: pattern.describe('Units of length in words.'),
  clockLocale: z.string().nullable().describe('The locale its hours are written in, where it is another.'),
  copula: z.string().nullable().describe('Letters that are a verb by themselves, and "and" without their accent.'),
  places: words.nullable().describe('What stands before the place something is wanted at: "for 205".'),
});
