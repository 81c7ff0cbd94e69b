import { Command } from 'commander';
import { endsInWords, openOwnStore } from '../own-store.ts';
import { settingsOrExit } from './settings.ts';

/** `audit verify`: checks the audit log by its signatures and anchors. The server may be running. */
export function auditCommand(): Command {
  const audit = new Command('audit').description('The log of who did what');
  audit
    .command('verify')
    .description('Say whether an entry was changed, cut, put in, or the whole log rolled back; leaves with 1 where so')
    .option('--anchors <file>', 'a copy of the file of anchors, kept elsewhere')
    .option('--json', 'print { "whole", "rows", "fault": { "number", "words" } | null, "anchors" }')
    .action(async ({ anchors, json }: { anchors?: string; json?: true }) => {
      const config = settingsOrExit();
      const { createWitness } = await import('../../operation/anchor-witness.ts');
      const { verifyAudit } = await import('../../operation/verify-audit.ts');
      await endsInWords(async () => {
        const { db, secrets, close } = await openOwnStore(config);
        const { dataDir, anchorUrl } = config;
        const anchorFile = anchors ?? config.anchorFile;
        const witness = anchorUrl === null ? null : createWitness(anchorUrl);
        const verdict = await verifyAudit({ db, secrets, anchorFile, dataDir, witness }).finally(close);
        if (!verdict.whole) process.exitCode = 1;
        if (json) return console.log(JSON.stringify(verdict));
        if (verdict.fault === null) console.log(`The audit log is whole: ${verdict.rows} entries.`);
        if (verdict.anchors !== 'apart') console.log(WORTH[verdict.anchors]);
        if (verdict.fault === null) return;
        console.error(`${verdict.fault.words}.`);
        console.error('Restore a backup of before, keep this store for whoever looks into it, and rotate the keys.');
      });
    });
  return audit;
}

const WORTH = {
  beside:
    'The anchors lie in the data folder: whoever puts the whole folder back to an earlier day is not seen. Set AUDIT_ANCHOR_FILE to another disk, or AUDIT_ANCHOR_URL to another server.',
  silent: 'AUDIT_ANCHOR_URL does not answer or holds nothing: what it was told is not held against the log this time.',
};
