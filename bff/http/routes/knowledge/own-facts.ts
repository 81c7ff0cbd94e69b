import type { z } from 'zod';
import type { factBody } from '../../../../shared/api/house/knowledge.ts';
import { ServiceError } from '../../../base/errors.ts';
import { ATTRIBUTES } from '../../../knowledge/facts/catalogue.ts';
import { sayFact } from '../../../knowledge/facts/saying/say-fact.ts';
import { isTellable, valueTypeOf } from '../../../knowledge/facts/tellable.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import {
  countFacts,
  deleteFacts,
  FACTS_MAX,
  findFact,
  type StoredFact,
  saveFact,
} from '../../../store/house/house-facts.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, type Call, fieldFault, propertyOf } from '../../request/call.ts';
import { houseLanguage } from './knowledge-language.ts';

/** A fact in the owner's own name, or of a page that they have seen. */
export function toOwnFact(
  { id: propertyId, languages }: { id: string; languages: readonly string[] },
  { attribute, value, conditions, exceptions, source }: z.output<typeof factBody>,
  at: string,
): Omit<StoredFact, 'id'> {
  const language = houseLanguage({ languages });
  const words = { value, conditions, exceptions };
  const own = { type: 'owner' as const, id: '', quote: sayFact({ attribute, ...words }, language) ?? '', language };
  return {
    ...words,
    propertyId,
    attribute,
    key: null,
    readAs: null,
    status: 'confirmed',
    isRemoved: false,
    source: { ...(source ?? own), label: '', state: 'current' },
    createdAt: at,
    updatedAt: at,
  };
}

/** Throws `conflict` where the property has no room for so many more. */
export async function requireRoom(trx: Trx, propertyId: string, more: number): Promise<void> {
  if ((await countFacts(trx, propertyId)) + more > FACTS_MAX)
    throw new ServiceError('conflict', `A property has at most ${FACTS_MAX} facts; take one out first`);
}

/** Takes a fact out, as its owner would by hand; false where it is there no more. */
export async function takeOut(trx: Trx, call: Call<unknown, unknown>, id: string, at: string): Promise<boolean> {
  const { id: propertyId } = propertyOf(call);
  const found = await findFact(trx, propertyId, id);
  if (found === undefined) return false;
  if (found.key === null) await deleteFacts(trx, propertyId, [id]);
  else await saveFact(trx, { ...found, isRemoved: true, updatedAt: at });
  const detail = { attribute: found.attribute };
  await appendAudit(trx, call.deps.secrets, auditEntry(call, 'fact.removed', id, detail), at);
  return true;
}

/** The attribute takes values of this type, and is kept as a fact. `present`: the type it has already; `at`: where in the body it stands. */
export function requireFit(attribute: string, type: string, present?: string, at = ''): void {
  const known = ATTRIBUTES.get(attribute);
  if (known === undefined) throw fieldFault(`${at}/attribute`, 'unknown', 'an attribute that the catalogue names');
  if (type === present) return;
  if (!isTellable(attribute))
    throw fieldFault(
      `${at}/attribute`,
      'kept_as_text',
      'write it as an entry of the training: it is told in your own words',
    );
  const right = valueTypeOf(known.type);
  if (type !== right)
    throw fieldFault(`${at}/value/type`, 'invalid_value', `${attribute} takes a value of type ${right}`);
}
