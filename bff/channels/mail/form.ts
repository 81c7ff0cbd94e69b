import { z } from 'zod';
import { lineField } from '../../../shared/api/channels.ts';
import { isMailbox } from '../../../shared/domain/text/mailbox.ts';

/** The port for IMAP with implicit TLS. */
export const IMAPS_PORT = 993;

const server = z.strictObject({
  host: z
    .string()
    .min(1)
    .max(253)
    .regex(/^[a-z0-9.-]+$/i, { error: 'A server’s name, such as imap.example.com' })
    .describe('Where the house’s mail is read'),
  port: z.int().min(1).max(65_535).optional().describe('Left out: 993'),
  user: lineField(254).describe('Who signs in there; often the address itself'),
  password: lineField(256).describe('Their password; many providers ask for one that is made for programs'),
});

/** The connect form of e-mail; its output are texts. */
export const form = z
  .strictObject({
    address: z
      .string()
      .min(3)
      .max(254)
      .refine(isMailbox, { error: 'One address, such as chat@hotel.example', params: { code: 'invalid_format' } })
      .describe('The house’s address: guests write to it and are answered from it'),
    name: lineField(100).optional().describe('Who mails are from; left out: the house’s name'),
    imap: server.optional().describe('Where its mailbox is read; this or inbound'),
    inbound: z.enum(['webhook']).optional().describe('Its mails are posted to this server instead'),
  })
  .refine(({ imap, inbound }) => (imap === undefined) !== (inbound === undefined), {
    path: ['imap'],
    error: 'Give either imap or inbound',
    params: { code: 'required' },
  })
  .transform(
    ({ address, name, imap }): Record<string, string | undefined> => ({
      address: address.toLowerCase(),
      name,
      inbound: imap === undefined ? 'webhook' : 'imap',
      imapHost: imap?.host.toLowerCase(),
      imapPort: imap && String(imap.port ?? IMAPS_PORT),
      imapUser: imap?.user,
      imapPassword: imap?.password,
    }),
  );
