import type { z } from 'zod';
import { catalogueQuery } from '../../../../shared/api/house/knowledge.ts';
import { keepFactsAnswer, keepFactsBody, pageAnswer, pageBody } from '../../../../shared/api/house/site-import.ts';
import { rereadFacts } from '../../../conversation/house/house-facts.ts';
import { siftFaqs } from '../../../faq-import/read-faqs.ts';
import { saysTheSame } from '../../../knowledge/facts/fact-key.ts';
import { sayFact } from '../../../knowledge/facts/saying/say-fact.ts';
import { isTellable } from '../../../knowledge/facts/tellable.ts';
import { type ReadSitePage, readSitePage } from '../../../site-import/read-page.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { insertFacts, listAllFacts, type StoredFact } from '../../../store/house/house-facts.ts';
import { loadTraining } from '../../../store/house/training.ts';
import { findServing } from '../../../store/sqlite/serving.ts';
import { auditEntry, orNotFound, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { saidIn } from './knowledge-language.ts';
import { removeFact, requireFit, requireRoom, toOwnFact } from './own-facts.ts';

const PAGE_BYTES_MAX = 8 * 1_024 * 1_024;

export const siteImportRoutes = [
  route({
    method: 'POST',
    path: '/api/knowledge/pages',
    access: 'property:write',
    property: true,
    limit: 'page',
    summary: 'Extract facts and FAQ entries from a page of the hotel’s own site, for review; nothing is stored',
    status: 200,
    bodyBytesMax: PAGE_BYTES_MAX,
    query: catalogueQuery,
    body: pageBody,
    answer: pageAnswer,
    errors: ['page_unreachable'],
    async handler(call) {
      const { deps, body } = call;
      const { id: propertyId } = propertyOf(call);
      const { url, content } =
        body.content === undefined ? await deps.pages.fetch(body.url) : { ...body, content: body.content };
      const { property } = orNotFound(await findServing(deps.db, propertyId), 'property');
      const currency = property.currency === '' ? 'EUR' : property.currency;
      const page = await readSitePage({ engine: deps.engine, propertyId, currency, url, content });
      await rereadFacts(deps, propertyId);
      const currentFacts = (await listAllFacts(deps.db, propertyId)).filter(
        (one) => !one.isRemoved && one.status !== 'rejected',
      );
      const { faqs } = await loadTraining(deps.db, propertyId);
      const { title, language, isWhole, links } = page;
      const facts = page.facts.filter(({ attribute }) => isTellable(attribute));
      const foundFacts = facts.map((fact) => describe(fact, currentFacts, saidIn(call)));
      return { url, title, language, isWhole, facts: foundFacts, links, ...siftFaqs(page.faqs, faqs) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/knowledge/facts/keep',
    access: 'property:write',
    property: true,
    summary: 'Add several facts that the owner has reviewed, replacing others if stated; either all or none are added',
    status: 200,
    bodyBytesMax: PAGE_BYTES_MAX,
    body: keepFactsBody,
    answer: keepFactsAnswer,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const property = propertyOf(call);
        const { facts } = call.body;
        for (const [index, { attribute, value }] of facts.entries())
          requireFit(attribute, value.type, undefined, `/facts/${index}`);
        await requireRoom(trx, property.id, facts.length);
        const at = call.now.toISOString();
        const replacedIds = [...new Set(facts.flatMap(({ replaces }) => replaces ?? []))];
        const removed = (await Promise.all(replacedIds.map((id) => removeFact(trx, call, id, at)))).filter(
          Boolean,
        ).length;
        const added = await insertFacts(
          trx,
          facts.map((fact) => toOwnFact(property, fact, at)),
        );
        for (const { id, attribute } of added)
          await appendAudit(trx, call.deps.secrets, auditEntry(call, 'fact.added', id, { attribute }), at);
        return { added: added.length, removed };
      }),
  }),
];

function describe(
  fact: ReadSitePage['facts'][number],
  currentFacts: readonly StoredFact[],
  language: string,
): z.input<typeof pageAnswer>['facts'][number] {
  const { attribute, value, conditions, exceptions, source } = fact;
  const sameFact = currentFacts.find((one) => saysTheSame(one, fact));
  const storedFact = sameFact ?? currentFacts.find((one) => one.attribute === attribute);
  return {
    attribute,
    value,
    conditions,
    exceptions,
    said: sayFact(fact, language) ?? source.quote,
    source: { type: 'page', id: source.id, quote: source.quote, language: source.language },
    known:
      storedFact === undefined
        ? null
        : {
            id: storedFact.id,
            said: sayFact(storedFact, language) ?? storedFact.source.quote,
            isSame: sameFact !== undefined,
          },
  };
}
