import { z } from 'zod';
import { ServiceError } from '../base/errors.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import { recordUse } from '../conversation/turn/model/rewrite.ts';
import type { ModelEngine } from '../model/types.ts';
import type { Bus } from '../nodes/port.ts';
import { sumModelUsage } from '../store/account/model-usage.ts';
import { listTextTranslations, saveTextTranslations } from '../store/house/text-translations.ts';
import { findServing, type Serving } from '../store/sqlite/serving.ts';
import { findFault } from './rows.ts';
import { type HouseText, loadTexts } from './texts.ts';

const progressShape = z.object({
  state: z.enum(['idle', 'running', 'done', 'stopped']),
  languages: z.array(z.string()),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
});
const toldShape = z.object({ propertyId: z.string(), progress: progressShape });
const TOPIC = 'translating texts';
/** A node that has not reported its run for this long has stopped. */
const BELIEVED_MS = 120_000;

/** How far a run has come. `failed`: what the model gave could not be relied on, or it gave nothing. */
export type RunProgress = z.infer<typeof progressShape>;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'log' | 'model' | 'nodes'>;

const IDLE: RunProgress = { state: 'idle', languages: [], total: 0, done: 0, failed: 0 };
/** The runs of this server by its model, so that two servers in one process do not share them. */
const runs = new WeakMap<ModelEngine, Map<string, RunProgress>>();

/** The runs of other nodes, and when they were reported, by bus. */
const elsewhere = new WeakMap<Bus, Map<string, { progress: RunProgress; at: number }>>();

/** Records the progress of runs at other nodes from now on. */
export function followRuns({ nodes: { bus } }: Pick<Deps, 'nodes'>): void {
  const known = new Map<string, { progress: RunProgress; at: number }>();
  elsewhere.set(bus, known);
  bus.on(TOPIC, (body) => {
    const read = toldShape.safeParse(body);
    if (read.success) known.set(read.data.propertyId, { progress: read.data.progress, at: performance.now() });
  });
}

/** The progress of the property's last run, at any node. A restart of the server forgets it; its translations stay. */
export function findRun({ model, nodes }: Pick<Deps, 'model' | 'nodes'>, propertyId: string): RunProgress {
  const own = model && runs.get(model)?.get(propertyId);
  if (own?.state === 'running') return own;
  const other = elsewhere.get(nodes.bus)?.get(propertyId);
  const isBelieved = other !== undefined && performance.now() - other.at < BELIEVED_MS;
  return (isBelieved ? other.progress : own) ?? IDLE;
}

/** Whether a language model may translate this property's texts. */
export async function mayRun({ db, model }: Pick<Deps, 'db' | 'model'>, propertyId: string): Promise<boolean> {
  return model !== undefined && (await findServing(db, propertyId))?.activation.languageModel === true;
}

/**
 * Translates each text without a translation, or with an outdated one, into these languages, one after another in the
 * background. Only translations that pass the check are stored, as `machine`. If a run is in progress, returns its
 * progress. Throws `model_unavailable` if no model is set up, or the property has switched it off.
 */
export async function startRun(deps: Deps, propertyId: string, languages: readonly string[]): Promise<RunProgress> {
  const { model } = deps;
  if (model === undefined) throw new ServiceError('model_unavailable', 'No language model is set up on this server');
  const running = findRun(deps, propertyId);
  if (running.state === 'running') return running;
  const serving = await findServing(deps.db, propertyId);
  if (serving?.activation.languageModel !== true)
    throw new ServiceError('model_unavailable', 'This property has switched the language model off (languageModel)');
  const work = await findWork(deps, propertyId, languages);
  const progress: RunProgress = { ...IDLE, state: 'running', languages: [...languages], total: work.length };
  const all = runs.get(model) ?? new Map<string, RunProgress>();
  runs.set(model, all.set(propertyId, progress));
  void translateAll(deps, model, serving, work, progress).catch((error: unknown) => {
    progress.state = 'stopped';
    deps.log.error({ err: error, propertyId }, 'translating the house’s texts came to no end');
    tell(deps, propertyId, progress);
  });
  tell(deps, propertyId, progress);
  return progress;
}

function tell({ nodes }: Deps, propertyId: string, progress: RunProgress): void {
  nodes.bus.publish(TOPIC, { propertyId, progress: { ...progress } }, { kept: false });
}

interface Work {
  original: HouseText;
  language: string;
}

async function findWork({ db }: Deps, propertyId: string, languages: readonly string[]): Promise<Work[]> {
  const texts = await loadTexts(db, propertyId);
  const there = await listTextTranslations(db, propertyId, languages);
  const current = new Set(there.map(({ textId, language, madeOf }) => `${textId} ${language} ${madeOf}`));
  return languages.flatMap((language) =>
    texts
      .filter((text) => text.language !== language && !current.has(`${text.id} ${language} ${text.hash}`))
      .map((original) => ({ original, language })),
  );
}

async function translateAll(
  deps: Deps,
  model: ModelEngine,
  serving: Serving,
  work: readonly Work[],
  progress: RunProgress,
): Promise<void> {
  for (const { original, language } of work) {
    const { question, text } = original;
    const translation = await ask(deps, model, serving, text, original.language, language);
    if (translation === 'budget') {
      progress.state = 'stopped';
      tell(deps, serving.property.id, progress);
      return;
    }
    const translatedQuestion =
      translation === null || question === ''
        ? ''
        : await ask(deps, model, serving, question, original.language, language);
    const row = {
      question,
      text,
      language,
      translation: translation ?? '',
      translatedQuestion: translatedQuestion ?? '',
    };
    const isGood = translation !== null && findFault(row, original.language) === null;
    if (isGood) await keep(deps, serving.property.id, original, row);
    else progress.failed += 1;
    progress.done += 1;
    tell(deps, serving.property.id, progress);
  }
  progress.state = 'done';
  tell(deps, serving.property.id, progress);
}

async function keep(
  { writer, clock }: Deps,
  propertyId: string,
  { id: textId, hash: madeOf }: HouseText,
  { language, translation, translatedQuestion }: { language: string; translation: string; translatedQuestion: string },
): Promise<void> {
  const updatedAt = clock().toISOString();
  const words = { question: translatedQuestion === 'budget' ? '' : translatedQuestion, text: translation };
  const stored = { propertyId, textId, language, ...words, status: 'machine' as const, madeOf, updatedAt };
  await writer.write((trx) => saveTextTranslations(trx, [stored]));
}

async function ask(
  deps: Deps,
  model: ModelEngine,
  { property }: Serving,
  text: string,
  from: string,
  to: string,
): Promise<string | 'budget' | null> {
  const since = `${deps.clock().toISOString().slice(0, 'YYYY-MM'.length)}-01T00:00:00.000Z`;
  const spent = await sumModelUsage(deps.db, property.id, since);
  const given = {
    propertyId: property.id,
    propertyName: property.name,
    text,
    from,
    to,
    personalWords: [],
    spent: { tokens: spent.inputTokens + spent.outputTokens, costMicros: spent.costMicros },
  };
  const result = await model.translate(given, new AbortController().signal);
  await recordUse(deps, { propertyId: property.id, conversationId: null, id: null }, 'translate_text', result);
  if (result.kind === 'reply') return result.text;
  return result.kind === 'fallback' && result.why === 'budget' ? 'budget' : null;
}
