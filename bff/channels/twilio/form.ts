import { isPossiblePhoneNumber } from 'libphonenumber-js';
import { z } from 'zod';
import { apiAddress, keyField } from '../../../shared/api/channels.ts';
import { phoneField } from '../../../shared/api/common.ts';

/** Twilio's ids have two letters and 32 hexadecimal digits. */
const sid = (letters: string) =>
  z
    .string()
    .min(1)
    .max(34)
    .regex(new RegExp(`^${letters}[0-9a-fA-F]{32}$`), { error: `${letters} and 32 digits, as Twilio shows it` });

/** The connect form of SMS. */
export const form = z
  .strictObject({
    provider: z.enum(['twilio']).describe('Who carries them'),
    accountSid: sid('AC').describe('The account’s id'),
    authToken: keyField(256).describe('The account’s own token: it also signs what Twilio calls'),
    phoneNumber: phoneField
      .refine((number) => isPossiblePhoneNumber(number), { error: 'A number that can be called' })
      .optional()
      .describe('The house’s number there; this or messagingServiceSid'),
    messagingServiceSid: sid('MG').optional().describe('The messaging service whose numbers are used'),
    baseUrl: apiAddress.optional().describe('Left out: Twilio’s own'),
  })
  .refine(
    ({ phoneNumber, messagingServiceSid }) => (phoneNumber === undefined) !== (messagingServiceSid === undefined),
    {
      path: ['phoneNumber'],
      error: 'Give either phoneNumber or messagingServiceSid',
      params: { code: 'required' },
    },
  );
