import { Command } from 'commander';
import { endsInWords, openOwnStore } from './own-store.ts';
import { settingsOrExit } from './settings.ts';

/** `audit verify`: holds the audit log against its signatures and anchors. The server may run meanwhile. */
export function auditCommand(): Command {
  const audit = new Command('audit').description('The log of who did what');
  audit
    .command('verify')
    .description('Say whether an entry was changed, cut, put in, or the whole log rolled back; leaves with 1 where so')
    .option('--anchors <file>', 'a copy of the file of anchors, kept elsewhere')
    .option('--json', 'print { "whole", "rows", "fault": { "number", "words" } | null }')
    .action(async ({ anchors, json }: { anchors?: string; json?: true }) => {
      const config = settingsOrExit();
      const { verifyAudit } = await import('../operation/verify-audit.ts');
      await endsInWords(async () => {
        const { db, secrets, close } = await openOwnStore(config);
        const verdict = await verifyAudit({ db, secrets, anchorFile: anchors ?? config.anchorFile }).finally(close);
        if (!verdict.whole) process.exitCode = 1;
        if (json) return console.log(JSON.stringify(verdict));
        if (verdict.fault === null) return console.log(`The audit log is whole: ${verdict.rows} entries.`);
        console.error(`${verdict.fault.words}.`);
        console.error('Restore a backup of before, keep this store for whoever looks into it, and rotate the keys.');
      });
    });
  return audit;
}
