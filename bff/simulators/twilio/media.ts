import { randomBytes } from 'node:crypto';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { SIMULATED, type SimFile, type SimMessage } from './account.ts';
import { refuse } from './words.ts';

const VERSION = '2010-04-01';
const MEGABYTE = 1_024 * 1_024;
const FETCH_TIMEOUT_MS = 10_000;
/** Twilio shrinks these types by itself, up to five megabytes; the limit for other types is half a megabyte. */
const FITTED = ['image/jpeg', 'image/png', 'image/gif'];
const OTHER = /^(?:image|audio|video)\/|^application\/pdf$|^text\/(?:vcard|plain|csv)$/;

/** The files of messages: the account redirects to a storage that needs no authentication. */
export interface MediaStore {
  list(message: string): SimAnswer;
  /** Redirects to the file's address. */
  place(message: string, file: string, url: string): SimAnswer;
  /** Returns the bytes. Requests with an authorization header are refused, as by Twilio's storage. */
  give(request: SimRequest): SimAnswer;
  remove(message: string, file: string): SimAnswer;
}

export function createMediaStore(messages: readonly SimMessage[]): MediaStore {
  const missing = () => refuse(20404, 'The requested resource was not found', 404);
  const find = (message: string, file: string) =>
    messages.find(({ sid }) => sid === message)?.media.find(({ sid }) => sid === file);
  return {
    list(message) {
      const found = messages.find(({ sid }) => sid === message);
      if (found === undefined) return missing();
      const uri = `https://api.twilio.com/${VERSION}/Accounts/${SIMULATED.accountSid}/Messages/${message}/Media.json?PageSize=50&Page=0`;
      const media_list = found.media.map((one) => describeFile(message, one, found.createdAt));
      const page = { page: 0, page_size: 50, start: 0, end: Math.max(0, media_list.length - 1) };
      const places = { uri, first_page_uri: uri, next_page_uri: null, previous_page_uri: null };
      return { status: 200, body: { media_list, ...page, ...places } };
    },
    place(message, file, url) {
      const found = find(message, file);
      if (found === undefined) return missing();
      return { status: 307, headers: { location: `${url}/storage/${message}/${file}` } };
    },
    give({ path, headers }) {
      if (headers['authorization'] !== undefined)
        return { status: 400, body: '<Error><Code>InvalidArgument</Code></Error>' };
      const [, , message = '', file = ''] = path.split('/');
      const found = find(message, file);
      if (found === undefined) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
      return { status: 200, headers: { 'content-type': found.type }, body: found.bytes };
    },
    remove(message, file) {
      const files = messages.find(({ sid }) => sid === message)?.media;
      const index = files?.findIndex(({ sid }) => sid === file) ?? -1;
      if (files === undefined || index < 0) return missing();
      files.splice(index, 1);
      return { status: 204 };
    },
  };
}

/** Downloads an attachment of an outgoing MMS; null if that fails or Twilio does not accept the file. */
export async function fetchOutgoing(url: string): Promise<SimFile | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).catch(() => null);
  if (answer?.status !== 200) return null;
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isFit = FITTED.includes(type) ? bytes.length <= 5 * MEGABYTE : OTHER.test(type) && bytes.length <= MEGABYTE / 2;
  return isFit ? { sid: newFileSid(), type, bytes } : null;
}

export function newFileSid(): string {
  return `ME${randomBytes(16).toString('hex')}`;
}

function describeFile(message: string, { sid, type }: SimFile, at: Date): Record<string, unknown> {
  const date = at.toUTCString().replace('GMT', '+0000');
  return {
    sid,
    account_sid: SIMULATED.accountSid,
    parent_sid: message,
    content_type: type,
    date_created: date,
    date_updated: date,
    uri: `/${VERSION}/Accounts/${SIMULATED.accountSid}/Messages/${message}/Media/${sid}.json`,
  };
}

/** The attachments of a guest's message, in the format of Twilio's call. */
export function describeFiles(message: string, files: readonly SimFile[]): Record<string, string> {
  const at = `https://api.twilio.com/${VERSION}/Accounts/${SIMULATED.accountSid}/Messages/${message}/Media`;
  return Object.fromEntries(
    files.flatMap(({ sid, type }, index) => [
      [`MediaUrl${index}`, `${at}/${sid}`],
      [`MediaContentType${index}`, type],
    ]),
  );
}
