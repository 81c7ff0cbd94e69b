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
/** Settings that the prompt names differently from the file. */
const SETTINGS: Readonly<Record<string, string>> = { specialties: 'About the hotel', phone: 'Telephone' };
const NO_ANSWER = 'NO_ANSWER';
const CHECK_MODEL = 'scripted-check';

/**
 * A language model server with a scripted reply for each turn. The reply cites the sources by the prompt's numbers, and writes
 * their figures as the prompt's placeholders. It speaks the production wire format. `withCheck`: also serves a check model
 * that declares every scripted reply supported, which is the best possible check.
 */
export class ScriptedModel {
  readonly #server: ModelServer;
  readonly #folder: string;
  readonly #withCheck: boolean;
  readonly #hotels = new Map<string, { replies: Replies; mark: ReturnType<typeof createMarker> }>();
  #next: { hotel: string; reply: string; sources: readonly string[] } | null = null;
  /** The last reply. */
  said = '';
  /** The turns whose named source was missing from the prompt. */
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

  /** The environment variables that switch the model on. */
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

  /** Sets the reply for the next turn of this conversation. */
  prepare(hotel: string, conversation: string, turn: number): void {
    const written = this.#hotels.get(hotel)?.replies[conversation]?.[turn] ?? null;
    this.#next = written === null ? null : { hotel, ...written };
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  #say(request: ModelRequest): string {
    if (request.model === CHECK_MODEL) return 'supported';
    if (!request.user.includes('Source [')) return NO_ANSWER; // the call has another purpose
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

/** Finds the id of the source with this title. Only letters are compared, because the prompt replaces figures by placeholders. */
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
