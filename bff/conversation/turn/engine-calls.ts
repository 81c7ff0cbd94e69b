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
  ReadMessage,
  SearchQuestion,
  Unread,
} from './engine-port.ts';
import { type HouseRevision, KeptFacts } from './kept-facts.ts';
import { planSearches, sortFound } from './plan-searches.ts';

const HOUSES_MAX = 100;

/** A property to search. `words`: its texts, to be learnt first; null if this revision should be known already. */
interface Searched {
  house: HouseRevision;
  words: HouseWords | null;
  /** Whether the caller has the facts of this revision. If so, they are left out. */
  hasFacts: boolean;
}

/** The engine's calls, which may run in another thread: they take and give plain values only. */
export interface EngineCalls {
  /** Returns one guess per text, in the order of the texts. */
  detectLanguage(asked: readonly LanguageQuery[]): LanguageGuess[];
  understand(text: string, hints: UnderstandHints): Understanding;
  /** Null: the property is not known in this revision. */
  search(searched: Searched, questions: readonly SearchQuestion[]): Found | null;
  read(message: Unread, searched: Searched): ReadMessage | null;
  /** `factsOf`: the property whose facts the context is to have, left out of it. Null: it is not known in this revision. */
  decide(understanding: Understanding, context: TurnContext, factsOf: HouseRevision | null): Considered | null;
  compose(decision: Decision, understanding: Understanding, context: TurnContext): Reply;
  readWords(text: string, language: string): WordsRead;
  maskGuestWords(words: GuestWords): string;
}

/** Runs one call, in this thread or another. */
export type RunCall = <K extends keyof EngineCalls>(
  stage: K,
  ...args: Parameters<EngineCalls[K]>
) => Promise<ReturnType<EngineCalls[K]>>;

/**
 * Runs calls in this thread. Caches the knowledge about each property, by the revision of its texts. `onNextStage` is
 * called when a call proceeds to the next stage of the engine.
 */
export function createCalls(stages: EngineStages, onNextStage: () => void = () => undefined): EngineCalls {
  const houses = createHouses(stages);
  return {
    detectLanguage: (asked) => asked.map(({ text, hints }) => stages.detectLanguage(text, hints)),
    understand: (text, hints) => stages.understand(text, hints),
    search({ house, words, hasFacts }, questions) {
      const knowledge = houses.find(house, words);
      return knowledge === null ? null : searchAll(knowledge, questions, hasFacts);
    },
    read({ text, hints, ...given }, { house, words, hasFacts }) {
      const knowledge = houses.find(house, words);
      if (knowledge === null) return null;
      const understanding = stages.understand(text, hints);
      onNextStage();
      const plan = planSearches(understanding, text, { ...given, ...hints });
      const findings = sortFound(plan, searchAll(knowledge, plan.questions, hasFacts));
      return { understanding, roomQuestion: plan.roomQuestion, findings };
    },
    decide(understanding, given, factsOf) {
      const knowledge = factsOf === null ? undefined : houses.find(factsOf, null);
      if (knowledge === null) return null;
      const context = knowledge === undefined ? given : { ...given, facts: knowledge.facts };
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

function searchAll(knowledge: PropertyKnowledge, questions: readonly SearchQuestion[], hasFacts: boolean): Found {
  const { policies, amenities, facts } = knowledge;
  return {
    matches: questions.map(({ text, language, followed, ...options }) =>
      knowledge.search(text, language, new Set(followed), options),
    ),
    policies,
    amenities,
    ...(hasFacts ? {} : { facts }),
  };
}

/**
 * The engine, with `run` carrying out its calls. A property's texts are sent along only if the other side lacks them, and its facts
 * come only once.
 */
export function engineOver(run: RunCall, voice: HouseVoice, close: () => Promise<void>): ConversationEngine {
  const keptFacts = new KeptFacts(HOUSES_MAX);
  return {
    ...voice,
    detectLanguage: detectTogether((asked) => run('detectLanguage', asked)),
    understand: (text, hints) => run('understand', text, hints),
    async search(house, questions) {
      const { answer, facts } = await inHouse(house, keptFacts, (searched) => run('search', searched, questions));
      return withFacts(house, keptFacts, answer, facts);
    },
    async read(message, house) {
      const { answer, facts } = await inHouse(house, keptFacts, (searched) => run('read', message, searched));
      return { ...answer, findings: withFacts(house, keptFacts, answer.findings, facts) };
    },
    async decide(understanding, context) {
      const factsOf = keptFacts.revisionOf(context.facts);
      const considered =
        (factsOf === null ? null : await run('decide', understanding, { ...context, facts: [] }, factsOf)) ??
        (await run('decide', understanding, context, null));
      if (considered === null) throw new Error('Nothing was decided');
      return considered;
    },
    compose: (decision, understanding, context) => run('compose', decision, understanding, context),
    readWords: (text, language) => run('readWords', text, language),
    maskGuestWords: (words) => run('maskGuestWords', words),
    close,
  };
}

/** Calls the engine for a property, and sends the property's texts only if the engine lacks them. `facts`: the omitted facts. */
async function inHouse<T>(
  { propertyId, revision, load }: House,
  kept: KeptFacts,
  ask: (searched: Searched) => Promise<T | null>,
): Promise<{ answer: T; facts: TurnContext['facts'] }> {
  const house = { propertyId, revision };
  const facts = kept.find(house);
  const known = await ask({ house, words: null, hasFacts: facts !== undefined });
  if (known !== null) return { answer: known, facts };
  const answer = await ask({ house, words: await load(), hasFacts: false });
  if (answer === null) throw new Error('What was just learnt is not known');
  return { answer, facts: undefined };
}

/** Caches the facts of a result. A result without facts gets the cached facts. */
function withFacts<T extends Pick<Found, 'facts'>>(
  house: HouseRevision,
  kept: KeptFacts,
  found: T,
  leftOut: TurnContext['facts'],
): T {
  if (found.facts !== undefined) kept.keep(house, found.facts);
  return leftOut === undefined ? found : { ...found, facts: leftOut };
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

/** A cache of the knowledge about properties; the least recently used one is dropped first. */
function createHouses(stages: EngineStages) {
  const cache = new Map<string, { revision: string; knowledge: PropertyKnowledge }>();
  return {
    find({ propertyId, revision }: HouseRevision, words: HouseWords | null): PropertyKnowledge | null {
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
