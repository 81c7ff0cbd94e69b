import { z } from 'zod';

/** A copy of the whole store on the server's disk. */
export const backup = z.strictObject({
  name: z.string().describe('The name of the file in DATA_DIR/backups'),
  bytes: z.int(),
  at: z.string(),
});
export type Backup = z.infer<typeof backup>;
