import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ModelRequest, type ModelServer, startModelServer } from '../../support/engine/model-server.ts';
import { createMarker } from '../../support/engine/shown-marks.ts';
import type { BenchFile, BenchHotel } from './format.ts';

const replies = z.object({
  conversations: z.record(
    z.string(),
    z.array(z.object({ reply: z.string(), sources: z.array(z.string()) }).nullable()),
  ),
});
type Replies = z.infer<typeof replies>['conversations'];

const SOURCE = /Source \[(S\d+)\], [^\n]*:\n<<<(\w+)\n([\s\S]*?)\n\2>>>/gu;
const CITES_MAX = 3;
/** Where the prompt names what the hotel set otherwise than the file does. */
const SETTINGS: Readonly<Record<string, string>> = { specialties: 'About the hotel', phone: 'Telephone' };
const NO_ANSWER = 'NO_ANSWER';
const CHECK_MODEL = 'scripted-check';

/**
 * A language model's server that says what was written for a turn: the reply, with the sources named there cited as the prompt numbers
 * them, and the figures that they say as the prompt's marks. It speaks the wire format that production speaks. `withCheck`: a second
 * reader that takes every written reply for supported, which is the most that one can give.
 */
export class ScriptedModel {
  readonly #server: ModelServer;
  readonly #folder: string;
  readonly #withCheck: boolean;
  readonly #hotels = new Map<string, { replies: Replies; mark: ReturnType<typeof createMarker> }>();
  #next: { hotel: string; reply: string; sources: readonly string[] } | null = null;
  /** What was said last. */
  said = '';
  /** The turns for which the named source was not among those the prompt shows. */
  unseen = 0;

  private constructor(server: ModelServer, folder: string, withCheck: boolean) {
    this.#server = server;
    this.#withCheck = withCheck;
    this.#folder = folder;
    server.play((request) => ({ text: this.#say(request) }));
  }

  static async open(folder: string, { withCheck }: { withCheck: boolean }): Promise<ScriptedModel> {
    return new ScriptedModel(await startModelServer([]), folder, withCheck);
  }

  /** The part of the environment that switches it on. */
  get settings(): Record<string, string> {
    return {
      ...(this.#withCheck ? { LLM_CHECK_MODEL: CHECK_MODEL } : {}),
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: this.#server.baseUrl,
      LLM_MODEL: 'scripted',
      LLM_MONTHLY_BUDGET: 'none',
    };
  }

  addHotel({ id, hotel }: BenchFile): void {
    const read = replies.parse(JSON.parse(readFileSync(join(this.#folder, `${id}.json`), 'utf8')));
    this.#hotels.set(id, { replies: read.conversations, mark: createMarker(listTexts(hotel)) });
  }

  /** What is said when the next turn of this conversation is asked about. */
  prepare(hotel: string, conversation: string, turn: number): void {
    const written = this.#hotels.get(hotel)?.replies[conversation]?.[turn] ?? null;
    this.#next = written === null ? null : { hotel, ...written };
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  #say(request: ModelRequest): string {
    if (request.model === CHECK_MODEL) return 'supported';
    if (!request.user.includes('Source [')) return NO_ANSWER; // it is asked something else
    const next = this.#next;
    this.said = next?.reply ?? NO_ANSWER;
    if (next === null) return NO_ANSWER;
    const ids = next.sources.flatMap((title) => findSource(request.user, title) ?? []).slice(0, CITES_MAX);
    if (ids.length < Math.min(1, next.sources.length)) this.unseen++;
    const cites = ids.map((id) => `[${id}]`).join('');
    const text = cites === '' ? next.reply : `${next.reply} ${cites}`;
    return this.#hotels.get(next.hotel)?.mark(request, text) ?? text;
  }
}

function listTexts({ faqs, checkIn, checkOut, policies, specialties, address, amenities }: BenchHotel): string[] {
  const entries = faqs.flatMap(({ question, answer }) => [question, answer]);
  return [...entries, checkIn, checkOut, policies, specialties, address, amenities.join(', ')];
}

/** The id of the source with this title, by its letters: its figures are marks. */
function findSource(user: string, title: string): string | undefined {
  const wanted = lettersOf(SETTINGS[title] ?? title);
  const blocks = [...user.matchAll(SOURCE)].map(([, id = '', , body = '']) => ({ id, letters: lettersOf(body) }));
  return (
    blocks.find(({ letters }) => letters.startsWith(wanted)) ?? blocks.find(({ letters }) => letters.includes(wanted))
  )?.id;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/⟦f\d+⟧|[^\p{L}]+/gu, '');
}
