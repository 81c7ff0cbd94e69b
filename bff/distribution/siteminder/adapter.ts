import { ServiceError } from '../../base/errors.ts';
import { PmsError } from '../../pms/net/errors.ts';
import { isSameSecret } from '../../pms/values/secret.ts';
import type { CallProof } from '../../store/pms/channel-manager-connections.ts';
import type { CallAnswer, ChannelManagerAdapter, IncomingCall } from '../port.ts';
import { readReservation } from './read.ts';
import { escapeXml, find, findAll, parseXml, type XmlElement } from './xml.ts';

const OTA = 'http://www.opentravel.org/OTA/2003/05';
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const MESSAGE = 'OTA_HotelResNotifRQ';

/** SiteMinder's SMX: pushes reservations as OTA messages in SOAP 1.1 (developer.siteminder.com, SMX). */
export const siteminderAdapter: ChannelManagerAdapter = {
  provider: 'siteminder',
  name: 'SiteMinder',
  credentials: [
    {
      key: 'hotelCode',
      label: 'Hotel code',
      help: 'The hotel’s code in SMX; it is another one than in pmsXchange.',
      kind: 'text',
      required: true,
      alias: 'propertyId',
    },
  ],
  capabilities: {
    delivery: 'push',
    proof: 'ws-security',
    addressEntered: 'by_hand',
    pollMs: null,
    gives: ['reservations'],
  },
  budget: { requests: 1, perMs: 1_000, atOnce: 1 },
  open({ credentials }) {
    const id = credentials['hotelCode'] ?? '';
    return {
      async test() {
        return [{ name: 'hotel', ok: true, detail: `calls for ${id} are taken; SiteMinder makes them`, code: null }];
      },
      property: async () => ({ id, name: id }),
      roomTypes: async () => [],
      async *pull() {
        // nothing to do: it sends
      },
      acknowledge: async () => undefined,
    };
  },
  read(call, { proof, externalId }) {
    const envelope = parseXml(call.body);
    if (!isProven(call, envelope, proof)) throw new PmsError('bad_signature', 'User or password are not right');
    const message = find(envelope ?? undefined, 'Body', MESSAGE);
    if (message === undefined) throw new PmsError('malformed_answer', `The call holds no ${MESSAGE} that can be read`);
    const codes = codesIn(message);
    if (codes.some((code) => code !== externalId)) throw new ServiceError('not_found', notFoundWords(codes));
    const results = findAll(message, 'HotelReservations', 'HotelReservation').map((reservation) =>
      readReservation(reservation, message.attributes['TimeStamp'] ?? ''),
    );
    return {
      callId: null,
      bookings: results.flatMap((one) => ('fault' in one ? [] : [one])),
      isNudge: false,
      ignored: 0,
      faults: results.flatMap((one) => ('fault' in one ? [one.fault] : [])),
    };
  },
  /** Unknown content is confirmed too, because a repeat would not help. */
  answer: (call) => inSoap(call, '<Success/>'),
  refuse(call, error) {
    const code = error instanceof ServiceError ? error.code : 'internal';
    if (code === 'unauthorized') return inSoap(call, faultOf('6', '497', 'User or password are not right'));
    if (code === 'not_found') return inSoap(call, faultOf('6', '392', notFoundWords(hotelCodes(call))));
    const words = error instanceof ServiceError ? error.message : 'It could not be stored; send it again';
    return inSoap(call, faultOf('12', '450', words));
  },
  hotelCodes,
};

function hotelCodes({ body }: IncomingCall): string[] {
  const message = find(parseXml(body) ?? undefined, 'Body', MESSAGE);
  return message === undefined ? [] : codesIn(message);
}

/** The hotels of the reservations, without duplicates. */
function codesIn(message: XmlElement): string[] {
  const reservations = findAll(message, 'HotelReservations', 'HotelReservation');
  const codes = reservations.map((one) => {
    const place =
      find(one, 'ResGlobalInfo', 'BasicPropertyInfo') ?? find(one, 'RoomStays', 'RoomStay', 'BasicPropertyInfo');
    return place?.attributes['HotelCode'] ?? '';
  });
  return [...new Set(codes)];
}

/** Verified by WS-Security, Basic, or both; each one that is present must match. */
function isProven({ headers }: IncomingCall, envelope: XmlElement | null, { user, secret }: CallProof): boolean {
  const token = find(envelope ?? undefined, 'Header', 'Security', 'UsernameToken');
  const basic = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(headers['authorization'] ?? '')?.[1];
  const shown: string[] = [];
  if (token !== undefined)
    shown.push(`${find(token, 'Username')?.text.trim()}:${find(token, 'Password')?.text.trim()}`);
  if (basic !== undefined) shown.push(Buffer.from(basic, 'base64').toString('utf8'));
  else if (headers['authorization'] !== undefined) return false;
  return shown.length > 0 && shown.every((one) => isSameSecret(one, `${user}:${secret}`));
}

function notFoundWords(codes: readonly string[]): string {
  return `Hotel not found for HotelCode=${(codes[0] ?? '').slice(0, 60)}`;
}

function faultOf(type: string, code: string, words: string): string {
  return `<Errors><Error Type="${type}" Code="${code}">${escapeXml(words)}</Error></Errors>`;
}

/** Status 200 also for errors, as SiteMinder requires; its token is returned unchanged. */
function inSoap({ headers, body }: IncomingCall, content: string): CallAnswer {
  const message = find(parseXml(body) ?? undefined, 'Body', MESSAGE);
  const echo = message?.attributes['EchoToken'] ?? '';
  const at = new Date().toISOString();
  const answer = `<OTA_HotelResNotifRS xmlns="${OTA}" Version="1.0" EchoToken="${escapeXml(echo)}" TimeStamp="${at}">${content}</OTA_HotelResNotifRS>`;
  const envelope = `<soap:Envelope xmlns:soap="${SOAP}"><soap:Header/><soap:Body>${answer}</soap:Body></soap:Envelope>`;
  const type = (headers['content-type'] ?? '').startsWith('text/xml') ? 'text/xml' : 'application/xml';
  return { status: 200, type: `${type}; charset=utf-8`, body: envelope };
}
