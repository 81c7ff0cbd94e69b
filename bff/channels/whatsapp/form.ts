import { z } from 'zod';
import { apiAddress, keyField, lineField } from '../../../shared/api/channels.ts';
import { phoneField } from '../../../shared/api/common.ts';

/** The platform's ids are digits, as text. */
const digits = z.string().min(1).max(32).regex(/^\d+$/, { error: 'Digits alone, as the platform shows them' });
/** The connect form of WhatsApp. */
export const form = z.strictObject({
  businessId: digits.describe('The WhatsApp Business Account’s id'),
  phoneNumber: phoneField.describe('The hotel’s number there'),
  apiKey: keyField(1_024).describe('A token of a system user with whatsapp_business_messaging and …_management'),
  appSecret: keyField(256).optional().describe('Of the Meta app; without it no call of the platform can be believed'),
  verifyToken: lineField(256)
    .optional()
    .describe('What Meta is to send back when it verifies the address; left out: made here'),
  phoneNumberId: digits.optional().describe('Left out: found by the number'),
  baseUrl: apiAddress.optional().describe('Without a version; left out: Meta’s own'),
  version: z
    .string()
    .max(10)
    .regex(/^v\d{1,3}\.\d{1,2}$/, { error: 'A version such as v23.0' })
    .optional(),
});
