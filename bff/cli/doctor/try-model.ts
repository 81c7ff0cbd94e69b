import { z } from 'zod';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { systemClock } from '../../base/clock.ts';
import { createLog } from '../../base/log.ts';
import type { ModelSettings } from '../../base/model-settings.ts';
import { callModel, OUTPUT_TOKENS_MAX, PATIENCE, type Patience } from '../../model/call-model.ts';
import { createModelEngine } from '../../model/engine.ts';
import { newSecrets, writePrompt } from '../../model/prompts.ts';
import { connectModel } from '../../model/provider.ts';
import { SAMPLE_HOTEL } from '../sample/sample-hotel.ts';
import type { Check } from './check.ts';

/** As much as a guest's question brings along. */
const SOURCES = 8;
const SENTENCE = 'Breakfast is served from 7:30 to 10:00 on the terrace and costs 18 euros.';
const NOBODY = { propertyId: 'doctor', propertyName: 'Hotel', spent: { tokens: 0, costMicros: 0 }, personalWords: [] };
const SCHEMA_WAIT_MS = 30_000;
const TOPICS = ['breakfast', 'parking', 'other'] as const;
const TOPIC_SCHEMA = {
  type: 'object',
  properties: { topic: { type: 'string', enum: TOPICS } },
  required: ['topic'],
  additionalProperties: false,
};
const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const topic = z.strictObject({ topic: z.enum(TOPICS) });

/**
 * What a language model can do for guests: how soon its first word comes, whether it keeps to a JSON Schema, and in which of the
 * languages (tags of `shared/language`) its translation of a sentence stands the checks. Takes some thousand tokens. Never rejects.
 */
export async function tryModel(
  settings: ModelSettings,
  languages: readonly string[],
  fetch: typeof globalThis.fetch,
  patience: Patience = PATIENCE,
): Promise<Check[]> {
  return [
    await tryFirstWord(settings, fetch, patience),
    await trySchema(settings, fetch),
    await tryLanguages(settings, languages, fetch, patience),
  ];
}

/** A guest's question with as many entries of the house as it takes along: reading them is what takes a small machine its time. */
async function tryFirstWord(
  settings: ModelSettings,
  fetch: typeof globalThis.fetch,
  patience: Patience,
): Promise<Check> {
  const name = 'language model, first word';
  const sources = SAMPLE_HOTEL.training.faqs.slice(0, SOURCES).map(({ question, answer }, index) => ({
    type: 'faq' as const,
    id: `faq_${index}`,
    label: question,
    quote: answer,
    language: FALLBACK_LANGUAGE,
  }));
  const turn = {
    ...NOBODY,
    purpose: 'answer' as const,
    language: FALLBACK_LANGUAGE,
    history: [],
    keeps: [],
    allowedTools: [],
    requests: [],
  };
  const prompt = writePrompt({ ...turn, sources, guestText: 'Where can I leave the car?' }, newSecrets());
  const start = performance.now();
  try {
    const events = callModel(connectModel(settings, fetch), prompt, {
      tools: turn,
      outputTokensMax: OUTPUT_TOKENS_MAX,
      without: new Set(),
      signal: AbortSignal.timeout(patience.wholeMs),
      firstTokenMs: patience.wholeMs,
    });
    for await (const event of events) {
      if (event.type !== 'text' || event.text.trim() === '') continue;
      const ms = Math.round(performance.now() - start);
      const ok = ms <= patience.firstTokenMs;
      const late = `; guests wait ${patience.firstTokenMs} ms and get the built-in answer: take a smaller model or a faster machine`;
      return { name, ok, detail: `${ms} ms with ${SOURCES} entries to read${ok ? '' : late}` };
    }
    return { name, ok: false, detail: 'it ended without a word' };
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? error.message : 'it failed' };
  }
}

/** Of no consequence today: no answer to a guest is asked for as JSON. */
async function trySchema(settings: ModelSettings, fetch: typeof globalThis.fetch): Promise<Check> {
  const name = 'language model, JSON Schema';
  const { provider, baseUrl, apiKey, model } = settings;
  if (provider === 'anthropic') return { name, ok: true, detail: 'not asked of this provider' };
  const key: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
  const answer = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...key },
    redirect: 'error',
    signal: AbortSignal.timeout(SCHEMA_WAIT_MS),
    body: JSON.stringify({
      model,
      messages: [{ role: 'user', content: 'What is this about? "Where can I park my car?"' }],
      response_format: { type: 'json_schema', json_schema: { name: 'topic', strict: true, schema: TOPIC_SCHEMA } },
    }),
  }).catch(() => null);
  if (answer?.ok !== true) return { name, ok: true, detail: 'it could not be asked' };
  const told = completion.safeParse(await answer.json().catch(() => null));
  const content = told.success ? (told.data.choices[0]?.message.content ?? '') : '';
  const isKept = topic.safeParse(readJson(content)).success;
  return { name, ok: true, detail: isKept ? 'kept' : 'not kept; nothing here needs it' };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function tryLanguages(
  settings: ModelSettings,
  languages: readonly string[],
  fetch: typeof globalThis.fetch,
  patience: Patience,
): Promise<Check> {
  const name = 'language model, languages';
  const engine = createModelEngine(settings, { fetch, clock: systemClock, log: createLog('silent'), patience });
  const failed: string[] = [];
  for (const to of languages.filter((code) => code !== FALLBACK_LANGUAGE)) {
    const given = { ...NOBODY, text: SENTENCE, from: FALLBACK_LANGUAGE, to };
    const result = await engine.translate(given, AbortSignal.timeout(2 * patience.wholeMs));
    if (result.kind === 'fallback') failed.push(`${to} (${result.why}: ${result.detail})`);
  }
  engine.close();
  const good = languages.length - failed.length;
  const hint = '; in these guests read the built-in answer';
  const detail = `${good} of ${languages.length} stand the checks${failed.length === 0 ? '' : `, not ${failed.join(', ')}${hint}`}`;
  return { name, ok: failed.length < languages.length, detail };
}
