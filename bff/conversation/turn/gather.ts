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
/** As many entries as a language model is shown. */
const NEAR_MATCHES = 8;
const states = z.enum(CONVERSATION_STATES);
const authors = z.enum(AUTHORS);

/** The message that is decided about, and where it stands. */
interface Given {
  serving: Serving;
  understanding: Understanding;
  /** The guest's message, as it is stored or as it would be. */
  message: Pick<Message, 'id' | 'text' | 'conversationId' | 'staffSeq'>;
  conversation: Conversation | null;
  /** False where the conversation held no grant when the message came. */
  mayHold: boolean;
  choice: string | null;
}

/** Everything the engine may look at to decide about one message. Writes only where the message proves a booking. */
export async function gather(deps: Omit<ConversationDeps, 'feed' | 'log'>, given: Given): Promise<TurnContext> {
  const { serving, understanding, message, conversation, mayHold, choice } = given;
  const now = deps.clock();
  const { schedule, aiMode } = serving.activation;
  const { timezone } = serving.property;
  const history = conversation === null ? [] : await listSaidBefore(deps.db, message, HISTORY_MESSAGES);
  const dialogue = conversation === null ? NEW_DIALOGUE : readDialogue(conversation.dialogue);
  const attempt =
    conversation === null ? null : await tryProof(deps, { conversation, dialogue, understanding, message, timezone });
  const said = new Utterance(understanding.matter ?? message.text, understanding.language.code);
  const question = findRoomQuestion(understanding, said, dialogue, { now, timezone });
  const searching = searchHouse(deps, given, { dialogue, now, aboutRooms: question !== null });
  searching.catch(() => undefined); // it is awaited below, and fails there
  const { stays, access } = await readStays(deps, conversation, serving, mayHold || attempt !== null);
  const context: Omit<TurnContext, keyof Known> = {
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
  const { facts = [], ...known } = await searching;
  const found = { ...context, ...known, facts: settleFacts(facts, settled) };
  return withTextsIn(deps.db, understanding.switchTo ?? understanding.language.code, found);
}

/** What the house's texts hold for the message: for the engine, and, where a language model reads along, for that. */
async function searchHouse(
  deps: Omit<ConversationDeps, 'feed' | 'log'>,
  given: Given,
  { dialogue, now, aboutRooms }: { dialogue: Dialogue; now: Date; aboutRooms: boolean },
): Promise<Pick<TurnContext, keyof Known | 'nearMatches'>> {
  const { serving, understanding, message } = given;
  const nearness = await askNear(deps, { ...given, text: message.text, dialogue, now });
  const searches = listSearches(understanding, message.text, dialogue, { now, aboutRooms, nearness });
  const near = readsAlong(deps, serving) ? searches.slice(0, 1).map((one) => ({ ...one, most: NEAR_MATCHES })) : [];
  const { matches, ...known } = await deps.engine.search(houseOf(deps.db, serving), [...searches, ...near]);
  const [faqMatches = [], cancelTerms = []] = matches.slice(0, searches.length);
  const [nearMatches] = matches.slice(searches.length);
  return { ...known, faqMatches, cancelTerms, ...(nearMatches === undefined ? {} : { nearMatches }) };
}

/** Is there a language model that reads the house's entries along? */
function readsAlong({ model }: Pick<ConversationDeps, 'model'>, { activation }: Serving): boolean {
  return model !== undefined && activation.languageModel;
}

/** What is looked up in the house's texts: the guest's words with what they follow, and what applies to cancelling. */
function listSearches(
  understanding: Understanding,
  text: string,
  dialogue: Dialogue,
  { now, aboutRooms, nearness }: { now: Date; aboutRooms: boolean; nearness: Nearness | undefined },
): SearchQuestion[] {
  const topic = findFollowedTopic(understanding, dialogue, now);
  const matter = understanding.matter ?? text;
  const words = topic === null ? matter : `${topic.words}\n${matter}`;
  const own = {
    text: words,
    language: understanding.language.code,
    followed: listFollowed(dialogue, now),
    ...(nearness === undefined ? {} : { nearness }),
  };
  const terms = { text: TERMS_QUESTION, language: FALLBACK_LANGUAGE };
  return aboutRooms || mayCancelStay(understanding, dialogue) ? [own, terms] : [own];
}

/** What the PMS has to sell for the days that are asked for, where it tells. */
async function readRooms(
  { rooms }: Pick<ConversationDeps, 'rooms'>,
  { property }: Serving,
  { dates }: RoomQuestion,
): Promise<Pick<TurnContext, 'rooms'>> {
  if (rooms === undefined || !(await rooms.areTold(property.id))) return {};
  const quote = dates === null ? null : await rooms.ask(property.id, dates);
  return { rooms: { quote, bookingUrl: property.bookingUrl === '' ? null : property.bookingUrl } };
}

/** What the engine found in the property's own words. */
type Known = Pick<TurnContext, 'faqMatches' | 'nearMatches' | 'cancelTerms' | 'policies' | 'amenities' | 'facts'>;
