import type { Decision } from '../../shared/domain/decision.ts';
import type { LanguageGuess, Understanding } from '../../shared/domain/understanding.ts';
import { ServiceError } from '../base/errors.ts';
import type { Reply } from '../engine/types.ts';
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

/** Asks the engine as a guest who writes for the first time would. Nothing is stored and no plan is used. */
export async function askDryRun(
  deps: Pick<ConversationDeps, 'db' | 'clock' | 'engine'>,
  knowledge: Knowledge,
  propertyId: string,
  { text, language }: { text: string; language?: string | undefined },
): Promise<DryRun> {
  const serving = await findServing(deps.db, propertyId);
  if (serving === undefined) throw new ServiceError('not_found', 'There is no such property');
  const understanding = deps.engine.understand(text, {
    now: deps.clock(),
    timezone: serving.property.timezone,
    property: serving.property.languages,
    ...(language === undefined ? {} : { conversation: language }),
  });
  const context = await gather(deps, knowledge, { serving, understanding, text, conversation: null });
  const { decision } = deps.engine.decide(understanding, context);
  return {
    language: understanding.language,
    understanding,
    decision,
    reply: deps.engine.compose(decision, understanding, context),
  };
}
