import { z } from 'zod';
import { equalInConstantTime } from '../../base/secrets/secrets.ts';
import type { ChannelCalls } from '../port.ts';
import { isSignedBy, parseCall } from './parse.ts';

const CHALLENGE_CHARACTERS_MAX = 1_024;

const verification = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string(),
});

/** The calls that Meta makes. */
export const calls: ChannelCalls = {
  paths: [
    {
      path: '',
      summary: 'WhatsApp tells of messages and how far ours got; what is not signed with the app secret is 401',
    },
  ],
  // One call may contain a thousand notices.
  bodyBytesMax: 4 * 1_048_576,
  poll: null,
  successAnswer: { type: 'text/plain', body: '' },
  challenge: {
    summary: 'WhatsApp verifies the address; a wrong token is 403',
    query: verification,
    answer(query, { verifyToken = '' }) {
      const challenge = verification.safeParse(query).data;
      if (challenge === undefined || verifyToken === '') return null;
      const isKnown = equalInConstantTime(challenge['hub.verify_token'], verifyToken);
      return isKnown ? challenge['hub.challenge'].slice(0, CHALLENGE_CHARACTERS_MAX) : null;
    },
  },
  verify: (call, { appSecret = '' }) => isSignedBy(call, appSecret),
  parse: (call, { phoneNumberId = '', phoneNumber = '' }) => parseCall(call, { phoneNumberId, phoneNumber }),
};
