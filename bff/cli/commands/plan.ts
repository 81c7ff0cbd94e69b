import { Command } from 'commander';
import { PLAN_IDS, type Plan } from '../../../shared/domain/house/plans.ts';
import type { Account } from '../../store/account/accounts.ts';
import { endsInWords, openOwnStore } from '../own-store.ts';
import { settingsOrExit } from './settings.ts';

/** `plan`: shows and changes the plans of accounts. Takes effect at once; the server may be running. */
export function planCommand(): Command {
  const plan = new Command('plan').description('Under which plan each account is');
  plan
    .command('show')
    .description('Print each account with its plan')
    .option('--json', 'print [{ "accountId", "plan" }]')
    .action(async (options: { json?: true }) => {
      const { listAccounts } = await import('../../store/account/accounts.ts');
      const config = settingsOrExit();
      await endsInWords(async () => {
        const { db, close } = await openOwnStore(config);
        const accounts = await listAccounts(db).finally(close);
        const shown = accounts.map(({ id: accountId, plan: its }) => ({ accountId, plan: its }));
        if (options.json) return console.log(JSON.stringify(shown));
        for (const one of shown) console.log(`${one.accountId}  ${one.plan}`);
        if (shown.length === 0) console.log('There is no account yet.');
      });
    });
  plan
    .command('set')
    .description('Put an account under another plan; what it does not hold rests, and nothing is lost')
    .argument('<plan>', PLAN_IDS.join(', '))
    .argument('[account]', 'whose, as plan show names it (the only one’s by itself)')
    .option(
      '--force',
      'also where it holds fewer properties: the oldest are answered, guests of the others go to staff',
    )
    .option('--json', 'print { "accountId", "plan" }')
    .action(async (planName: string, account: string | undefined, options: { force?: true; json?: true }) => {
      const { changePlan, listAccounts } = await import('../../store/account/accounts.ts');
      const { appendAudit } = await import('../../store/account/audit.ts');
      const config = settingsOrExit();
      await endsInWords(async () => {
        const to = choosePlan(planName);
        const { db, writer, secrets, close } = await openOwnStore(config);
        try {
          const selected = chooseAccount(await listAccounts(db), account);
          const { id: accountId } = selected;
          const at = new Date().toISOString();
          await writer.write(async (trx) => {
            await changePlan(trx, selected, { plan: to, at, forced: options.force === true });
            const entry = { accountId, propertyId: null, actor: 'system', subject: accountId } as const;
            const detail = { from: selected.plan, to };
            await appendAudit(trx, secrets, { ...entry, action: 'plan.changed', detail }, at);
          });
          console.log(options.json ? JSON.stringify({ accountId, plan: to }) : `${accountId} is under the plan ${to}.`);
        } finally {
          await close();
        }
      });
    });
  return plan;
}

function choosePlan(planName: string): Plan {
  const plan = PLAN_IDS.find((one) => one === planName);
  if (plan === undefined) throw new Error(`There is no plan ${planName}: there are ${PLAN_IDS.join(', ')}`);
  return plan;
}

function chooseAccount(accounts: readonly Account[], given: string | undefined): Account {
  const matches = accounts.filter(({ id }) => given === undefined || id === given);
  const [only] = matches;
  if (only !== undefined && matches.length === 1) return only;
  if (accounts.length === 0) throw new Error('There is no account yet');
  throw new Error(`Say whose:\n${accounts.map(({ id, plan }) => `  ${id}  ${plan}`).join('\n')}`);
}
