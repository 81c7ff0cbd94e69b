import { assembleProgram } from './assemble.ts';
import { isLineCommand, lineCommands } from './lines.ts';

// Who has lines answered need not wait until a whole server is loaded.
const program = isLineCommand(process.argv[2])
  ? assembleProgram(lineCommands())
  : (await import('./program.ts')).createProgram();
await program.parseAsync();
