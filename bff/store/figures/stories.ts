import { sql } from 'kysely';
import type { Db } from '../schema/schema.ts';
import type { Span } from './analytics.ts';

/** The data of one conversation that figures need. Instants are ISO 8601 UTC; lists are in order of time. */
export interface Story {
  channel: string;
  language: string | null;
  createdAt: string;
  ratingScore: number | null;
  /** The messages of guest and hotel, without internal notes. */
  lines: { author: string; userId: string | null; at: string }[];
  /** The decisions about the guest's messages. */
  turns: Turn[];
  /** The states that it changed to. */
  moves: { state: string; at: string }[];
}

export interface Turn {
  /** The main topic of the message; null: nothing was understood. */
  topic: string | null;
  tone: string | null;
  /** The kinds of the decision's steps. */
  kinds: string[];
  /** Whether it was a follow-up question about an earlier topic. */
  isFollowUp: boolean;
}

/** The conversations that began in a span and have messages, the oldest first. */
export async function readStories(db: Db, span: Span): Promise<Story[]> {
  const begunRows = await readBegun(db, span);
  const stories = new Map(
    begunRows.map(({ id, ...row }): [string, Story] => [id, { ...row, lines: [], turns: [], moves: [] }]),
  );
  for (const { id, ...line } of await readLines(db, span)) stories.get(id)?.lines.push(line);
  for (const { id, topic, tone, steps, asksOn } of await readTurns(db, span))
    stories.get(id)?.turns.push({ topic, tone, kinds: steps?.split(',') ?? [], isFollowUp: asksOn === 1 });
  for (const { id, ...move } of await readMoves(db, span)) stories.get(id)?.moves.push(move);
  return [...stories.values()];
}

function begunIn(db: Db, { propertyId, from, to }: Span) {
  return db
    .selectFrom('conversation')
    .where('conversation.propertyId', '=', propertyId)
    .where('conversation.createdAt', '>=', from)
    .where('conversation.createdAt', '<', to);
}

/** Rehearsals of emergencies have no guest and do not count. */
const isNoRehearsal = sql<boolean>`("emergency" is null or json_extract("emergency", '$.messageId') is not null)`;

function readBegun(db: Db, span: Span) {
  return begunIn(db, span)
    .select(['id', 'channel', 'language', 'createdAt', 'ratingScore'])
    .where('staffSeq', '>', 0)
    .where(isNoRehearsal)
    .orderBy('createdAt')
    .execute();
}

function readLines(db: Db, span: Span) {
  return begunIn(db, span)
    .innerJoin('message', 'message.conversationId', 'conversation.id')
    .select(['conversation.id', 'message.author', 'message.userId', 'message.at'])
    .where('message.internal', '=', 0)
    .orderBy('conversation.id')
    .orderBy('message.staffSeq')
    .execute();
}

function readTurns(db: Db, span: Span) {
  return begunIn(db, span)
    .innerJoin('message', 'message.conversationId', 'conversation.id')
    .innerJoin('decision', 'decision.messageId', 'message.id')
    .select([
      'conversation.id',
      sql<string | null>`json_extract("decision"."understanding", '$.intents[0].name')`.as('topic'),
      sql<string | null>`json_extract("decision"."understanding", '$.tone')`.as('tone'),
      sql<number>`json_extract("decision"."decision", '$.asksOn') is not null`.as('asksOn'),
      sql<string | null>`(select string_agg(json_extract("value", '$.kind'), ',')
        from json_each("decision"."decision", '$.steps'))`.as('steps'),
    ])
    .where('message.author', '=', 'guest')
    .orderBy('conversation.id')
    .orderBy('message.staffSeq')
    .execute();
}

function readMoves(db: Db, span: Span) {
  return begunIn(db, span)
    .innerJoin('guestEvent', 'guestEvent.conversationId', 'conversation.id')
    .select([
      'conversation.id',
      sql<string>`coalesce(json_extract("guestEvent"."data", '$.state'), '')`.as('state'),
      'guestEvent.at',
    ])
    .where('guestEvent.type', '=', 'status')
    .orderBy('conversation.id')
    .orderBy('guestEvent.seq')
    .execute();
}

/** When the property's first conversation began; null: there is none. */
export async function findFirstBegun(db: Db, propertyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('conversation')
    .select((select) => select.fn.min<string | null>('createdAt').as('at'))
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** A rating with a comment. */
export interface RatingComment {
  conversationId: string;
  score: number | null;
  comment: string;
  language: string | null;
  at: string;
}

/** The guests' comments on their ratings in a span, the newest first. */
export async function listRatingComments(db: Db, span: Span, limit: number): Promise<RatingComment[]> {
  const rows = await begunIn(db, span)
    .select(['id', 'ratingScore', 'ratingComment', 'language', 'createdAt'])
    .where('ratingComment', 'is not', null)
    .where('ratingComment', '!=', '')
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, ratingScore, ratingComment, language, createdAt }) => ({
    conversationId: id,
    score: ratingScore,
    comment: ratingComment ?? '',
    language,
    at: createdAt,
  }));
}
