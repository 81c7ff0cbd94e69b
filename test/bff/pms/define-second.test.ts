import { describePmsAdapter } from '../../contract/pms.ts';
import { adapter } from '../../support/pms/ledger-adapter.ts';
import { startLedgerPms } from '../../support/pms/ledger-pms.ts';

/**
 * A second PMS, written from the tutorial's page: a password, page numbers, local timestamps, cents, separate guests,
 * an idempotency key.
 */
describePmsAdapter({
  adapter,
  startSimulator: startLedgerPms,
  listCall: /^GET \/v2\/stays\?/,
  writeCalls: /^(?:POST|PUT|PATCH) /,
  confirmationOf: ({ id }) => `LG-${id}`,
  lacks: ['offers'],
  hasTokens: false,
});
