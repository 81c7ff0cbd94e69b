import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import type { LanguageHints } from '../../language/reading/guess-language.ts';
import type { ConversationDeps } from '../deps.ts';
import { EngineOverrun } from '../turn/engine-port.ts';

/**
 * The language of a text that is about to be stored, as a code. What the engine cannot read in its time is stored all the same,
 * in the language known so far: an ack waits for nothing that may not come.
 */
export async function detectOrKeep(
  { engine, log }: Pick<ConversationDeps, 'engine' | 'log'>,
  text: string,
  hints: LanguageHints,
): Promise<{ code: string; isOverrun: boolean }> {
  try {
    return { code: (await engine.detectLanguage(text, hints)).code, isOverrun: false };
  } catch (error) {
    log.warn({ err: error }, 'a text’s language was not found out');
    const code = hints.conversation ?? hints.page ?? hints.property?.[0] ?? FALLBACK_LANGUAGE;
    return { code, isOverrun: error instanceof EngineOverrun };
  }
}
