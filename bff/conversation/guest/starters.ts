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
/** So many of the house's own questions are tried; each try costs what a guest's message costs. */
const FAQS_TRIED_MAX = 8;
const FAQ_LETTERS_MAX = 80;
const KEPT_MAX = 500;

const usual = z.record(z.string(), z.record(z.string(), z.string()));
/** What guests of every house ask, in each language. */
const USUAL = Object.values(usual.parse(JSON.parse(readFileSync(new URL('./starters.json', import.meta.url), 'utf8'))));

const kept = new WeakMap<object, Map<string, Promise<Starter[]>>>();
const late = new WeakSet<Promise<Starter[]>>();

/**
 * Questions in the guest's language that this house answers by itself: of the usual ones those it has an answer to, then
 * its own FAQs. Where it has none in that language, one of its FAQs as it was written. Found out by asking the engine, and
 * remembered until the house's words change. What is not known within `waitMs` is none for now: open pages are told later.
 */
export async function findStarters(
  deps: ConversationDeps,
  serving: Serving,
  language: string,
  waitMs: number,
): Promise<Starter[]> {
  const asking = rememberStarters(deps, serving, language);
  const known = await within(waitMs, asking);
  if (known === null && !late.has(asking)) {
    late.add(asking);
    void asking.then(() => deps.feed.publishProperty(serving.property.id));
  }
  return known ?? [];
}

/** Null where it takes longer. */
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
  const known = kept.get(deps.db) ?? new Map<string, Promise<Starter[]>>();
  kept.set(deps.db, known);
  const key = [property.id, property.updatedAt, training.revision, activation.aiMode, language].join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const asking = tryAll(deps, serving, language).catch((error: unknown) => {
    known.delete(key);
    deps.log.warn({ err: error }, 'what the house can answer could not be found out');
    return [];
  });
  known.set(key, asking);
  const [oldest] = known.keys();
  if (known.size > KEPT_MAX && oldest !== undefined) known.delete(oldest);
  return asking;
}

async function tryAll(deps: ConversationDeps, serving: Serving, language: string): Promise<Starter[]> {
  const isOwn = (starter: Starter) => toLanguageCode(starter.language) === toLanguageCode(language);
  const common = USUAL.flatMap((texts) => pickText(texts, [language]) ?? []);
  const faqs = (await listFaqs(deps.db, serving.property.id))
    .filter(({ question }) => question.length <= FAQ_LETTERS_MAX)
    .slice(0, FAQS_TRIED_MAX)
    .map(({ question }) => ({ text: question, language: detect(question).code }));
  const found: Starter[] = [];
  for (const starter of [...common, ...faqs.filter(isOwn)]) {
    if (found.length === OFFERED_MAX) return found;
    if (await isAnswered(deps, serving, starter)) found.push(starter);
  }
  for (const starter of faqs.filter((one) => !isOwn(one))) {
    if (found.length > 0) break;
    if (await isAnswered(deps, serving, starter)) found.push(starter);
  }
  return found;
}

/** Would a guest who asks this be answered from what the house said, with nobody called? */
async function isAnswered(
  deps: ConversationDeps,
  { property }: Serving,
  { text, language }: Starter,
): Promise<boolean> {
  const { steps } = (await askDryRun(deps, property.id, { text, language })).decision;
  const answers = steps.some((step) => step.kind === 'answer' && step.sources.length > 0);
  return answers && !steps.some((step) => step.kind === 'handoff');
}
