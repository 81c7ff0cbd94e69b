import type { Understanding } from '../../../shared/domain/understanding.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { mayCancelStay, TERMS_QUESTION } from '../../engine/answering/cancel-terms.ts';
import { findRoomQuestion, type RoomQuestion } from '../../engine/planning/free-rooms.ts';
import type { Dialogue } from '../../engine/types.ts';
import { Utterance } from '../../engine/utterance/utterance.ts';
import { findFollowedTopic, listFollowed } from '../../engine/wishes/followed-topic.ts';
import type { Nearness } from '../../knowledge/nearness.ts';
import type { Found, HouseFindings, SearchQuestion } from './engine-port.ts';

/** How many entries of the house's texts a language model is shown. */
const NEAR_MATCHES = 8;

/** What decides, beside a message's words, what is looked up for it. */
export interface SearchHints {
  dialogue: Dialogue;
  now: Date;
  timezone: string;
  /** Are more entries wanted, for a language model to read? */
  forModel: boolean;
  /** How near each entry is by the optional embedding model. */
  nearness?: Nearness | undefined;
}

/** What to look up in the house's texts, and which free rooms the message asks about. */
export interface SearchPlan {
  roomQuestion: RoomQuestion | null;
  questions: SearchQuestion[];
  /** How many of the questions are the engine's; one for the model may follow. */
  own: number;
}

/** Plans the searches for a message: its words, with the topic they follow, and the cancellation terms if they may matter. */
export function planSearches(understanding: Understanding, text: string, hints: SearchHints): SearchPlan {
  const { dialogue, now, forModel, nearness } = hints;
  const { code: language } = understanding.language;
  const matter = understanding.matter ?? text;
  const roomQuestion = findRoomQuestion(understanding, new Utterance(matter, language), dialogue, hints);
  const topic = findFollowedTopic(understanding, dialogue, now);
  const question: SearchQuestion = {
    text: topic === null ? matter : `${topic.words}\n${matter}`,
    language,
    followed: listFollowed(dialogue, now),
    ...(nearness === undefined ? {} : { nearness }),
  };
  const terms = { text: TERMS_QUESTION, language: FALLBACK_LANGUAGE };
  const own = roomQuestion !== null || mayCancelStay(understanding, dialogue) ? [question, terms] : [question];
  const near = forModel ? [{ ...question, most: NEAR_MATCHES }] : [];
  return { roomQuestion, questions: [...own, ...near], own: own.length };
}

/** What was found, by what it was looked up for. */
export function sortFound({ own }: SearchPlan, { matches, ...findings }: Found): HouseFindings {
  const [faqMatches = [], cancelTerms = []] = matches.slice(0, own);
  const [nearMatches] = matches.slice(own);
  return { ...findings, faqMatches, cancelTerms, ...(nearMatches === undefined ? {} : { nearMatches }) };
}
