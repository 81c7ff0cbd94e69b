import type { Decision } from '../../../shared/domain/decision.ts';
import type { Stay } from '../../../shared/domain/stay.ts';
import type { LanguageGuess, Understanding } from '../../../shared/domain/understanding.ts';
import { toStay } from '../../access/stays.ts';
import { ServiceError } from '../../base/errors.ts';
import type { Reply, TurnContext } from '../../engine/types.ts';
import type { WordsRead } from '../../language/lexicon/read-words.ts';
import type { Purpose } from '../../model/types.ts';
import { findReservation } from '../../store/guests/reservations.ts';
import { findServing, type Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { EngineOverrun } from './engine-port.ts';
import { readAndGather } from './gather.ts';
import { applyResult, findModelUse, type ModelUse, prepareTurn, type RewritableResult } from './model/model-turn.ts';
import { recordUse } from './model/rewrite.ts';

/** The fields of a message that was not stored. */
const UNSTORED = { id: '', conversationId: '', staffSeq: 0 };

/** The answer that a guest would get to a question. */
export interface DryRun {
  language: LanguageGuess;
  understanding: Understanding;
  /** Its subjects, and the words the engine does not know. */
  words: WordsRead;
  decision: Decision;
  reply: Reply;
  /** The purpose of the model call, or the reason for no call. */
  model: Exclude<ModelUse, null> | 'not_asked';
  /** If the model was asked: the reply a guest would get then, and how the call ended. */
  rewritten?: { decision: Decision; reply: Reply; outcome: string };
}

/** A trial question. `reservationId`: ask as the guest of that booking. `withModel`: also ask the language model. */
export interface AskedQuestion {
  text: string;
  language?: string | undefined;
  reservationId?: string | undefined;
  withModel?: boolean | undefined;
}

/**
 * Asks the engine as a new guest would. It does not count towards the plan, and nothing is stored except the model's
 * cost, which is real. Throws `bad_request` if the engine runs out of time (a guest's message would go to staff).
 */
export async function askDryRun(...args: Parameters<typeof askOnce>): Promise<DryRun> {
  try {
    return await askOnce(...args);
  } catch (error) {
    if (!(error instanceof EngineOverrun)) throw error;
    throw new ServiceError('bad_request', 'The engine did not come to an end with this text in its time', {
      cause: error,
    });
  }
}

async function askOnce(
  deps: Omit<ConversationDeps, 'feed'>,
  propertyId: string,
  { text, language, reservationId, withModel = false }: AskedQuestion,
): Promise<DryRun> {
  const serving = await findServing(deps.db, propertyId);
  if (serving === undefined) throw new ServiceError('not_found', 'There is no such property');
  const hints = {
    now: deps.clock(),
    timezone: serving.property.timezone,
    property: serving.property.languages,
    ...(language === undefined ? {} : { conversation: language }),
  };
  const message = { ...UNSTORED, text };
  const input = { serving, message, conversation: null, mayHold: false, choice: null };
  const { understanding, context: gathered } = await readAndGather(deps, input, hints);
  const stays = reservationId === undefined ? [] : [await requireStay(deps, propertyId, reservationId)];
  const context: TurnContext = { ...gathered, stays };
  const { outcome, reply } = await deps.engine.decide(understanding, context);
  const { decision } = outcome;
  const turnResult = { understanding, context, outcome, reply };
  const use = findModelUse(deps, serving, turnResult);
  const model = use ?? 'not_asked';
  const words = await deps.engine.readWords(text, understanding.language.code);
  const dryRun: DryRun = { language: understanding.language, understanding, words, decision, reply, model };
  if (!withModel || (use !== 'translate' && use !== 'answer')) return dryRun;
  return { ...dryRun, rewritten: await askModel(deps, serving, text, turnResult, use) };
}

async function askModel(
  deps: Omit<ConversationDeps, 'feed'>,
  serving: Serving,
  text: string,
  turnResult: RewritableResult,
  purpose: Purpose,
): Promise<NonNullable<DryRun['rewritten']>> {
  const { decision } = turnResult.outcome;
  const turn = await prepareTurn(
    deps,
    { serving, conversation: null, message: { ...UNSTORED, text }, turnResult },
    purpose,
  );
  if (deps.model === undefined || turn === null) return { decision, reply: turnResult.reply, outcome: 'not asked' };
  const result = await deps.model.rewrite(turn, () => undefined, new AbortController().signal);
  await recordUse(deps, { propertyId: serving.property.id, conversationId: null, id: null }, purpose, result);
  const better = { ...turnResult, ...(await applyResult(deps, turnResult, purpose, result)) };
  const outcome = result.kind === 'fallback' ? `${result.why} (${result.detail})` : result.kind;
  return { decision: better.outcome.decision, reply: better.reply, outcome };
}

async function requireStay({ db }: Pick<ConversationDeps, 'db'>, propertyId: string, id: string): Promise<Stay> {
  const reservation = await findReservation(db, propertyId, id);
  if (reservation !== undefined) return toStay(reservation, 'staff');
  throw new ServiceError('validation_failed', 'reservationId: there is no such reservation', {
    fields: [{ pointer: '/reservationId', code: 'unknown', detail: 'Name a reservation of this property' }],
  });
}
