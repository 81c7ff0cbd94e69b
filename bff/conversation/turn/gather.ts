import { z } from 'zod';
import { AUTHORS, CONVERSATION_STATES } from '../../../shared/domain/conversation.ts';
import { isOpen, nextOpening } from '../../../shared/domain/house/hours.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { mayCancelStay, TERMS_QUESTION } from '../../engine/answering/cancel-terms.ts';
import { findRoomQuestion, type RoomQuestion } from '../../engine/planning/free-rooms.ts';
import { type Dialogue, NEW_DIALOGUE, type TurnContext } from '../../engine/types.ts';
import { Utterance } from '../../engine/utterance/utterance.ts';
import { findFollowedTopic, listFollowed } from '../../engine/wishes/followed-topic.ts';
import { settleFacts } from '../../knowledge/facts/settle-facts.ts';
import type { Nearness } from '../../knowledge/nearness.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { listSaidBefore, type Message } from '../../store/conversations/messages.ts';
import type { Serving } from '../../store/sqlite/serving.ts';
import { listOpenTasks } from '../../store/tasks/tasks.ts';
import { isWithinPlan } from '../channels/plan-pace.ts';
import type { ConversationDeps } from '../deps.ts';
import { readGuest } from '../guest/known-guest.ts';
import { readStays, tryProof } from '../guest/verification.ts';
import { loadSettled } from '../house/house-facts.ts';
import { houseOf } from '../house/knowledge.ts';
import { withTextsIn } from '../language/guests-language.ts';
import { readOffers } from '../staff/known-offers.ts';
import { asksForBill, withBills } from '../stay/bill.ts';
import { withReadiness } from '../stay/room-ready.ts';
import { askNear } from './ask-near.ts';
import { readDialogue } from './dialogue.ts';
import type { SearchQuestion } from './engine-port.ts';
import { findLastAsked } from './last-asked.ts';

const HISTORY_MESSAGES = 12;
/** How many entries of the house's texts a language model is shown. */
const NEAR_MATCHES = 8;
const states = z.enum(CONVERSATION_STATES);
const authors = z.enum(AUTHORS);

/** A message to decide about, and its conversation. */
interface GatherInput {
  serving: Serving;
  understanding: Understanding;
  /** Stored, or made up for a dry run. */
  message: Pick<Message, 'id' | 'text' | 'conversationId' | 'staffSeq'>;
  conversation: Conversation | null;
  /** False if the conversation had no grant (access to a booking) when the message was loaded. */
  mayHold: boolean;
  choice: string | null;
}

/** Collects everything the engine needs to decide about one message. Writes only if the message proves a booking. */
export async function gather(deps: Omit<ConversationDeps, 'feed' | 'log'>, input: GatherInput): Promise<TurnContext> {
  const { serving, understanding, message, conversation, mayHold, choice } = input;
  const now = deps.clock();
  const { schedule, aiMode } = serving.activation;
  const { timezone } = serving.property;
  const history = conversation === null ? [] : await listSaidBefore(deps.db, message, HISTORY_MESSAGES);
  const dialogue = conversation === null ? NEW_DIALOGUE : readDialogue(conversation.dialogue);
  const attempt =
    conversation === null ? null : await tryProof(deps, { conversation, dialogue, understanding, message, timezone });
  const utterance = new Utterance(understanding.matter ?? message.text, understanding.language.code);
  const question = findRoomQuestion(understanding, utterance, dialogue, { now, timezone });
  const searching = searchHouse(deps, input, { dialogue, now, aboutRooms: question !== null });
  searching.catch(() => undefined); // awaited below, where a failure is thrown
  const { stays, access } = await readStays(deps, conversation, serving, mayHold || attempt !== null);
  const context: Omit<TurnContext, keyof HouseFindings> = {
    now,
    property: serving.property,
    training: serving.training,
    aiMode,
    staff: { onDuty: isOpen(schedule, now, timezone), backAt: nextOpening(schedule, now, timezone) },
    conversation: {
      state: states.parse(conversation?.state ?? 'open'),
      dialogue,
    },
    asked: await findLastAsked(deps.db, dialogue, history, message.staffSeq),
    choice,
    stays: await withBills(
      deps,
      serving.property.id,
      await withReadiness(deps.db, serving.property, stays, now),
      asksForBill(understanding, dialogue),
    ),
    access: { ...access, attempt },
    guest: conversation === null ? null : await readGuest(deps.db, conversation),
    openTasks: conversation === null ? [] : await listOpenTasks(deps.db, serving.property.id, conversation.id),
    ...(question === null ? {} : await readRooms(deps, serving, question)),
    offers: await readOffers(deps.db, serving.property.id, conversation, stays),
    message: { id: message.id, text: message.text },
    history: history.map(({ author, text, at }) => ({ author: authors.parse(author), text, at })),
    withinPlan: await isWithinPlan(deps, serving, conversation?.id ?? null),
  };
  const settled = await loadSettled(deps.db, serving.property.id);
  const { facts = [], ...findings } = await searching;
  const complete = { ...context, ...findings, facts: settleFacts(facts, settled) };
  return withTextsIn(deps.db, understanding.switchTo ?? understanding.language.code, complete);
}

