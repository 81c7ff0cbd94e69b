import type { Decision } from '../../shared/domain/decision.ts';
import type { Stay } from '../../shared/domain/stay.ts';
import type { LanguageGuess, Understanding } from '../../shared/domain/understanding.ts';
import { toStay } from '../access/stays.ts';
import { ServiceError } from '../base/errors.ts';
import type { Reply, TurnContext } from '../engine/types.ts';
import { findReservation } from '../store/reservations.ts';
import { findServing } from '../store/serving.ts';
import type { ConversationDeps } from './deps.ts';
import { gather } from './gather.ts';
import type { Knowledge } from './knowledge.ts';

/** What the engine would do about a question. */
export interface DryRun {
  language: LanguageGuess;
  understanding: Understanding;
  decision: Decision;
  reply: Reply;
}

/** A question to the engine; `reservationId`: as the guest of that booking would ask it. */
export interface AskedQuestion {
  text: string;
  language?: string | undefined;
  reservationId?: string | undefined;
}

/** Asks the engine as a guest who writes for the first time would. Nothing is stored and no plan is used. */
export async function askDryRun(
  deps: Omit<ConversationDeps, 'feed' | 'log'>,
  knowledge: Knowledge,
  propertyId: string,
  { text, language, reservationId }: AskedQuestion,
): Promise<DryRun> {
  const serving = await findServing(deps.db, propertyId);
  if (serving === undefined) throw new ServiceError('not_found', 'There is no such property');
  const understanding = deps.engine.understand(text, {
    now: deps.clock(),
    timezone: serving.property.timezone,
    property: serving.property.languages,
    ...(language === undefined ? {} : { conversation: language }),
  });
  const gathered = await gather(deps, knowledge, {
    serving,
    understanding,
    text,
    messageId: '',
    conversation: null,
    choice: null,
  });
  const stays = reservationId === undefined ? [] : [await requireStay(deps, propertyId, reservationId)];
  const context: TurnContext = {
    ...gathered,
    stays,
    history: [{ author: 'guest', text, at: deps.clock().toISOString() }],
  };
  const { decision } = deps.engine.decide(understanding, context);
  return {
    language: understanding.language,
    understanding,
    decision,
    reply: deps.engine.compose(decision, understanding, context),
  };
}

async function requireStay({ db }: Pick<ConversationDeps, 'db'>, propertyId: string, id: string): Promise<Stay> {
  const reservation = await findReservation(db, propertyId, id);
  if (reservation !== undefined) return toStay(reservation, 'staff');
  throw new ServiceError('validation_failed', 'reservationId: there is no such reservation', {
    fields: [{ pointer: '/reservationId', code: 'unknown', detail: 'Name a reservation of this property' }],
  });
}
