import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import type { LanguageHints } from '../../language/reading/guess-language.ts';
import type { ConversationDeps } from '../deps.ts';
import { EngineOverrun } from '../turn/engine-port.ts';

/**
 * Detects the language code of a text to be stored. If the engine fails or takes too long, the language known so far is
 * used, because an ack must not wait.
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
