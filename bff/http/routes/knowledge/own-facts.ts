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

/** A fact that the owner wrote, or confirmed from a page. */
export function toOwnFact(
  { id: propertyId, languages }: { id: string; languages: readonly string[] },
  { attribute, value, conditions, exceptions, source }: z.output<typeof factBody>,
  at: string,
): Omit<StoredFact, 'id'> {
  const language = houseLanguage({ languages });
  const content = { value, conditions, exceptions };
  const ownSource = {
    type: 'owner' as const,
    id: '',
    quote: sayFact({ attribute, ...content }, language) ?? '',
    language,
  };
  return {
    ...content,
    propertyId,
    attribute,
    key: null,
    readAs: null,
    status: 'confirmed',
    isRemoved: false,
    source: { ...(source ?? ownSource), label: '', state: 'current' },
    createdAt: at,
    updatedAt: at,
  };
}

/** Throws `conflict` if the property has no room for this many more facts. */
export async function requireRoom(trx: Trx, propertyId: string, more: number): Promise<void> {
  if ((await countFacts(trx, propertyId)) + more > FACTS_MAX)
    throw new ServiceError('conflict', `A property has at most ${FACTS_MAX} facts; take one out first`);
}

/** Removes a fact, as its owner would by hand; false if it no longer exists. */
export async function removeFact(trx: Trx, call: Call<unknown, unknown>, id: string, at: string): Promise<boolean> {
  const { id: propertyId } = propertyOf(call);
  const fact = await findFact(trx, propertyId, id);
  if (fact === undefined) return false;
  if (fact.key === null) await deleteFacts(trx, propertyId, [id]);
  else await saveFact(trx, { ...fact, isRemoved: true, updatedAt: at });
  const detail = { attribute: fact.attribute };
  await appendAudit(trx, call.deps.secrets, auditEntry(call, 'fact.removed', id, detail), at);
  return true;
}

/**
 * Throws unless the attribute takes values of this type and is stored as a fact. `present`: the type the fact has
 * already; `at`: the JSON pointer of the fact in the body.
 */
export function requireFit(attribute: string, type: string, present?: string, at = ''): void {
  const catalogueEntry = ATTRIBUTES.get(attribute);
  if (catalogueEntry === undefined)
    throw fieldFault(`${at}/attribute`, 'unknown', 'an attribute that the catalogue names');
  if (type === present) return;
  if (!isTellable(attribute))
    throw fieldFault(
      `${at}/attribute`,
      'kept_as_text',
      'write it as an entry of the training: it is told in your own words',
    );
  const rightType = valueTypeOf(catalogueEntry.type);
  if (type !== rightType)
    throw fieldFault(`${at}/value/type`, 'invalid_value', `${attribute} takes a value of type ${rightType}`);
}
