import { z } from 'zod';
import { AUTHORS, CONVERSATION_STATES } from '../../../shared/domain/conversation.ts';
import { isOpen, nextOpening } from '../../../shared/domain/house/hours.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { RoomQuestion } from '../../engine/planning/free-rooms.ts';
import { type Dialogue, NEW_DIALOGUE, type TurnContext, type UnderstandHints } from '../../engine/types.ts';
import { settleFacts } from '../../knowledge/facts/settle-facts.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { listSaidBefore, type Message } from '../../store/conversations/messages.ts';
import type { Serving } from '../../store/sqlite/serving.ts';
import { listOpenTasks } from '../../store/tasks/tasks.ts';
import { isWithinPlan } from '../channels/plan-pace.ts';
import type { ConversationDeps } from '../deps.ts';
import { readGuest } from '../guest/known-guest.ts';
import { awaitsProof, readStays, tryProof } from '../guest/verification.ts';
import { loadSettled } from '../house/house-facts.ts';
import { houseOf } from '../house/knowledge.ts';
import { withTextsIn } from '../language/guests-language.ts';
import { readOffers } from '../staff/known-offers.ts';
import { asksForBill, withBills } from '../stay/bill.ts';
import { withReadiness } from '../stay/room-ready.ts';
import { askNear } from './ask-near.ts';
import { readDialogue } from './dialogue.ts';
import type { ReadMessage } from './engine-port.ts';
import { findLastAsked } from './last-asked.ts';
import { planSearches, sortFound } from './plan-searches.ts';

const HISTORY_MESSAGES = 12;
const states = z.enum(CONVERSATION_STATES);
const authors = z.enum(AUTHORS);

type GatherDeps = Omit<ConversationDeps, 'feed' | 'log'>;

/** A message to decide about, and its conversation. */
interface GatherInput {
  serving: Serving;
  /** Stored, or made up for a dry run. */
  message: Pick<Message, 'id' | 'text' | 'conversationId' | 'staffSeq'>;
  conversation: Conversation | null;
  /** False if the conversation had no grant (access to a booking) when the message was loaded. */
  mayHold: boolean;
  choice: string | null;
}

/**
 * Has the engine read a message, and meanwhile collects the data that the decision needs. Writes only if the message
 * proves a booking.
 */
export function readAndGather(
  deps: GatherDeps,
  input: GatherInput,
  hints: UnderstandHints,
): Promise<{ understanding: Understanding; context: TurnContext }> {
  const { serving, message, conversation } = input;
  const dialogue = dialogueOf(conversation);
  const forModel = usesModel(deps, serving);
  const read = async (): Promise<ReadMessage> => {
    const { text } = message;
    if (deps.embeddings === undefined)
      return deps.engine.read({ text, hints, dialogue, forModel }, houseOf(deps.db, serving));
    return searchHouse(deps, input, {
      understanding: await deps.engine.understand(text, hints),
      dialogue,
      now: hints.now,
    });
  };
  return collect(deps, input, { dialogue, now: hints.now, reading: read() });
}

/** As `readAndGather`, for a message whose understanding is given. */
export async function gather(deps: GatherDeps, input: GatherInput, understanding: Understanding): Promise<TurnContext> {
  const dialogue = dialogueOf(input.conversation);
  const now = deps.clock();
  const reading = searchHouse(deps, input, { understanding, dialogue, now });
  return (await collect(deps, input, { dialogue, now, reading })).context;
}

function dialogueOf(conversation: Conversation | null): Dialogue {
  return conversation === null ? NEW_DIALOGUE : readDialogue(conversation.dialogue);
}

/** The reading of a message, which runs while the store is queried. */
interface Underway {
  dialogue: Dialogue;
  now: Date;
  reading: Promise<ReadMessage>;
}

async function collect(
  deps: GatherDeps,
  { serving, message, conversation, mayHold, choice }: GatherInput,
  { dialogue, now, reading }: Underway,
): Promise<{ understanding: Understanding; context: TurnContext }> {
  reading.catch(() => undefined); // awaited below, where a failure is thrown
  const { schedule, aiMode } = serving.activation;
  const { timezone } = serving.property;
  const history = conversation === null ? [] : await listSaidBefore(deps.db, message, HISTORY_MESSAGES);
  const attempt =
    conversation === null || !awaitsProof(dialogue)
      ? null
      : await tryProof(deps, { conversation, dialogue, ...(await reading), message, timezone });
  const { stays, access } = await readStays(deps, conversation, serving, mayHold || attempt !== null);
  const ready = await withReadiness(deps.db, serving.property, stays, now);
  const known = {
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
    access: { ...access, attempt },
    guest: conversation === null ? null : await readGuest(deps.db, conversation),
    openTasks: conversation === null ? [] : await listOpenTasks(deps.db, serving.property.id, conversation.id),
    offers: await readOffers(deps.db, serving.property.id, conversation, stays),
    message: { id: message.id, text: message.text },
    history: history.map(({ author, text, at }) => ({ author: authors.parse(author), text, at })),
    withinPlan: await isWithinPlan(deps, serving, conversation?.id ?? null),
  };
  const settled = await loadSettled(deps.db, serving.property.id);
  const { understanding, roomQuestion, findings } = await reading;
  const context: TurnContext = {
    ...known,
    stays: await withBills(deps, serving.property.id, ready, asksForBill(understanding, dialogue)),
    ...(roomQuestion === null ? {} : await readRooms(deps, serving, roomQuestion)),
    ...findings,
    facts: settleFacts(findings.facts ?? [], settled),
  };
  const language = understanding.switchTo ?? understanding.language.code;
  return { understanding, context: await withTextsIn(deps.db, language, context) };
}

/** Searches the house's texts for a message that was understood: for the engine, and for the language model if there is one. */
async function searchHouse(
  deps: GatherDeps,
  { serving, message, conversation }: GatherInput,
  { understanding, dialogue, now }: { understanding: Understanding; dialogue: Dialogue; now: Date },
): Promise<ReadMessage> {
  const { text } = message;
  const nearness = await askNear(deps, { serving, understanding, text, conversation, dialogue, now });
  const { timezone } = serving.property;
  const plan = planSearches(understanding, text, {
    dialogue,
    now,
    timezone,
    nearness,
    forModel: usesModel(deps, serving),
  });
  const found = await deps.engine.search(houseOf(deps.db, serving), plan.questions);
  return { understanding, roomQuestion: plan.roomQuestion, findings: sortFound(plan, found) };
}

function usesModel({ model }: Pick<ConversationDeps, 'model'>, { activation }: Serving): boolean {
  return model !== undefined && activation.languageModel;
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
