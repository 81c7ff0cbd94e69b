import type { Understanding } from '../../../shared/domain/understanding.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { mayCancelStay, TERMS_QUESTION } from '../../engine/answering/cancel-terms.ts';
import { findRoomQuestion, type RoomQuestion } from '../../engine/planning/free-rooms.ts';
import type { Dialogue } from '../../engine/types.ts';
import { Utterance } from '../../engine/utterance/utterance.ts';
import { findFollowedTopic, listFollowed } from '../../engine/wishes/followed-topic.ts';
import type { Nearness } from '../../knowledge/nearness.ts';
import type { Found, HouseFindings, SearchQuestion } from './engine-port.ts';

/** The number of entries of the house's texts that a language model is sent. */
const NEAR_MATCHES = 8;

/** The input of a search plan beside the message's words. */
export interface SearchHints {
  dialogue: Dialogue;
  now: Date;
  timezone: string;
  /** Whether the plan includes a search for the language model. */
  forModel: boolean;
  /** The similarity of each entry by the optional embedding model. */
  nearness?: Nearness | undefined;
}

/** The searches in the house's texts, and the question about free rooms. */
export interface SearchPlan {
  roomQuestion: RoomQuestion | null;
  questions: SearchQuestion[];
  /** The first `engineQuestionCount` questions are the engine's; a question for the language model may follow. */
  engineQuestionCount: number;
}

/** Plans the searches for a message: its words, with the topic they follow, and the cancellation terms if they may matter. */
export function planSearches(understanding: Understanding, text: string, hints: SearchHints): SearchPlan {
  const { dialogue, now, forModel, nearness } = hints;
  const { code: language } = understanding.language;
  const textWithoutCourtesies = understanding.matter ?? text;
  const roomQuestion = findRoomQuestion(understanding, new Utterance(textWithoutCourtesies, language), dialogue, hints);
  const topic = findFollowedTopic(understanding, dialogue, now);
  const question: SearchQuestion = {
    text: topic === null ? textWithoutCourtesies : `${topic.words}\n${textWithoutCourtesies}`,
    language,
    followed: listFollowed(dialogue, now),
    ...(nearness === undefined ? {} : { nearness }),
  };
  const terms = { text: TERMS_QUESTION, language: FALLBACK_LANGUAGE };
  const engineQuestions =
    roomQuestion !== null || mayCancelStay(understanding, dialogue) ? [question, terms] : [question];
  const near = forModel ? [{ ...question, most: NEAR_MATCHES }] : [];
  return {
    roomQuestion,
    questions: [...engineQuestions, ...near],
    engineQuestionCount: engineQuestions.length,
  };
}

/** Assigns the search results to their purposes: the answer, the cancellation terms and the language model. */
export function sortFound({ engineQuestionCount }: SearchPlan, { matches, ...findings }: Found): HouseFindings {
  const [faqMatches = [], cancelTerms = []] = matches.slice(0, engineQuestionCount);
  const [nearMatches] = matches.slice(engineQuestionCount);
  return { ...findings, faqMatches, cancelTerms, ...(nearMatches === undefined ? {} : { nearMatches }) };
}
