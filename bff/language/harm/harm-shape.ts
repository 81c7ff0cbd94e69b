import type { Concept } from '../concepts.ts';

/**
 * What one language says of people who are hurt or in danger: who it befalls and what befalls them, told apart, because no
 * list of phrases holds every wife and every shower. Lists, parted by commas; `*` is any ending, `a|b + c|d` each of the
 * first with each of the second.
 */
export interface HarmWords {
  /** People: "wife", "guest", "somebody". */
  who: string;
  /** Pronouns that stand for who does or suffers it: "I", "she". */
  self?: string;
  /** Parts of a body, teeth and bones included. */
  body: string;
  /** "Myself", "mich", "me": who is cut or burnt besides a person named. */
  reflex?: string;
  /** "Me", "us", "her": who is beaten or touched. */
  me?: string;
  /** Fell, slipped: befalls people, and things as well. */
  falls: string;
  /** Cut, burnt, crushed: harm where a person or a part of the body is what was cut. */
  hurts: string;
  /** Broke: harm of a part of the body alone. */
  breaks?: string;
  /** Harm by itself, whoever it befalls: "slipped and fell", "me suis brûlé". */
  harmed?: string;
  /** Beats, touches, threatens: danger where a person is who it is done to. */
  hits?: string;
  /** Does not answer, does not move, lies there: danger of a person alone. */
  silent?: string;
  /** Things that fall and break, besides those that the house's own concepts name. */
  things?: string;
  /** A plaster or an ointment is wanted, it was while shaving, it nearly happened: not grave. */
  mild?: string;
  /** Whole phrases by the concept they speak of; their words may stand a little apart. */
  phrases: Partial<Record<Concept, string>>;
}
