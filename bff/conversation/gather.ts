import { z } from 'zod';
import { AUTHORS, CONVERSATION_STATES } from '../../shared/domain/conversation.ts';
import { isOpen, nextOpening } from '../../shared/domain/hours.ts';
import { PLAN_LIMITS, usagePeriod } from '../../shared/domain/plans.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import { mayCancelStay, TERMS_QUESTION } from '../engine/cancel-terms.ts';
import { findFollowedTopic } from '../engine/followed-topic.ts';
import { findRoomQuestion, type RoomQuestion } from '../engine/free-rooms.ts';
import { NEW_DIALOGUE, type TurnContext } from '../engine/types.ts';
import { settleFacts } from '../knowledge/facts/settle-facts.ts';
import type { Conversation } from '../store/conversations.ts';
import { listSaidBefore, type Message } from '../store/messages.ts';
import { countAiConversations, isCounted, type Serving } from '../store/serving.ts';
import { listOpenTasks } from '../store/tasks.ts';
import { asksForBill, withBills } from './bill.ts';
import type { ConversationDeps } from './deps.ts';
import { readDialogue } from './dialogue.ts';
import { tellInLanguage } from './guests-language.ts';
import { loadSettled } from './house-facts.ts';
import { houseOf } from './knowledge.ts';
import { readGuest } from './known-guest.ts';
import { readOffers } from './known-offers.ts';
import { findLastAsked } from './last-asked.ts';
import { withReadiness } from './room-ready.ts';
import { readStays, tryProof } from './verification.ts';

const HISTORY_MESSAGES = 12;
const states = z.enum(CONVERSATION_STATES);
const authors = z.enum(AUTHORS);

/** Everything the engine may look at to decide about one message. Writes only where the message proves a booking. */
export async function gather(
  deps: Omit<ConversationDeps, 'feed' | 'log'>,
  given: {
    serving: Serving;
    understanding: Understanding;
    /** The guest's message, as it is stored or as it would be. */
    message: Pick<Message, 'id' | 'text' | 'conversationId' | 'staffSeq'>;
    conversation: Conversation | null;
    /** False where the conversation held no grant when the message came. */
    mayHold: boolean;
    choice: string | null;
  },
): Promise<TurnContext> {
  const { serving, understanding, message, conversation, mayHold, choice } = given;
  const now = deps.clock();
  const { schedule, aiMode } = serving.activation;
  const { timezone } = serving.property;
  const history = conversation === null ? [] : await listSaidBefore(deps.db, message, HISTORY_MESSAGES);
  const dialogue = conversation === null ? NEW_DIALOGUE : readDialogue(conversation.dialogue);
  const attempt =
    conversation === null
      ? null
      : await tryProof(deps, {
          conversation,
          dialogue,
          understanding,
          message,
          timezone: serving.property.timezone,
        });
  const followed = findFollowedTopic(understanding, dialogue, now);
  const matter = understanding.matter ?? message.text;
  const words = followed === null ? matter : `${followed.words}\n${matter}`;
  const question = findRoomQuestion(understanding, matter, dialogue, { now, timezone });
  const searching = deps.engine.search(houseOf(deps.db, serving), [
    { text: words, language: understanding.language.code },
    ...(question !== null || mayCancelStay(understanding, dialogue)
      ? [{ text: TERMS_QUESTION, language: FALLBACK_LANGUAGE }]
      : []),
  ]);
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
  const { matches, policies, amenities, facts: read = [] } = await searching;
  const [faqMatches = [], cancelTerms = []] = matches;
  const found = { ...context, faqMatches, cancelTerms, policies, amenities, facts: settleFacts(read, settled) };
  return tellInLanguage(deps.db, understanding.switchTo ?? understanding.language.code, found);
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
type Known = Pick<TurnContext, 'faqMatches' | 'cancelTerms' | 'policies' | 'amenities' | 'facts'>;

/** May the AI answer this conversation this month? One that it answered already stays answered. */
async function isWithinPlan(
  { db, clock }: Pick<ConversationDeps, 'db' | 'clock'>,
  { accountId, plan }: Serving,
  conversationId: string | null,
): Promise<boolean> {
  const limit = PLAN_LIMITS[plan].aiConversations;
  if (limit === null) return true;
  const period = usagePeriod(clock());
  if (conversationId !== null && (await isCounted(db, accountId, period, conversationId))) return true;
  return (await countAiConversations(db, accountId, period)) < limit;
}
