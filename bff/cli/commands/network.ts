import { Command } from 'commander';
import { endsInWords, openOwnStore } from '../own-store.ts';
import { settingsOrExit } from './settings.ts';

/** `network`: shows and removes network restrictions of accounts, to get back in. The server may be running. */
export function networkCommand(): Command {
  const network = new Command('network').description('From where accounts’ API and desk may be used');
  network
    .command('show')
    .description('Print the accounts that may not be used from everywhere, each with its list')
    .option('--json', 'print [{ "accountId", "allow" }]')
    .action(async (options: { json?: true }) => {
      const { listLimitedAccounts } = await import('../../store/account/account-network.ts');
      const config = settingsOrExit();
      await endsInWords(async () => {
        const { db, close } = await openOwnStore(config);
        const bound = await listLimitedAccounts(db).finally(close);
        if (options.json) return console.log(JSON.stringify(bound));
        for (const { accountId, allow } of bound) console.log(`${accountId}  ${allow.join(', ')}`);
        if (bound.length === 0) console.log('Every account may be used from everywhere.');
      });
    });
  network
    .command('open')
    .description('Let an account be used from everywhere again, for who locked themselves out')
    .argument('[account]', 'whose, as network show names it (the only bound one’s by itself)')
    .option('--json', 'print { "accountId" }')
    .action(async (account: string | undefined, options: { json?: true }) => {
      const { listLimitedAccounts, saveAllowedNetworks } = await import('../../store/account/account-network.ts');
      const { appendAudit } = await import('../../store/account/audit.ts');
      const config = settingsOrExit();
      await endsInWords(async () => {
        const { db, writer, secrets, close } = await openOwnStore(config);
        try {
          const bound = (await listLimitedAccounts(db)).map(({ accountId }) => accountId);
          const selected = bound.filter((id) => account === undefined || id === account);
          const [accountId] = selected;
          if (accountId === undefined || selected.length > 1) throw new Error(whose(bound));
          const at = new Date().toISOString();
          await writer.write(async (trx) => {
            await saveAllowedNetworks(trx, accountId, [], at);
            const entry = { accountId, propertyId: null, actor: 'system', subject: accountId, detail: { allow: [] } };
            await appendAudit(trx, secrets, { ...entry, action: 'network.changed' }, at);
          });
          console.log(options.json ? JSON.stringify({ accountId }) : `${accountId} may be used from everywhere.`);
        } finally {
          await close();
        }
      });
    });
  return network;
}

function whose(bound: readonly string[]): string {
  if (bound.length === 0) return 'Every account may be used from everywhere already';
  return `Say whose:\n${bound.map((id) => `  ${id}`).join('\n')}`;
}
