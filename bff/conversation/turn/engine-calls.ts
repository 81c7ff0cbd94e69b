import type { Decision } from '../../../shared/domain/decision.ts';
import type { LanguageGuess, Understanding } from '../../../shared/domain/understanding.ts';
import { unhurried } from '../../base/unhurried.ts';
import type { Reply, TurnContext, UnderstandHints } from '../../engine/types.ts';
import type { WordsRead } from '../../language/lexicon/read-words.ts';
import type { GuestWords } from '../../model/guest-words.ts';
import { readLesson } from '../house/lesson.ts';
import { detectTogether, type LanguageQuery } from '../language/detect-together.ts';
import type {
  Considered,
  ConversationEngine,
  EngineStages,
  Found,
  House,
  HouseVoice,
  HouseWords,
  PropertyKnowledge,
  SearchQuestion,
} from './engine-port.ts';

const HOUSES_MAX = 100;

/** A search of one property. `words`: its texts, to be learnt first; null if this revision should be known already. */
interface Search {
  house: Omit<House, 'load'>;
  words: HouseWords | null;
  questions: readonly SearchQuestion[];
}

/** The engine's calls, which may run in another thread: they take and give plain values only. */
export interface EngineCalls {
  /** One guess per text, in the same order. */
  detectLanguage(asked: readonly LanguageQuery[]): LanguageGuess[];
  understand(text: string, hints: UnderstandHints): Understanding;
  search(search: Search): Found | null;
  decide(understanding: Understanding, context: TurnContext): Considered;
  compose(decision: Decision, understanding: Understanding, context: TurnContext): Reply;
  readWords(text: string, language: string): WordsRead;
  maskGuestWords(words: GuestWords): string;
}

/** Runs one call, in this thread or another. */
export type RunCall = <K extends keyof EngineCalls>(
  stage: K,
  ...args: Parameters<EngineCalls[K]>
) => Promise<ReturnType<EngineCalls[K]>>;

/** Runs calls in this thread. Keeps the knowledge learnt of each property, by revision of its texts. */
export function createCalls(stages: EngineStages): EngineCalls {
  const houses = createHouses(stages);
  return {
    detectLanguage: (asked) => asked.map(({ text, hints }) => stages.detectLanguage(text, hints)),
    understand: (text, hints) => stages.understand(text, hints),
    search({ house, words, questions }) {
      const knowledge = houses.find(house, words);
      if (knowledge === null) return null;
      const { policies, amenities, facts } = knowledge;
      return {
        matches: questions.map(({ text, language, followed, ...options }) =>
          knowledge.search(text, language, new Set(followed), options),
        ),
        policies,
        amenities,
        facts,
      };
    },
    decide(understanding, context) {
      const outcome = stages.decide(understanding, context);
      const { decision } = outcome;
      const reply = stages.compose(decision, understanding, context);
      const { code } = understanding.language;
      const { text } = context.message;
      return { outcome, reply, lesson: readLesson(text, code, decision, stages.readWords, understanding.frames) };
    },
    compose: (decision, understanding, context) => stages.compose(decision, understanding, context),
    readWords: (text, language) => stages.readWords(text, language),
    maskGuestWords: (words) => stages.maskGuestWords(words),
  };
}

/** The engine, with `run` carrying out its calls. A property's texts are sent along only if the other side lacks them. */
export function engineOver(run: RunCall, voice: HouseVoice, close: () => Promise<void>): ConversationEngine {
  return {
    ...voice,
    detectLanguage: detectTogether((asked) => run('detectLanguage', asked)),
    understand: (text, hints) => run('understand', text, hints),
    async search({ propertyId, revision, load }, questions) {
      const house = { propertyId, revision };
      const found =
        (await run('search', { house, words: null, questions })) ??
        (await run('search', { house, words: await load(), questions }));
      if (found === null) throw new Error('What was just learnt is not known');
      return found;
    },
    decide: (understanding, context) => run('decide', understanding, context),
    compose: (decision, understanding, context) => run('compose', decision, understanding, context),
    readWords: (text, language) => run('readWords', text, language),
    maskGuestWords: (words) => run('maskGuestWords', words),
    close,
  };
}

/** The engine in this thread, without a deadline: for tests and for commands. */
export function inProcess(engine: EngineStages & HouseVoice): ConversationEngine {
  const calls = createCalls(engine);
  return engineOver(
    async (stage, ...args) => call(calls, stage, args),
    engine,
    async () => undefined,
  );
}

/** Calls a stage by its name. */
export function call<K extends keyof EngineCalls>(
  calls: EngineCalls,
  stage: K,
  args: Parameters<EngineCalls[K]>,
): ReturnType<EngineCalls[K]> {
  // TypeScript does not see that a stage's own arguments fit the stage.
  const run = calls[stage] as (...inputs: Parameters<EngineCalls[K]>) => ReturnType<EngineCalls[K]>;
  return run(...args);
}

/** A cache of what was learnt of each property; the least recently used one is dropped first. */
function createHouses(stages: EngineStages) {
  const cache = new Map<string, { revision: string; knowledge: PropertyKnowledge }>();
  return {
    find({ propertyId, revision }: Omit<House, 'load'>, words: HouseWords | null): PropertyKnowledge | null {
      const cached = cache.get(propertyId);
      const knowledge =
        cached?.revision === revision ? cached.knowledge : words === null ? null : unhurried(() => stages.learn(words));
      if (knowledge === null) return null;
      cache.delete(propertyId);
      cache.set(propertyId, { revision, knowledge });
      const [oldest] = cache.keys();
      if (cache.size > HOUSES_MAX && oldest !== undefined) cache.delete(oldest);
      return knowledge;
    },
  };
}
