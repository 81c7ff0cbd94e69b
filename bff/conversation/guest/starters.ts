import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { detect } from '../../../shared/language/detect/server.ts';
import { toLanguageCode } from '../../../shared/language/languages.ts';
import { pickText } from '../../../shared/language/pick-text.ts';
import { listFaqs, type Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { askDryRun } from '../turn/ask.ts';

/** A question that a guest may tap instead of writing it. */
export interface Starter {
  text: string;
  /** BCP 47. */
  language: string;
}

const OFFERED_MAX = 4;
/** The number of the house's questions that are tried. Each attempt takes as long as the answer to a message. */
const FAQS_TRIED_MAX = 8;
const FAQ_LETTERS_MAX = 80;
const KEPT_MAX = 500;

const usual = z.record(z.string(), z.record(z.string(), z.string()));
/** The usual questions of guests, in each language. */
const USUAL = Object.values(usual.parse(JSON.parse(readFileSync(new URL('./starters.json', import.meta.url), 'utf8'))));

const cache = new WeakMap<object, Map<string, Promise<Starter[]>>>();
const late = new WeakSet<Promise<Starter[]>>();

/**
 * Questions in the guest's language that the engine can answer here: the usual ones first, then the house's FAQs. If
 * there are none in that language, one FAQ in another. The engine is asked each of them, and the result is cached until
 * the house's texts change. If that takes longer than `waitMs` the list is empty for now, and open pages get it later.
 */
export async function findStarters(
  deps: ConversationDeps,
  serving: Serving,
  language: string,
  waitMs: number,
): Promise<Starter[]> {
  const asking = rememberStarters(deps, serving, language);
  const readyStarters = await within(waitMs, asking);
  if (readyStarters === null && !late.has(asking)) {
    late.add(asking);
    void asking.then(() => deps.feed.publishProperty(serving.property.id));
  }
  return readyStarters ?? [];
}

/** Null if it takes longer. */
async function within<T>(waitMs: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), waitMs);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}

function rememberStarters(deps: ConversationDeps, serving: Serving, language: string): Promise<Starter[]> {
  const { property, training, activation } = serving;
  const ofStore = cache.get(deps.db) ?? new Map<string, Promise<Starter[]>>();
  cache.set(deps.db, ofStore);
  const key = [property.id, property.updatedAt, training.revision, activation.aiMode, language].join(' ');
  const cached = ofStore.get(key);
  if (cached !== undefined) return cached;
  const asking = tryAll(deps, serving, language).catch((error: unknown) => {
    ofStore.delete(key);
    deps.log.warn({ err: error }, 'what the house can answer could not be found out');
    return [];
  });
  ofStore.set(key, asking);
  const [oldest] = ofStore.keys();
  if (ofStore.size > KEPT_MAX && oldest !== undefined) ofStore.delete(oldest);
  return asking;
}

async function tryAll(deps: ConversationDeps, serving: Serving, language: string): Promise<Starter[]> {
  const isOwn = (starter: Starter) => toLanguageCode(starter.language) === toLanguageCode(language);
  const common = USUAL.flatMap((texts) => pickText(texts, [language]) ?? []);
  const faqs = (await listFaqs(deps.db, serving.property.id))
    .filter(({ question }) => question.length <= FAQ_LETTERS_MAX)
    .slice(0, FAQS_TRIED_MAX)
    .map(({ question }) => ({ text: question, language: detect(question).code }));
  const answeredStarters: Starter[] = [];
  for (const starter of [...common, ...faqs.filter(isOwn)]) {
    if (answeredStarters.length === OFFERED_MAX) return answeredStarters;
    if (await isAnswered(deps, serving, starter)) answeredStarters.push(starter);
  }
  for (const starter of faqs.filter((one) => !isOwn(one))) {
    if (answeredStarters.length > 0) break;
    if (await isAnswered(deps, serving, starter)) answeredStarters.push(starter);
  }
  return answeredStarters;
}

/** Would the engine answer this from the house's texts, without staff? */
async function isAnswered(
  deps: ConversationDeps,
  { property }: Serving,
  { text, language }: Starter,
): Promise<boolean> {
  const { steps } = (await askDryRun(deps, property.id, { text, language })).decision;
  const answers = steps.some((step) => step.kind === 'answer' && step.sources.length > 0);
  return answers && !steps.some((step) => step.kind === 'handoff');
}
