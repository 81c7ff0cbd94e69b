import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue } from '../../engine/types.ts';
import { findFollowedTopic, STAY_SIGNALS } from '../../engine/wishes/followed-topic.ts';
import type { Nearness } from '../../knowledge/nearness.ts';
import { maskPersonal } from '../../model/mask.ts';
import { isModelsBusiness } from '../../model/purpose.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import type { Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { houseOf } from '../house/knowledge.ts';

/** A message, and what decides whether its words may be sent to the embedding model. */
interface MaybeNear {
  serving: Serving;
  understanding: Understanding;
  text: string;
  /** Null: a dry run, as if by a new guest. */
  conversation: Pick<Conversation, 'guestName' | 'state'> | null;
  dialogue: Dialogue;
  now: Date;
}

/** A message with one of these is about a person or a booking. */
const PERSONAL: ReadonlySet<Entity['type']> = new Set<Entity['type']>([
  'confirmation_number',
  'email',
  'phone',
  'name',
]);
const OF_A_BOOKING = /^booking_/;

/**
 * How similar a message is to each of the house's texts, by the optional embedding model. Undefined without a model, if
 * the message may not be sent to it, or if it does not answer in time. Never rejects.
 */
export async function askNear(
  deps: Pick<ConversationDeps, 'db' | 'engine' | 'embeddings'>,
  asked: MaybeNear,
): Promise<Nearness | undefined> {
  const { embeddings, engine, db } = deps;
  if (embeddings === undefined || !mayLeave(asked)) return undefined;
  const { serving, understanding, text, conversation } = asked;
  const { property } = serving;
  const { code: language } = understanding.language;
  const { propertyId, revision } = houseOf(db, serving);
  const near = await embeddings.near({
    propertyId,
    revision,
    language,
    words: () =>
      engine.maskGuestWords({
        text: understanding.matter ?? text,
        language,
        personalWords: conversation?.guestName?.split(/\s+/) ?? [],
        publicText: [property.name, property.address, ...property.amenities].join('\n'),
      }),
  });
  return near ?? undefined;
}

/**
 * False for messages a language model would not see either (emergencies, complaints, answers to our own question), for
 * those with a booking, person, number, address or code in them, and for those that only continue an earlier topic.
 */
function mayLeave({ serving, understanding, text, conversation, dialogue, now }: MaybeNear): boolean {
  const { languageModel, aiMode } = serving.activation;
  if (!languageModel || aiMode === 'manual' || conversation?.state === 'staffed') return false;
  if (!isModelsBusiness(understanding, dialogue.pending !== null)) return false;
  const { entities, signals, intents } = understanding;
  if (entities.some(({ type }) => PERSONAL.has(type)) || intents.some(({ name }) => OF_A_BOOKING.test(name)))
    return false;
  if (STAY_SIGNALS.some((signal) => signals.includes(signal))) return false;
  return maskPersonal(text) === text.normalize('NFKC') && findFollowedTopic(understanding, dialogue, now) === null;
}
