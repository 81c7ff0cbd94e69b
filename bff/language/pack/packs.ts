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

/** The tags of the folders in data/: each is a language, and a new one needs no line of code. */
export const PACK_CODES: readonly string[] = readdirSync(DATA, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NO_LANGUAGE.has(entry.name))
  .map(({ name }) => name)
  .toSorted();

/** Every language there is a folder for. */
export const PACKS: readonly LanguagePack[] = PACK_CODES.map((code) => readPack(code));

const packs = new Map(PACKS.map((pack) => [pack.code, pack]));

/** What is known of a language; null where there is no folder for it. */
export function findPack(code: string): LanguagePack | null {
  return packs.get(code) ?? null;
}

/** Sources of patterns, or words, of all languages at once, for what is compared before a language is known; nothing of none. */
export function listOfAll(part: (pack: LanguagePack) => string | null, separator = '|'): string {
  return [...new Set(PACKS.flatMap((pack) => part(pack) ?? []))].join(separator);
}

/** Reads a language's folder. Throws where a file has a hole or a key too many, and names the file and the place. */
export function readPack(code: string, data: URL = DATA): LanguagePack {
  const folder = new URL(`${code}/`, data);
  /** Most of a folder is read when it is first needed: a server is ready sooner, and says its first word sooner. */
  const later = <T>(read: () => T): (() => T) => {
    let value: { held: T } | null = null;
    return () => {
      value ??= { held: unhurried(read) };
      return value.held;
    };
  };
  const concepts = later(() => readJson(folder, 'lexicon.json', lexiconSchema));
  const replies = later(() => readJson(folder, 'replies.json', repliesSchema));
  const cues = later(() => readJson(folder, 'cues.json', cuesSchema));
  const safety = later(() => readJson(folder, 'safety.json', safetySchema));
  const checks = later(() => readJson(folder, 'checks.json', checksSchema));
  // Copies: lines that are cut from a file keep all of it.
  const phrases = later(() => structuredClone(groupPhrases(readSentences(folder))));
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
  const { $schema: _, ...given }: Record<string, unknown> = JSON.parse(readFileSync(url, 'utf8'));
  const parsed = schema.safeParse(given);
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
    // Lines with a meaning of their own are the trained model's.
    if (topic !== undefined && meaning === '-' && topic in phrases) phrases[topic as Intent].push(text);
  }
  return phrases;
}
