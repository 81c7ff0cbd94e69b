import { z } from 'zod';
import { ACTIVITIES, DATA_KINDS, PROCESSOR_KINDS } from '../../domain/house/processing.ts';

/** The record of processing activities (GDPR, Art. 30), as far as this server knows: what is connected and configured now. */
export const processing = z.strictObject({
  house: z.string().describe('Whose record it is'),
  at: z.string().describe('As of when (UTC)'),
  activities: z.array(
    z.strictObject({
      id: z.enum(ACTIVITIES),
      purpose: z.string().describe('What it is done for'),
      people: z.enum(['guests', 'staff']).describe('Whose data it is'),
      data: z.array(z.enum(DATA_KINDS)).describe('Which kinds of personal data'),
      keptDays: z.int().nullable().describe('After how many days it is deleted; null: when somebody deletes it'),
      recipients: z.array(z.string()).describe('Who outside gets some of it, by the ids of the processors'),
    }),
  ),
  processors: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(PROCESSOR_KINDS),
      name: z.string(),
      host: z.string().nullable().describe('Where the data goes; null: to where the vendor’s own API stands'),
      since: z.string().nullable().describe('When it was connected (UTC); null: by the operator’s settings'),
    }),
  ),
});
export type Processing = z.infer<typeof processing>;
