import { z } from 'zod';
import type { Source } from '../../../shared/domain/decision.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { systemClock } from '../../base/clock.ts';
import { createLog } from '../../base/log.ts';
import type { ModelSettings } from '../../base/model-settings.ts';
import { callModel, OUTPUT_TOKENS_MAX, PATIENCE, type Patience } from '../../model/call-model.ts';
import { createModelEngine } from '../../model/engine.ts';
import { newSecrets, writePrompt } from '../../model/prompts.ts';
import { connectModel } from '../../model/provider.ts';
import { openSecondReader } from '../../model/second-reader.ts';
import { SAMPLE_HOTEL } from '../sample/sample-hotel.ts';
import type { Check } from './check.ts';

/** Number of sources with a typical question. */
const SOURCES = 8;
const SENTENCE = 'Breakfast is served from 7:30 to 10:00 on the terrace and costs 18 euros.';
const NOBODY = { propertyId: 'doctor', propertyName: 'Hotel', spent: { tokens: 0, costMicros: 0 }, personalWords: [] };
const HOUSE_DOG: Source = {
  type: 'faq',
  id: 'faq_dog',
  label: 'Can I bring my dog?',
  quote: 'Dogs are welcome in the rooms, but not in the restaurant.',
  language: FALLBACK_LANGUAGE,
};
const CLAIMS = [
  { says: 'You can bring your dog to your room.', isTrue: true },
  { says: 'Dogs may not come into the restaurant.', isTrue: true },
  { says: 'Dogs are not allowed in the rooms.', isTrue: false },
  { says: 'Your dog gets a basket and a bowl.', isTrue: false },
] as const;
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
 * Measures what a language model can do: time to first word, JSON Schema, translation per language (tags of `shared/language`),
 * and what LLM_CHECK_MODEL detects. Uses some thousand tokens. Never rejects.
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
    ...(settings.checkModel === null ? [] : [await trySecondReader(settings, fetch, patience)]),
  ];
}

/** A question with a typical number of the hotel's texts, because reading them takes a small machine the most time. */
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

/** A JSON Schema is used for messages that the engine does not understand; without support, the list is given as text. */
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
  const answered = completion.safeParse(await answer.json().catch(() => null));
  const content = answered.success ? (answered.data.choices[0]?.message.content ?? '') : '';
  const isKept = topic.safeParse(readJson(content)).success;
  return { name, ok: true, detail: isKept ? 'kept' : 'not kept; messages are read less well' };
}

/** Whether LLM_CHECK_MODEL detects false sentences about a text, in time. */
async function trySecondReader(
  settings: ModelSettings,
  fetch: typeof globalThis.fetch,
  patience: Patience,
): Promise<Check> {
  const name = 'language model, second reader';
  const reader = openSecondReader(settings, { fetch, clock: systemClock, log: createLog('silent'), patience });
  const wrong: string[] = [];
  const start = performance.now();
  for (const { says, isTrue } of CLAIMS) {
    const { verdict } = (await reader?.ask(NOBODY, says, [HOUSE_DOG])) ?? { verdict: 'none' };
    if ((verdict === 'supported') !== isTrue) wrong.push(`“${says}” (${verdict})`);
  }
  reader?.close();
  const each = `${Math.round((performance.now() - start) / CLAIMS.length)} ms each`;
  const summary = `${settings.checkModel}: ${CLAIMS.length - wrong.length} of ${CLAIMS.length} right, ${each}`;
  return { name, ok: wrong.length === 0, detail: wrong.length === 0 ? summary : `${summary}; not ${wrong.join(', ')}` };
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
    const request = { ...NOBODY, text: SENTENCE, from: FALLBACK_LANGUAGE, to };
    const result = await engine.translate(request, AbortSignal.timeout(2 * patience.wholeMs));
    if (result.kind === 'fallback') failed.push(`${to} (${result.why}: ${result.detail})`);
  }
  engine.close();
  const good = languages.length - failed.length;
  const hint = '; in these guests read the built-in answer';
  const detail = `${good} of ${languages.length} stand the checks${failed.length === 0 ? '' : `, not ${failed.join(', ')}${hint}`}`;
  return { name, ok: failed.length < languages.length, detail };
}
