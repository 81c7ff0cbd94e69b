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

/** Raise it when fact extraction improves: the texts of every house are then read again. */
const READER = 1;

/** The owner's decisions on the house's facts (confirmed, corrected, rejected). */
export async function loadSettled(db: Db, propertyId: string): Promise<Settled> {
  const decided = await listDecidedFacts(db, propertyId);
  const isApproved = ({ status, isRemoved }: StoredFact) =>
    !isRemoved && (status === 'confirmed' || status === 'corrected');
  return {
    confirmed: decided.filter(isApproved).map(toFact),
    rejected: new Set(decided.flatMap((one) => (isApproved(one) || one.key === null ? [] : [one.key]))),
  };
}

/**
 * Extracts facts from the house's texts if these have changed. Unreviewed facts follow the texts. Facts that the owner
 * confirmed or corrected stay, with a note if the text no longer states them. If the engine runs out of time, the facts
 * stay unchanged.
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
  /** Whether the entry of the FAQs still exists. */
  isThere(id: string): boolean;
  at: string;
}

async function storeReading(trx: Trx, { propertyId, facts, isThere, at }: Reading): Promise<void> {
  const stored = (await listAllFacts(trx, propertyId)).filter(({ key }) => key !== null);
  const unmatched = new Map(facts.map((fact) => [factKey(fact), fact]));
  const lostFacts: StoredFact[] = [];
  for (const fact of stored) {
    const reread = fact.key === null ? undefined : unmatched.get(fact.key);
    if (reread === undefined) {
      lostFacts.push(fact);
      continue;
    }
    unmatched.delete(fact.key ?? '');
    await saveIfChanged(trx, fact, { ...fact, source: sourceOf(reread) }, at);
  }
  const removedIds: string[] = [];
  for (const old of lostFacts) {
    const same = [...unmatched].find(([, fact]) => fact.source.id === old.source.id && saysTheSame(fact, old));
    if (same !== undefined) {
      // The text now says what the owner had corrected the fact to.
      unmatched.delete(same[0]);
      await saveIfChanged(trx, old, { ...old, key: same[0], readAs: null, source: sourceOf(same[1]) }, at);
    } else if (old.isRemoved || old.status === 'read' || old.status === 'rejected') removedIds.push(old.id);
    else {
      const isGone = old.source.type === 'faq' && !isThere(old.source.id);
      await saveIfChanged(trx, old, { ...old, source: { ...old.source, state: isGone ? 'gone' : 'changed' } }, at);
    }
  }
  await deleteFacts(trx, propertyId, removedIds);
  const room = FACTS_MAX - (stored.length - removedIds.length);
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

/** Saves a fact if its source changed. */
async function saveIfChanged(trx: Trx, before: StoredFact, after: StoredFact, at: string): Promise<void> {
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