/** Searches the house's texts for the message: for the engine, and for the language model if there is one. */
async function searchHouse(
  deps: Omit<ConversationDeps, 'feed' | 'log'>,
  input: GatherInput,
  { dialogue, now, aboutRooms }: { dialogue: Dialogue; now: Date; aboutRooms: boolean },
): Promise<Pick<TurnContext, keyof HouseFindings | 'nearMatches'>> {
  const { serving, understanding, message } = input;
  const nearness = await askNear(deps, { ...input, text: message.text, dialogue, now });
  const searches = listSearches(understanding, message.text, dialogue, { now, aboutRooms, nearness });
  const near = usesModel(deps, serving) ? searches.slice(0, 1).map((one) => ({ ...one, most: NEAR_MATCHES })) : [];
  const { matches, ...findings } = await deps.engine.search(houseOf(deps.db, serving), [...searches, ...near]);
  const [faqMatches = [], cancelTerms = []] = matches.slice(0, searches.length);
  const [nearMatches] = matches.slice(searches.length);
  return { ...findings, faqMatches, cancelTerms, ...(nearMatches === undefined ? {} : { nearMatches }) };
}

function usesModel({ model }: Pick<ConversationDeps, 'model'>, { activation }: Serving): boolean {
  return model !== undefined && activation.languageModel;
}

/** The searches for a message: its words, with the topic they follow, and the cancellation terms if they may matter. */
function listSearches(
  understanding: Understanding,
  text: string,
  dialogue: Dialogue,
  { now, aboutRooms, nearness }: { now: Date; aboutRooms: boolean; nearness: Nearness | undefined },
): SearchQuestion[] {
  const topic = findFollowedTopic(understanding, dialogue, now);
  const matter = understanding.matter ?? text;
  const words = topic === null ? matter : `${topic.words}\n${matter}`;
  const question = {
    text: words,
    language: understanding.language.code,
    followed: listFollowed(dialogue, now),
    ...(nearness === undefined ? {} : { nearness }),
  };
  const terms = { text: TERMS_QUESTION, language: FALLBACK_LANGUAGE };
  return aboutRooms || mayCancelStay(understanding, dialogue) ? [question, terms] : [question];
}

/** The free rooms and prices for the days in question, if the PMS tells us those. */
async function readRooms(
  { rooms }: Pick<ConversationDeps, 'rooms'>,
  { property }: Serving,
  { dates }: RoomQuestion,
): Promise<Pick<TurnContext, 'rooms'>> {
  if (rooms === undefined || !(await rooms.areTold(property.id))) return {};
  const quote = dates === null ? null : await rooms.ask(property.id, dates);
  return { rooms: { quote, bookingUrl: property.bookingUrl === '' ? null : property.bookingUrl } };
}

/** What a search of the property's texts gives. */
type HouseFindings = Pick<
  TurnContext,
  'faqMatches' | 'nearMatches' | 'cancelTerms' | 'policies' | 'amenities' | 'facts'
>;
