import { listOf } from '../../../../shared/api/common.ts';
import {
  pmsEnabled,
  pmsEnabledBody,
  pmsLogLine,
  pmsLogQuery,
  pmsSettings,
  pmsSettingsBody,
  pmsSourceQuery,
  pmsSync,
  pmsSyncBody,
  pmsSyncStarted,
  pmsSyncsQuery,
} from '../../../../shared/api/pms.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { describeRun } from '../../../sync/pull/describe-run.ts';
import { auditEntry, param, principalOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { requireIntegrations, sourceOf } from './pms-connection.ts';

/** Starting a sync, its progress, and the settings of automatic syncs. */
export const pmsSyncRoutes = [
  route({
    method: 'POST',
    path: '/api/integrations/pms/sync',
    access: 'property:write',
    property: true,
    summary: 'Start a sync; an identical sync in progress is joined',
    status: 202,
    query: pmsSourceQuery,
    body: pmsSyncBody,
    answer: pmsSyncStarted,
    errors: ['plan_limit', 'pms_not_connected', 'overloaded'],
    async handler(call) {
      await requireIntegrations(call);
      const of = sourceOf(call);
      const { syncId, state } = await call.deps.sync.startSync(of, call.body, async (trx, run) => {
        const entry = auditEntry(call, 'pms.sync_started', run.syncId, { entities: run.entities });
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
        await call.record(trx, { syncId: run.syncId, state: run.state });
      });
      return { syncId, state };
    },
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/sync',
    access: 'property:read',
    property: true,
    summary: 'List the newest syncs',
    status: 200,
    query: pmsSyncsQuery,
    answer: listOf(pmsSync),
    async handler(call) {
      const runs = await call.deps.sync.listSyncs(sourceOf(call), call.query.limit);
      return { items: runs.map(describeRun), nextCursor: null };
    },
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/sync/enabled',
    access: 'property:read',
    property: true,
    summary: 'Return the kinds of records that are synced',
    status: 200,
    query: pmsSourceQuery,
    answer: pmsEnabled,
    errors: ['pms_not_connected'],
    handler: (call) => call.deps.sync.readEnabled(sourceOf(call)),
  }),
  route({
    method: 'PUT',
    path: '/api/integrations/pms/sync/enabled',
    access: 'property:write',
    property: true,
    summary: 'Set the kinds of records that are synced; absent fields stay unchanged',
    status: 200,
    query: pmsSourceQuery,
    body: pmsEnabledBody,
    answer: pmsEnabled,
    errors: ['pms_not_connected'],
    handler: (call) => call.deps.sync.writeEnabled(sourceOf(call), call.body, principalOf(call)),
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/sync/settings',
    access: 'property:read',
    property: true,
    summary: 'Return the sync settings',
    status: 200,
    query: pmsSourceQuery,
    answer: pmsSettings,
    errors: ['pms_not_connected'],
    handler: (call) => call.deps.sync.readSettings(sourceOf(call)),
  }),
  route({
    method: 'PUT',
    path: '/api/integrations/pms/sync/settings',
    access: 'property:write',
    property: true,
    summary: 'Change the sync settings, including the winner of conflicts; absent fields stay unchanged',
    status: 200,
    query: pmsSourceQuery,
    body: pmsSettingsBody,
    wrapper: 'sync',
    answer: pmsSettings,
    errors: ['pms_not_connected'],
    handler: (call) => call.deps.sync.writeSettings(sourceOf(call), call.body, principalOf(call)),
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/sync/{syncId}',
    access: 'property:read',
    property: true,
    summary: 'Return the progress or result of a sync',
    status: 200,
    query: pmsSourceQuery,
    answer: pmsSync,
    handler: async (call) => describeRun(await call.deps.sync.readSync(sourceOf(call), param(call, 'syncId'))),
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/logs',
    access: 'property:read',
    property: true,
    summary: 'List the PMS log, newest first; secrets and guests’ data are masked',
    status: 200,
    query: pmsLogQuery,
    answer: listOf(pmsLogLine),
    handler: (call) => call.deps.sync.listLogs(sourceOf(call), call.query),
  }),
];
