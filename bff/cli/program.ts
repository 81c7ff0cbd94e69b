import type { Command } from 'commander';
import { assembleProgram } from './assemble.ts';
import { askCommand } from './commands/ask.ts';
import { auditCommand } from './commands/audit.ts';
import { backupCommand } from './commands/backup.ts';
import { doctorCommand } from './commands/doctor.ts';
import { eraseCommand, exportCommand } from './commands/guest-data.ts';
import { initCommand } from './commands/init.ts';
import { keysCommand } from './commands/keys.ts';
import { migrateCommand } from './commands/migrate.ts';
import { networkCommand } from './commands/network.ts';
import { planCommand } from './commands/plan.ts';
import { restoreCommand, verifyCommand } from './commands/restore.ts';
import { signInLinkCommand } from './commands/sign-in-link.ts';
import { simulateCommand } from './commands/simulate.ts';
import { lineCommands } from './lines.ts';
import { serveCommand } from './serve.ts';

/** The command line: one file per command. Each action loads its own code, so that help and usage errors are fast. */
export function createProgram(): Command {
  return assembleProgram([
    serveCommand(),
    initCommand(),
    askCommand(),
    doctorCommand(),
    migrateCommand(),
    backupCommand(),
    restoreCommand(),
    verifyCommand(),
    keysCommand(),
    auditCommand(),
    exportCommand(),
    eraseCommand(),
    signInLinkCommand(),
    networkCommand(),
    planCommand(),
    simulateCommand(),
    ...lineCommands(),
  ]);
}
