import { askAnswer, askBody } from '../../../../shared/api/conversations.ts';
import { faqImport, faqImportBody } from '../../../../shared/api/house/faq-import.ts';
import { type TrainingBody, trainingAnswer, trainingBody } from '../../../../shared/api/house/training.ts';
import { ServiceError } from '../../../base/errors.ts';
import { readFaqs } from '../../../faq-import/read-faqs.ts';
import { coverage } from '../../../knowledge/coverage.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { loadTraining, replaceTraining, type StoredTraining } from '../../../store/house/training.ts';
import { auditEntry, fieldFault, principalOf, propertyOf, writeAndRefreshPages } from '../../request/call.ts';
import { route } from '../../route.ts';

const TRAINING_BYTES_MAX = 8 * 1024 * 1024;

export const trainingRoutes = [
  route({
    method: 'GET',
    path: '/api/ai/training',
    access: 'property:read',
    property: true,
    summary: 'Return the property’s training, and guests’ questions that it does not cover',
    status: 200,
    answer: trainingAnswer,
    handler: async (call) => describe(await loadTraining(call.deps.db, propertyOf(call).id)),
  }),
  route({
    method: 'PUT',
    path: '/api/ai/training',
    access: 'property:write',
    property: true,
    summary: 'Replace the property’s training; effective from the next guest message on',
    status: 200,
    bodyBytesMax: TRAINING_BYTES_MAX,
    body: trainingBody,
    answer: trainingAnswer,
    errors: ['conflict'],
    handler: (call) =>
      writeAndRefreshPages(call, async (trx) => {
        const { id } = propertyOf(call);
        const before = await loadTraining(trx, id);
        checkRevision(before, call.body.revision);
        checkIds(before, call.body.faqs);
        const at = call.now.toISOString();
        const stored = await replaceTraining(trx, id, call.body, at);
        const detail = { faqs: stored.faqs.length, revision: stored.revision };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'training.changed', id, detail), at);
        return describe(stored);
      }),
  }),
  route({
    method: 'POST',
    path: '/api/ai/training/import',
    access: 'property:write',
    property: true,
    summary: 'Extract FAQ entries from a file or page, for review; nothing is stored',
    status: 200,
    bodyBytesMax: TRAINING_BYTES_MAX,
    body: faqImportBody,
    answer: faqImport,
    async handler(call) {
      const { format, content } = call.body;
      const { faqs } = await loadTraining(call.deps.db, propertyOf(call).id);
      return readFaqs(format, content, faqs);
    },
  }),
  route({
    method: 'POST',
    path: '/api/ai/ask',
    access: 'property:read',
    property: true,
    summary: 'Ask a question as a guest: nothing is stored, and the plan’s usage does not change',
    status: 200,
    body: askBody,
    answer: askAnswer,
    async handler(call) {
      const { text, language, reservationId } = call.body;
      if (reservationId !== undefined && !principalOf(call).scopes.includes('guests:read'))
        throw new ServiceError('forbidden', 'reservationId: seeing a booking needs the right guests:read');
      return askAnswer.parse(await call.deps.ask(propertyOf(call).id, { text, language, reservationId }));
    },
  }),
];

function describe({ propertyInfo, faqs, revision }: StoredTraining) {
  const { answered, missing } = coverage(propertyInfo, faqs);
  return { propertyInfo, faqs, coverage: { answered: [...answered], missing: [...missing] }, revision };
}

/** Throws if a colleague changed the training since the caller read it. */
function checkRevision({ revision }: StoredTraining, seen: number | undefined): void {
  if (seen === undefined || seen === revision) return;
  throw new ServiceError(
    'conflict',
    `A colleague changed what is taught: it is at revision ${revision} now, not ${seen}`,
  );
}

/** An entry's id must be one of this property's, and occur only once. */
function checkIds(stored: StoredTraining, faqs: TrainingBody['faqs']): void {
  const unusedIds = new Set(stored.faqs.map(({ id }) => id));
  for (const [index, { id }] of faqs.entries()) {
    if (id !== undefined && !unusedIds.delete(id))
      throw fieldFault(`/faqs/${index}/id`, 'unknown', 'name an entry of this property, once, or leave it out');
  }
}
