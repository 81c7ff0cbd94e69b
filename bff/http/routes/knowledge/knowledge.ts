import { catalogueAnswer, catalogueQuery, coverageAnswer } from '../../../../shared/api/house/knowledge.ts';
import { coverKnowledge } from '../../../conversation/house/house-coverage.ts';
import { ATTRIBUTES } from '../../../knowledge/facts/catalogue.ts';
import { labelSubjects, labelTerms } from '../../../knowledge/facts/catalogue-labels.ts';
import { subjectNameOf } from '../../../knowledge/facts/settle-facts.ts';
import { isTellable, valueTypeOf } from '../../../knowledge/facts/tellable.ts';
import { propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { saidIn } from './knowledge-language.ts';

export const knowledgeRoutes = [
  route({
    method: 'GET',
    path: '/api/knowledge/catalogue',
    access: 'property:read',
    property: true,
    summary: 'Return the catalogue of facts: attributes with types and questions, and the permitted values',
    status: 200,
    query: catalogueQuery,
    answer: catalogueAnswer,
    async handler(call) {
      const language = saidIn(call);
      const labels = labelSubjects(language);
      const items = [...ATTRIBUTES.values()].map(({ id: attribute, type, question }) => {
        const subject = subjectNameOf(attribute);
        const storedAs = isTellable(attribute) ? ('fact' as const) : ('text' as const);
        return {
          attribute,
          subject,
          label: labels.get(subject) ?? subject,
          type: valueTypeOf(type),
          question,
          kept: storedAs,
        };
      });
      return { items, nextCursor: null, terms: labelTerms(language) };
    },
  }),
  route({
    method: 'GET',
    path: '/api/knowledge/coverage',
    access: 'property:read',
    property: true,
    summary: 'Return how many of the guests’ questions can be answered, what is missing, and the coverage by language',
    status: 200,
    answer: coverageAnswer,
    handler: (call) => coverKnowledge(call.deps, propertyOf(call).id, call.now),
  }),
];
