import type { Command } from 'commander';
import { askCommand } from './ask.ts';
import { assembleProgram } from './assemble.ts';
import { backupCommand } from './backup.ts';
import { doctorCommand } from './doctor.ts';
import { lineCommands } from './lines.ts';
import { migrateCommand } from './migrate.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';

/** The command line: one file per command beside this one. */
export function createProgram(): Command {
  return assembleProgram([
    serveCommand(),
    askCommand(),
    doctorCommand(),
    migrateCommand(),
    backupCommand(),
    simulateCommand(),
    ...lineCommands(),
  ]);
}
