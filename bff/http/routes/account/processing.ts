import { processing } from '../../../../shared/api/account/processing.ts';
import { describeProcessing } from '../../../operation/processing.ts';
import { propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

export const processingRoutes = [
  route({
    method: 'GET',
    path: '/api/processing',
    access: 'property:read',
    property: true,
    summary:
      'Return the record of processing activities and the external processors, by the current connections and settings',
    status: 200,
    answer: processing,
    handler: (call) =>
      describeProcessing(call.deps.db, propertyOf(call), call.deps.config.outlets ?? NOWHERE, call.now),
  }),
];

const NOWHERE = { model: null, embeddings: null, mailHost: null };
