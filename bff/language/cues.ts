import { z } from 'zod';

/** As in the grammar; `word*` stands for any ending. Null where nobody has written them yet, or a language has none. */
const words = z.string().nullable();

/** `cues.json`: small words and phrases that say what a message does, and name no matter themselves. */
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
});

/** A language's cues. */
export type Cues = z.infer<typeof cuesSchema>;
