import type { Fact } from '../../knowledge/facts/fact.ts';
import { factKey, saysTheSame } from '../../knowledge/facts/fact-key.ts';
import type { Settled } from '../../knowledge/facts/settle-facts.ts';
import {
  deleteFacts,
  FACTS_MAX,
  findReading,
  insertFacts,
  listAllFacts,
  listDecidedFacts,
  noteReading,
  type StoredFact,
  saveFact,
} from '../../store/house/house-facts.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { EngineOverrun } from '../turn/engine-port.ts';
import { houseOf } from './knowledge.ts';

/** Counted up whenever the reading itself gets better: every house is read again then. */
const READER = 1;

/** What the owner said of the house's facts, for the answers to the next message. */
export async function loadSettled(db: Db, propertyId: string): Promise<Settled> {
  const decided = await listDecidedFacts(db, propertyId);
  const isSeen = ({ status, isRemoved }: StoredFact) =>
    !isRemoved && (status === 'confirmed' || status === 'corrected');
  return {
    seen: decided.filter(isSeen).map(toFact),
    rejected: new Set(decided.flatMap((one) => (isSeen(one) || one.key === null ? [] : [one.key]))),
  };
}

/**
 * Reads the house's texts into its stored facts, where they changed since the last reading. What nobody has looked at follows
 * the texts; what the owner confirmed or corrected stays, and it is noted where its source says it no more. Texts that the
 * engine does not come to an end with leave the facts as they were.
 */
export async function rereadFacts(
  { db, writer, engine, clock, log }: Pick<ConversationDeps, 'db' | 'writer' | 'engine' | 'clock' | 'log'>,
  propertyId: string,
): Promise<void> {
  const serving = await findServing(db, propertyId);
  if (serving === undefined) return;
  const house = houseOf(db, serving);
  const revision = `${READER} ${house.revision}`;
  if ((await findReading(db, propertyId)) === revision) return;
  try {
    const { facts = [] } = await engine.search(house, []);
    const { faqs } = await house.load();
    const texts = new Set(faqs.map(({ id }) => id));
    const at = clock().toISOString();
    await writer.write(async (trx) => {
      await storeReading(trx, { propertyId, facts, isThere: (id) => texts.has(id), at });
      await noteReading(trx, propertyId, revision, at);
    });
  } catch (error) {
    if (!(error instanceof EngineOverrun)) throw error;
    log.error({ err: error, propertyId }, 'the facts of a house could not be read');
  }
}

interface Reading {
  propertyId: string;
  facts: readonly Fact[];
  /** Does the entry of the FAQs still exist? */
  isThere(id: string): boolean;
  at: string;
}

async function storeReading(trx: Trx, { propertyId, facts, isThere, at }: Reading): Promise<void> {
  const stored = (await listAllFacts(trx, propertyId)).filter(({ key }) => key !== null);
  const unmatched = new Map(facts.map((fact) => [factKey(fact), fact]));
  const lost: StoredFact[] = [];
  for (const known of stored) {
    const again = known.key === null ? undefined : unmatched.get(known.key);
    if (again === undefined) {
      lost.push(known);
      continue;
    }
    unmatched.delete(known.key ?? '');
    await keep(trx, known, { ...known, source: sourceOf(again) }, at);
  }
  const gone: string[] = [];
  for (const known of lost) {
    const same = [...unmatched].find(([, fact]) => fact.source.id === known.source.id && saysTheSame(fact, known));
    if (same !== undefined) {
      // The text says now what the owner had corrected it to.
      unmatched.delete(same[0]);
      await keep(trx, known, { ...known, key: same[0], readAs: null, source: sourceOf(same[1]) }, at);
    } else if (known.isRemoved || known.status === 'read' || known.status === 'rejected') gone.push(known.id);
    else {
      const isGone = known.source.type === 'faq' && !isThere(known.source.id);
      await keep(trx, known, { ...known, source: { ...known.source, state: isGone ? 'gone' : 'changed' } }, at);
    }
  }
  await deleteFacts(trx, propertyId, gone);
  const room = FACTS_MAX - (stored.length - gone.length);
  const fresh = [...unmatched].slice(0, Math.max(0, room));
  await insertFacts(
    trx,
    fresh.map(([key, { attribute, value, conditions, exceptions, source }]) => ({
      propertyId,
      key,
      attribute,
      value,
      conditions,
      exceptions,
      readAs: null,
      status: 'read',
      isRemoved: false,
      source: sourceOf({ source }),
      createdAt: at,
      updatedAt: at,
    })),
  );
}

/** Saves a fact whose source changed, and only then. */
async function keep(trx: Trx, before: StoredFact, after: StoredFact, at: string): Promise<void> {
  if (before.key !== after.key || JSON.stringify(before.source) !== JSON.stringify(after.source))
    await saveFact(trx, { ...after, updatedAt: at });
}

function sourceOf({ source }: Pick<Fact, 'source'>): StoredFact['source'] {
  const { type = 'faq', id, label, quote, sentence = quote, language } = source;
  return { type, id, label, quote: sentence, language, state: 'current' };
}

function toFact({ attribute, value, conditions, exceptions, source }: StoredFact): Fact {
  const { type, id, label, quote, language } = source;
  return { attribute, value, conditions, exceptions, source: { type, id, label, quote, language } };
}
