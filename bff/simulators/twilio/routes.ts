import { createRouter, type Router } from '../server/routes.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { SIMULATED, type SimMessage } from './account.ts';
import type { Carrier } from './carrier.ts';
import type { MediaStore } from './media.ts';
import { describeMessage } from './words.ts';

export const ACCOUNTS = '/2010-04-01/Accounts';
const PAGE_SIZE = 50;

/** The routes of the API; `origin`: the address of the files. */
export function createTwilioRouter(carrier: Carrier, store: MediaStore, origin: () => string): Router {
  return createRouter({
    [`GET ${ACCOUNTS}/{account}.json`]: () => ({
      status: 200,
      body: { sid: SIMULATED.accountSid, friendly_name: SIMULATED.name, status: 'active', type: 'Full' },
    }),
    [`GET ${ACCOUNTS}/{account}/IncomingPhoneNumbers.json`]: ({ query }) => {
      const { phoneNumber, name } = SIMULATED;
      const isKnown = (query.get('PhoneNumber') ?? phoneNumber) === phoneNumber;
      const capabilities = { sms: true, mms: carrier.canMms };
      const number = { phone_number: phoneNumber, friendly_name: name, capabilities };
      return { status: 200, body: { incoming_phone_numbers: isKnown ? [number] : [] } };
    },
    [`POST ${ACCOUNTS}/{account}/Messages.json`]: (request) => carrier.send(request),
    [`GET ${ACCOUNTS}/{account}/Messages.json`]: (request) => listMessages(carrier.messages, request),
    [`GET ${ACCOUNTS}/{account}/Messages/{message}/Media.json`]: ({ params }) => store.list(params['message'] ?? ''),
    [`GET ${ACCOUNTS}/{account}/Messages/{message}/Media/{file}`]: ({ params }) =>
      store.place(params['message'] ?? '', params['file'] ?? '', origin()),
    [`DELETE ${ACCOUNTS}/{account}/Messages/{message}/Media/{file}.json`]: ({ params }) =>
      store.remove(params['message'] ?? '', params['file'] ?? ''),
  });
}

function listMessages(messages: readonly SimMessage[], { query, path }: SimRequest): SimAnswer {
  const size = Number(query.get('PageSize') ?? PAGE_SIZE);
  const page = Number(query.get('Page') ?? 0);
  // Twilio's times have no fractions of a second.
  const sentFrom = Date.parse(query.get('DateSent>') ?? '1970-01-01') - 1_000;
  const fits = ({ to, from, createdAt }: SimMessage) =>
    (query.get('To') ?? to) === to && (query.get('From') ?? from ?? '') === (from ?? '') && +createdAt > sentFrom;
  const all = messages.filter(fits);
  const shown = all.slice(page * size, (page + 1) * size);
  const more = all.length > (page + 1) * size;
  const next = new URLSearchParams(query);
  next.set('Page', String(page + 1));
  next.set('PageToken', `PA${shown.at(-1)?.sid ?? ''}`);
  const body = { messages: shown.map(describeMessage), page, page_size: size, start: page * size };
  return { status: 200, body: { ...body, next_page_uri: more ? `https://api.twilio.com${path}?${next}` : null } };
}
