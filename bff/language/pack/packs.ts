import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { INTENTS, type Intent } from '../../../shared/domain/intents.ts';
import { unhurried } from '../../base/unhurried.ts';
import { checksSchema } from './checks.ts';
import { cuesSchema } from './cues.ts';
import { grammarSchema } from './grammar.ts';
import { type LanguagePack, lexiconSchema, repliesSchema, type Sentence, SPLITS, searchSchema } from './pack.ts';
import { safetySchema } from './safety.ts';

const DATA = new URL('../data/', import.meta.url);
const NO_LANGUAGE = new Set(['schema']);
const FRAME_OF_ONE_TOPIC = /^\w+:(\w+)(?:\.\w+)?$/;
const splitSchema = z.enum(SPLITS);

/** The language tags, one for each folder in data/. A new language needs no code. */
export const PACK_CODES: readonly string[] = readdirSync(DATA, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NO_LANGUAGE.has(entry.name))
  .map(({ name }) => name)
  .toSorted();

/** The packs of all languages. */
export const PACKS: readonly LanguagePack[] = PACK_CODES.map((code) => readPack(code));

const packs = new Map(PACKS.map((pack) => [pack.code, pack]));

/** Returns a language's pack, or null if it has no folder. */
export function findPack(code: string): LanguagePack | null {
  return packs.get(code) ?? null;
}

/**
 * Joins one part of all packs, for matching a text before its language is known. Languages without the part are
 * skipped.
 */
export function listOfAll(part: (pack: LanguagePack) => string | null, separator = '|'): string {
  return [...new Set(PACKS.flatMap((pack) => part(pack) ?? []))].join(separator);
}

/** Reads a language's folder. Throws if a key is missing or unknown, naming the file and the key. */
export function readPack(code: string, data: URL = DATA): LanguagePack {
  const folder = new URL(`${code}/`, data);
  /** Defers reading most files to their first use, so that the server starts sooner. */
  const lazily = <T>(read: () => T): (() => T) => {
    let cached: { result: T } | null = null;
    return () => {
      cached ??= { result: unhurried(read) };
      return cached.result;
    };
  };
  const concepts = lazily(() => readJson(folder, 'lexicon.json', lexiconSchema));
  const replies = lazily(() => readJson(folder, 'replies.json', repliesSchema));
  const cues = lazily(() => readJson(folder, 'cues.json', cuesSchema));
  const safety = lazily(() => readJson(folder, 'safety.json', safetySchema));
  const checks = lazily(() => readJson(folder, 'checks.json', checksSchema));
  // Copied, because slices of a file's text keep the whole text in memory.
  const phrases = lazily(() => structuredClone(groupPhrases(readSentences(folder))));
  return {
    code,
    ...readJson(folder, 'grammar.json', grammarSchema),
    get concepts() {
      return concepts();
    },
    get search() {
      return unhurried(() => readJson(folder, 'search.json', searchSchema));
    },
    get topics() {
      return replies().topics;
    },
    get texts() {
      return replies().texts;
    },
    get cues() {
      return cues();
    },
    get safety() {
      return safety();
    },
    get checks() {
      return checks();
    },
    get sentences() {
      return unhurried(() => readSentences(folder));
    },
    get phrases() {
      return phrases();
    },
  };
}

function readJson<T>(folder: URL, file: string, schema: z.ZodType<T>): T {
  const url = new URL(file, folder);
  const { $schema: _, ...content }: Record<string, unknown> = JSON.parse(readFileSync(url, 'utf8'));
  const parsed = schema.safeParse(content);
  if (!parsed.success) throw new Error(`${url.pathname}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function readSentences(folder: URL): Sentence[] {
  const url = new URL('sentences.tsv', folder);
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const [split, meaning, frames, text] = line.split('\t');
      if (meaning === undefined || frames === undefined || text === undefined)
        throw new Error(`${url.pathname}:${index + 1}: wants split, meaning, frames and text, with tabs between them`);
      return { split: splitSchema.parse(split), meaning, frames, text };
    });
}

function groupPhrases(sentences: readonly Sentence[]): Record<Intent, string[]> {
  const phrases = z
    .record(z.enum(INTENTS), z.array(z.string()))
    .parse(Object.fromEntries(INTENTS.map((name) => [name, []])));
  for (const { frames, text, meaning } of sentences) {
    const topic = FRAME_OF_ONE_TOPIC.exec(frames)?.[1];
    // Lines with a meaning serve only to train the model.
    if (topic !== undefined && meaning === '-' && topic in phrases) phrases[topic as Intent].push(text);
  }
  return phrases;
}
