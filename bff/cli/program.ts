import { Command, type CommanderError } from 'commander';
import { askCommand } from './ask.ts';
import { backupCommand } from './backup.ts';
import { doctorCommand } from './doctor.ts';
import { detectCommand, matchCommand, understandCommand } from './lines.ts';
import { migrateCommand } from './migrate.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';

/** Exit codes every command keeps to. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** The command line: one file per command beside this one. */
export function createProgram(): Command {
  const program = new Command('service-chat')
    .description('Guest communication for hotels: answers on the website, WhatsApp and SMS, and a desk for the staff')
    .showHelpAfterError('Add --help to see what this takes.')
    .exitOverride(leave);
  for (const command of [
    serveCommand(),
    askCommand(),
    doctorCommand(),
    migrateCommand(),
    backupCommand(),
    simulateCommand(),
    detectCommand(),
    understandCommand(),
    matchCommand(),
  ]) {
    program.addCommand(command.exitOverride(leave).copyInheritedSettings(program));
  }
  return program;
}

function leave(error: CommanderError): never {
  process.exit(error.exitCode === 0 ? EXIT.ok : EXIT.usage);
}
