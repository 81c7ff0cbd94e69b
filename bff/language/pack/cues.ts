import { z } from 'zod';

/** As in the grammar; `word*` matches any ending. Null if the language has none or nobody has written them yet. */
const words = z.string().nullable();

/** The specific foods and animals that a question may be about. */
export const KINDS = [
  'allergy',
  'nut',
  'gluten',
  'dairy',
  'egg',
  'seafood',
  'soy',
  'sugar',
  'pork',
  'vegan',
  'vegetarian',
  'halal',
  'kosher',
  'cat',
  'dog',
  'bird',
  'other_animal',
  'any_animal',
] as const;

/** The source of a regular expression. */
const pattern = z.string();
/** Null where the language has none. */
const inside = pattern.nullable();

/** `cues.json`: small words and phrases that show what a message does, without naming a topic. */
export const cuesSchema = z.strictObject({
  dislike: words.describe('"I hate", "I cannot stand", "I do not like".'),
  deadly: words.describe('What a thing to eat would do: kill.'),
  all: words.describe('"Cancel everything."'),
  both: words.describe('"Cancel both."'),
  and: words.describe('"And my wife in 205": said first, it adds one.'),
  also: words.describe('"Room 206 too": wherever it stands, it adds one.'),
  more: words.describe('"One more", "another two".'),
  part: words.describe('"Only the last night", "one of the two": a part, and not the whole.'),
  restated: words.describe('"I said three", "after all three": the number holds, and not the one before.'),
  wrong: words.describe('"Wrong room": the one before is not theirs.'),
  except: words.describe('"All except the taxi": what stands behind it stays.'),
  exceptBehind: words.describe('The same said behind the thing.'),
  keep: words.describe('"Keep the taxi": it stays as it is.'),
  rest: words.describe('"Only the taxi, cancel the rest".'),
  makeIt: words.describe('"Make it 8": a number or an hour shall be this one.'),
  move: words.describe('"Move it to Sunday".'),
  postpone: words.describe('"Postpone it by half an hour"; to move it, with no word for the direction.'),
  bringForward: words.describe('"Bring it forward by half an hour".'),
  depart: words.describe('To depart, as guests say it of themselves, besides the words of the lexicon.'),
  arrive: words.describe('To arrive, likewise.'),
  dayOrNight: words.describe('A day, a night: what a stay is shortened and put off by.'),
  earlier: words.describe('Sooner than was said.'),
  later: words.describe('Later than was said.'),
  somebody: z.strictObject({
    somebody: z.string().describe('Somebody, anyone.'),
    comes: z.string().describe('What they are to do: come, come up, be sent, be there, ring.'),
    come: z.string().describe('"Come to my room", said to whoever reads it.'),
    call: z.string().describe('"Call me", and no more.'),
    scorn: z.string().describe('What one says of or to a bot that is of no use.'),
  }),
  refusal: z
    .strictObject({
      unwanted: z.string().describe('Not needed, not wanted, "do not bring": whatever is named beside it is refused.'),
      provided: z
        .string()
        .describe(
          'Enough of it, their own of it, well where they are: what a guest has already is refused, unless a no stands before.',
        ),
      without: words.describe('"No …", "without …", right before a thing: refused, unless it is told to be lacking.'),
      tail: words.describe('"… neither", behind a thing that ends a sentence.'),
      lacks: words.describe('By these a no tells that something is lacking: have, there is, find, here, works.'),
      asks: words.describe(
        'By these a guest asks: why, can you. What is asked for is wanted, whatever no stands in it.',
      ),
    })
    .nullable()
    .describe('That a thing is not wanted; ` ~ ` stands for up to three words. Null where no spaces are written.'),
  refusalInside: z
    .strictObject({
      unwanted: pattern,
      provided: pattern,
      asks: pattern,
      reminds: pattern.describe('Do not forget it.'),
    })
    .nullable()
    .describe('The same where no spaces are written.'),
  state: z
    .strictObject({
      not: z.string().describe('A plain no, before a word of trouble ("not noisy", "nothing is broken").'),
      notAfter: words.describe('A plain no behind it, where the language puts it there.'),
      mended: z.string().describe('It works again, is mended, is over.'),
      done: z
        .string()
        .describe('Ordered, noted, set, cancelled: what one asks about who wants to know whether it was done.'),
    })
    .nullable()
    .describe('How a trouble is denied or over. Null where no spaces are written.'),
  stateInside: z
    .strictObject({
      before: pattern.describe('A no right before a word of trouble.'),
      after: pattern.describe('A no right behind it.'),
      mended: pattern,
      done: pattern,
      lastNo: pattern.describe('A no that ends a clause.'),
    })
    .nullable()
    .describe('The same where no spaces are written.'),
  forgetting: words.describe('Do not forget it, do not hesitate: it is wanted all the more.'),
  reminding: words.describe('"Do not forget …": what may look like a taking back is none.'),
  speaksNot: words.describe('"I speak no German" asks for none.'),
  notWoken: words.describe('Not to be woken: in many languages the word for waking is another one there.'),
  negation: words.describe(
    'Words by which a sentence denies, closes, forbids or excepts something; rather one too many: a text that holds one is quoted and not retold.',
  ),
  negationInside: inside.describe('The same where no spaces are written or endings stick: found inside words as well.'),
  negationPrefix: inside.describe('What is written before such a word without a space: "and", "that", "the".'),
  plainNegation: words.describe('So plain a no that it counts whatever language a text was taken for.'),
  negationCondition: inside.describe(
    '"19 € if it is not included": a condition at a sentence’s end, whose no denies nothing before it.',
  ),
  negationAlone: z
    .boolean()
    .describe('A no of its siblings is another word here, such as the Portuguese "no" for "in the".'),
  opensYes: inside.describe('A yes that an answer opens with, a stop behind it.'),
  opensYesFreely: inside.describe('A yes that needs no stop behind it.'),
  opensNo: inside.describe('A no that an answer opens with, a stop behind it.'),
  opensNoFreely: inside.describe('A no that needs no stop behind it.'),
  hasNone: inside.describe('"We have no …": one word behind it is not there.'),
  noThing: inside.describe('What is no thing of the house: "no fees" denies something else.'),
  free: inside.describe('Free of charge, as whole words.'),
  freeInside: inside.describe('Free of charge, anywhere in a text.'),
  freeOfElse: inside.describe('Before "free": it is of something else than what was said yes to, or on a condition.'),
  freeIf: inside.describe('Behind "free": on a condition.'),
  qualified: inside.describe('A yes that is half a no: "yes, but only on the balcony".'),
  qualifiedInside: inside.describe('The same, anywhere in a text.'),
  credentials: z
    .strictObject({ network: inside, password: inside, nameIs: inside, is: inside })
    .describe('"Network name: …", "the password is …".'),
  back: words.describe('To be back, to be there for somebody, to answer: how the words begin.'),
  whichRoom: words.describe('"Which room?", by itself: who asks no more than this asks for their own.'),
  besideWhichRoom: words.describe('What may stand around it.'),
  politeEnding: inside.describe('What a polite question ends in.'),
  meant: words.describe('"I meant": what is wanted stands behind it.'),
  instead: words.describe('"Instead of": what is not wanted stands behind it, where anything does.'),
  correctingNo: inside.describe('A no that corrects where it stands alone, and means another thing inside a word.'),
  aloneNo: words.describe('What is a no by itself, and more than that inside a sentence.'),
  aloneYes: words.describe('What is a yes by itself, and more than that inside a sentence.'),
  faqLabels: z
    .strictObject({
      question: inside.describe('The head of a column of questions.'),
      answer: inside.describe('The head of a column of answers.'),
      questionMark: inside.describe('What a question begins with in running text: "Q:".'),
      answerMark: inside.describe('What an answer begins with: "A:".'),
    })
    .nullable()
    .describe('How questions and answers are labelled in a table or a text.'),
  otherWordKinds: z.array(z.enum(KINDS)).describe('Kinds whose word is another one here, such as Spanish "soy".'),
  kinds: z
    .record(z.enum(KINDS), words)
    .describe('Food and animals in particular: beginnings of words, `=` before one that is whole.'),
});

/** A language's cues. */
export type Cues = z.infer<typeof cuesSchema>;
