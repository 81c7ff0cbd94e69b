import { DeskSecretBox } from '../settings/secret-box.ts';
import { defineAll } from '../ui/define-all.ts';
import { DeskPmsArrivals } from './arrivals.ts';
import { DeskChannelBookings } from './channel-manager/bookings.ts';
import { DeskChannelManagerConnect } from './channel-manager/connect.ts';
import { DeskChannelManagerStatus } from './channel-manager/status.ts';
import { DeskPmsConflicts } from './conflicts.ts';
import { DeskPmsConnect } from './connect.ts';
import { DeskIntegrations } from './integrations.ts';
import { DeskPmsLogs } from './logs.ts';
import { DeskPmsMapping } from './mapping.ts';
import { DeskIntegrationsOverview } from './overview.ts';
import { DeskPmsPushes } from './pushes.ts';
import { DeskPmsRoomTypes } from './room-types.ts';
import { DeskPmsSources } from './source/pms-sources.ts';
import { DeskPmsStatus } from './status.ts';
import { DeskPmsEnabled } from './sync-enabled.ts';
import { DeskSyncNow } from './sync-now.ts';
import { DeskSyncProgress } from './sync-progress.ts';
import { DeskPmsSettings } from './sync-settings.ts';
import { DeskPmsTest } from './test-connection.ts';
import { DeskPmsUnmapped } from './unmapped.ts';

defineAll({
  'desk-sync-progress': DeskSyncProgress,
  'desk-sync-now': DeskSyncNow,
  'desk-pms-test': DeskPmsTest,
  'desk-pms-arrivals': DeskPmsArrivals,
  'desk-pms-sources': DeskPmsSources,
  'desk-pms-status': DeskPmsStatus,
  'desk-pms-connect': DeskPmsConnect,
  'desk-pms-enabled': DeskPmsEnabled,
  'desk-pms-settings': DeskPmsSettings,
  'desk-pms-room-types': DeskPmsRoomTypes,
  'desk-pms-unmapped': DeskPmsUnmapped,
  'desk-pms-mapping': DeskPmsMapping,
  'desk-pms-conflicts': DeskPmsConflicts,
  'desk-pms-pushes': DeskPmsPushes,
  'desk-pms-logs': DeskPmsLogs,
  'desk-secret-box': DeskSecretBox,
  'desk-channel-manager-connect': DeskChannelManagerConnect,
  'desk-channel-manager-status': DeskChannelManagerStatus,
  'desk-channel-bookings': DeskChannelBookings,
  'desk-integrations-overview': DeskIntegrationsOverview,
  'desk-integrations': DeskIntegrations,
});
