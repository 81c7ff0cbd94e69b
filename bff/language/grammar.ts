import { z } from 'zod';

/**
 * Words and short phrases, separated by commas: `'towel*, bath towel, bathrobe'`.
 * A star stands for any ending (`handtuch*`) or any beginning (`*garage`, for compounds). Case and, in Latin, Greek
 * and Cyrillic script, accents do not matter. In Chinese, Japanese and Thai an entry matches anywhere in the text.
 */
export type Words = string;

const words = z.string();
const wordsOrNone = words.nullable().transform((entries) => entries ?? '');

/** `grammar.json`: how a language builds words, counts, tells the time and joins clauses. */
export const grammarSchema = z.strictObject({
  functionWords: words.describe('Words that carry no topic: articles, prepositions, pronouns, auxiliaries.'),
  suffixes: words.describe('Endings that are cut from words before they are compared; at least three letters stay.'),
  prefixes: words.describe('Beginnings that are cut; at least two letters stay. Elisions (l’) are cut by themselves.'),
  joiners: words.describe('Words that join two requests: "and", "also".'),
  numbers: z.array(words).length(13).describe('The numbers zero to twelve in words, in order, each with its forms.'),
  dates: z.strictObject({
    today: words,
    tonight: words,
    tomorrow: words,
    dayAfterTomorrow: words,
    yesterday: words,
    weekdays: z.array(words).length(7).describe('Monday to Sunday.'),
    months: z.array(words).length(12).describe('January to December.'),
  }),
  times: z.strictObject({
    am: words,
    pm: words,
    noon: words,
    midnight: words,
    clock: words.describe('What may follow or come before the hour: "o’clock", "Uhr", "h", "時".'),
    halfPast: words.describe('"Half past seven" is 7:30. Empty where the language has no such word.'),
    halfTo: words.describe('"Halb acht" is 7:30 as well: half an hour before.'),
  }),
  roomNumber: words.describe('Words for a room number: "room 204", "Zimmer 204", "204号室".'),
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
  }),
  spelledRight: wordsOrNone.describe(
    'Real words that are one slip from a word of the lexicon and mean something else, such as Dutch "positie" beside "politie": never mended.',
  ),
  isolating: z.boolean().describe('Words do not change: their order says who does what.'),
  verbFinal: z.boolean().describe('A no stands behind what it denies.'),
  siblings: z.array(z.string()).describe('Tags of languages so near that a short text may be of either.'),
  nameIntro: wordsOrNone.describe('What stands before a guest’s name: "my name is", "under the name".'),
});
