import { z } from 'zod';
import { ACTIVITIES, DATA_KINDS, PROCESSOR_KINDS } from '../../domain/house/processing.ts';

/** The record of processing activities (GDPR, Art. 30), as far as this server knows: what is connected and configured now. */
export const processing = z.strictObject({
  house: z.string().describe('The name of the hotel'),
  at: z.string().describe('The time of the record (ISO 8601, UTC)'),
  activities: z.array(
    z.strictObject({
      id: z.enum(ACTIVITIES),
      purpose: z.string().describe('The purpose'),
      people: z.enum(['guests', 'staff']).describe('The persons whose data is processed'),
      data: z.array(z.enum(DATA_KINDS)).describe('The kinds of personal data'),
      keptDays: z
        .int()
        .nullable()
        .describe('The number of days after which the data is deleted; null: only deleted by a person'),
      recipients: z.array(z.string()).describe('The ids of the processors that receive data'),
    }),
  ),
  processors: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(PROCESSOR_KINDS),
      name: z.string(),
      host: z.string().nullable().describe('The host that receives the data; null: the vendor’s own API'),
      since: z.string().nullable().describe('The time of connection (ISO 8601, UTC); null: set by the operator'),
    }),
  ),
});
export type Processing = z.infer<typeof processing>;
