import { Command, type CommanderError } from 'commander';

/** Exit codes of all commands. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** The command line with these commands. */
export function assembleProgram(commands: readonly Command[]): Command {
  const program = new Command('service-chat')
    .description(
      'Guest communication for hotels: answers on the website, WhatsApp, SMS and e-mail, and a desk for the staff',
    )
    .showHelpAfterError('Add --help to see what this takes.')
    .exitOverride(leave);
  for (const command of commands) program.addCommand(command.exitOverride(leave).copyInheritedSettings(program));
  return program;
}

function leave(error: CommanderError): never {
  process.exit(error.exitCode === 0 ? EXIT.ok : EXIT.usage);
}
