import type { Command } from 'commander';
import { askCommand } from './ask.ts';
import { assembleProgram } from './assemble.ts';
import { auditCommand } from './audit.ts';
import { backupCommand } from './backup.ts';
import { doctorCommand } from './doctor.ts';
import { eraseCommand, exportCommand } from './guest-data.ts';
import { keysCommand } from './keys.ts';
import { lineCommands } from './lines.ts';
import { migrateCommand } from './migrate.ts';
import { networkCommand } from './network.ts';
import { restoreCommand, verifyCommand } from './restore.ts';
import { serveCommand } from './serve.ts';
import { signInLinkCommand } from './sign-in-link.ts';
import { simulateCommand } from './simulate.ts';

/**
 * The command line: one file per command beside this one. What a command works with is loaded by its action, so that
 * nobody who asks for help, or gives an option that is none, waits for a server.
 */
export function createProgram(): Command {
  return assembleProgram([
    serveCommand(),
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
    simulateCommand(),
    ...lineCommands(),
  ]);
}
