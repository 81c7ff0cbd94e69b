import { describePmsAdapter } from '../../contract/pms.ts';
import { adapter } from '../../support/pms/ledger-adapter.ts';
import { startLedgerPms } from '../../support/pms/ledger-pms.ts';

/** A second PMS by the tutorial's page: a password, pages by number, local stamps, cents, guests apart, an idempotency key. */
describePmsAdapter({
  adapter,
  startSimulator: startLedgerPms,
  listCall: /^GET \/v2\/stays\?/,
  writeCalls: /^(?:POST|PUT|PATCH) /,
  confirmationOf: ({ id }) => `LG-${id}`,
  lacks: ['offers'],
  hasTokens: false,
});
