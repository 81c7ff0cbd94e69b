import { z } from 'zod';
import type { Concept } from './concepts.ts';

/** Lists separated by commas. `*` is any ending; `a|b + c|d` is every combination of both lists. */
const words = z.string();
const wordsOrNone = words.nullable();

/** Concepts given as phrases: emergencies that no single word shows, and phrases that only sound like one. */
const IN_PHRASES = [
  'fire',
  'gas',
  'violence',
  'intruder',
  'child_missing',
  'unconscious',
  'breathing',
  'heart',
  'seizure',
  'suicide',
  'no_alarm',
] as const satisfies readonly Concept[];

/** `safety.json`: how guests call for help and report danger and harm. */
export const safetySchema = z.strictObject({
  distress: z
    .strictObject({
      call: words.describe('What one calls.'),
      haste: words.describe('What says that it is urgent.'),
      beside: words.describe('What may stand beside it and changes nothing.'),
    })
    .describe('"Help!" and no more: inside a longer sentence these words mean something else.'),
  phrases: z
    .record(z.enum(IN_PHRASES), wordsOrNone)
    .describe(
      'Danger told in words far from any fixed phrase: a throat that swells, too many pills, a stranger who follows. Who is locked out is no emergency.',
    ),
  harm: z
    .strictObject({
      who: words.describe('People: "wife", "guest", "somebody".'),
      self: wordsOrNone.describe('Pronouns that stand for who does or suffers it: "I", "she".'),
      body: words.describe('Parts of a body, teeth and bones included.'),
      reflex: wordsOrNone.describe('"Myself", "mich", "me": who is cut or burnt besides a person named.'),
      me: wordsOrNone.describe('"Me", "us", "her": who is beaten or touched.'),
      falls: words.describe('Fell, slipped: befalls people, and things as well.'),
      hurts: words.describe('Cut, burnt, crushed: harm where a person or a part of the body is what was cut.'),
      breaks: wordsOrNone.describe('Broke: harm of a part of the body alone.'),
      harmed: wordsOrNone.describe('Harm by itself, whoever it befalls: "slipped and fell".'),
      hits: wordsOrNone.describe('Beats, touches, threatens: danger where a person is who it is done to.'),
      silent: wordsOrNone.describe('Does not answer, does not move, lies there: danger of a person alone.'),
      things: wordsOrNone.describe('Things that fall and break, besides those that the house’s own concepts name.'),
      mild: wordsOrNone.describe('A plaster or an ointment is wanted, it was while shaving, it nearly happened.'),
    })
    .describe('People who are hurt or in danger: who it befalls and what befalls them, told apart.'),
  dial: wordsOrNone.describe('A verb for ringing that the lexicon does not keep: "call me a taxi" calls nobody.'),
});

/** A language's words of danger and harm. */
export type Safety = z.infer<typeof safetySchema>;
