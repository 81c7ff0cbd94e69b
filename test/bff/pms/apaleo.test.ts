import { apaleoAdapter } from '../../../bff/pms/apaleo/adapter.ts';
import { toReservationId } from '../../../bff/simulators/apaleo/hotel.ts';
import { startSimulator } from '../../../bff/simulators/apaleo/simulator.ts';
import { describePmsAdapter } from '../../contract/pms.ts';
import { readApiDescription } from '../../support/pms/openapi.ts';

describePmsAdapter({
  adapter: apaleoAdapter,
  startSimulator,
  listCall: /^GET \/booking\/v1\/reservations\?/,
  writeCalls: /^(?:POST|PATCH|DELETE|PUT) \/(?:booking|finance|operations)\//,
  confirmationOf: ({ id }) => toReservationId(id),
  lacks: ['preferences', 'merge', 'guestId', 'arrivalTime'],
  hasTokens: true,
  description: readApiDescription('apaleo'),
});
