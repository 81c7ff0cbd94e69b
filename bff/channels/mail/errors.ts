import { z } from 'zod';
import { MINUTE_MS } from '../../../shared/domain/time.ts';
import { ChannelError, type SendResult } from '../port.ts';
import { classifyStatus } from './bounce.ts';
import { SmtpFailure } from './smtp.ts';

const LABEL = 'The mail server';
const REJECTED = `${LABEL} does not accept the user and password of SMTP_URL`;

const shape = z.object({
  code: z.string().catch(''),
  command: z.string().catch(''),
  // An incomplete answer counts as no answer.
  responseCode: z.number().min(400).max(599).catch(0),
  response: z.string().catch(''),
});

type Refused = Extract<SendResult, { kind: 'refused' }>;

/** Returns the outcome of a mail that the server did not accept. Only the server's codes count (RFC 5321, 3463), not its texts. */
export function readFailure(error: unknown): SendResult {
  if (!(error instanceof SmtpFailure)) throw error;
  const { code, command, responseCode, response } = readCodes(error);
  if (responseCode === 0)
    return error.handedOver ? { kind: 'unsure' } : tryLater('channel_unreachable', `${LABEL} does not answer`);
  if (responseCode < 500) {
    const isBusy = /\b4\.7\.\d|\b4\.3\.2|\b4\.2\.1/.test(response) || [421, 450].includes(responseCode);
    return tryLater(isBusy ? 'too_many' : 'channel_unreachable', `${LABEL} asks to come back later`, responseCode);
  }
  if (code === 'EAUTH') return block('rejected_credentials', REJECTED, responseCode);
  if (command === 'MAIL FROM')
    return block('not_allowed', `${LABEL} does not let this server write from the house’s address`, responseCode);
  const [, subject = '', detail = ''] = /\b5\.(\d{1,3})\.(\d{1,3})/.exec(response) ?? [];
  // Some servers check the recipient's mailbox only after they have received the mail.
  if (command === 'RCPT TO' || ['1', '2'].includes(subject))
    return giveUp(classifyStatus(subject, detail), 'The guest’s address takes no mail', responseCode);
  return giveUp('refused', `${LABEL} refused the mail`, responseCode);
}

/** Turns a failed connection to the mail server into a ChannelError. */
export function toChannelError(error: unknown): ChannelError {
  if (!(error instanceof SmtpFailure)) throw error;
  const { code, responseCode } = readCodes(error);
  return code === 'EAUTH' && responseCode >= 500
    ? new ChannelError('rejected_credentials', REJECTED, { cause: error })
    : new ChannelError('unreachable', `${LABEL} of SMTP_URL does not answer`, { cause: error });
}

function readCodes({ cause }: SmtpFailure): z.infer<typeof shape> {
  return shape.parse(cause instanceof Error ? { ...cause } : {});
}

function tryLater(reason: Refused['reason'], message: string, code = 0): Refused {
  return { kind: 'refused', reason, message, code: nameCode(code), retryAfterMs: 0, blocksConnection: false };
}

function giveUp(reason: Refused['reason'], message: string, code: number): Refused {
  return { kind: 'refused', reason, message, code: nameCode(code), retryAfterMs: null, blocksConnection: false };
}

function block(reason: Refused['reason'], message: string, code: number): Refused {
  return { kind: 'refused', reason, message, code: nameCode(code), retryAfterMs: MINUTE_MS, blocksConnection: true };
}

function nameCode(code: number): string | null {
  return code === 0 ? null : String(code);
}
