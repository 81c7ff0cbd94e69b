import { mewsAdapter } from '../../../bff/pms/mews/adapter.ts';
import { startSimulator } from '../../../bff/simulators/mews/simulator.ts';
import { describePmsAdapter } from '../../contract/pms.ts';

describePmsAdapter({
  adapter: mewsAdapter,
  startSimulator,
  listCall: /^POST \/api\/connector\/v1\/reservations\/getAll/,
  writeCalls: /^POST \/api\/connector\/v1\/\w+\/(?:add|update|close|cancel)$/,
  confirmationOf: ({ id }) => String(100_000 + id),
  hasTokens: false,
});
