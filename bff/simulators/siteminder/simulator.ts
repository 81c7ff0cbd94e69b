import { randomUUID } from 'node:crypto';
import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../channel-manager.ts';
import { type Pusher, startPusher } from '../pusher.ts';

const HOTEL = '10107';
/** After an error or without an answer, it retries twice after 30 s; shorter here. */
const RETRY_DELAYS_MS = [20, 20];
const TIMEOUT_MS = 2_000;

const STATUS = {
  booked: 'Reserved',
  cancelled: 'Cancelled',
  no_show: 'No-show',
  checked_in: 'In-house',
  checked_out: 'Checked-Out',
} as const;

/** SiteMinder's SMX, following its documentation: it only pushes and has no API. */
export function startSimulator(options: ChannelSimulatorOptions = {}): Promise<ChannelSimulator> {
  const { webhookRetryDelaysMs = RETRY_DELAYS_MS } = options;
  const pusher: Pusher = {
    provider: 'siteminder',
    credentials: { hotelCode: HOTEL },
    timeoutMs: TIMEOUT_MS,
    retryDelaysMs: webhookRetryDelaysMs.slice(0, RETRY_DELAYS_MS.length),
    isTaken: (status, body) => status === 200 && body.includes('<Success/>') && !body.includes('<Errors>'),
    // Availability and prices are in another API, which is not published.
    writeNights: null,
    write(booking, changed, { url, user, password }) {
      const at = changed.toISOString();
      const body = envelopeOf(reservationOf(booking, at), { at, user: user ?? '', password: password ?? '' });
      return { url, headers: { 'content-type': 'application/xml; charset=utf-8' }, body };
    },
  };
  return startPusher(pusher, options);
}

/** A message with one reservation; user and password are in its header. */
export function envelopeOf(
  reservation: string,
  { at, user, password }: { at: string; user: string; password: string },
): string {
  const security = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';
  return `<?xml version="1.0" encoding="UTF-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Header>
<wsse:Security soap:mustUnderstand="1" xmlns:wsse="${security}"><wsse:UsernameToken>
<wsse:Username>${inXml(user)}</wsse:Username><wsse:Password>${inXml(password)}</wsse:Password>
</wsse:UsernameToken></wsse:Security></soap:Header><soap:Body>
<OTA_HotelResNotifRQ xmlns="http://www.opentravel.org/OTA/2003/05" Version="1.0" EchoToken="${randomUUID()}" TimeStamp="${at}">
<HotelReservations>${reservation}</HotelReservations></OTA_HotelResNotifRQ></soap:Body></soap:Envelope>`;
}

/** Portals send card data in `Guarantee`. */
export function reservationOf(booking: ChannelBooking, at: string): string {
  const { booker, rooms } = booking;
  const span = `<TimeSpan Start="${rooms[0]?.checkIn}" End="${rooms[0]?.checkOut}"/>`;
  const stays = rooms.map(
    ({ roomType, checkIn, checkOut, adults, children }) => `<RoomStay>
<RoomTypes><RoomType RoomTypeCode="${inXml(roomType?.code ?? '')}" NumberOfUnits="1"/></RoomTypes>
<GuestCounts><GuestCount AgeQualifyingCode="10" Count="${adults}"/>${children === 0 ? '' : `<GuestCount AgeQualifyingCode="8" Count="${children}"/>`}</GuestCounts>
<TimeSpan Start="${checkIn}" End="${checkOut}"/><BasicPropertyInfo HotelCode="${HOTEL}"/></RoomStay>`,
  );
  return `<HotelReservation ResStatus="${STATUS[booking.state]}" CreateDateTime="${at}" LastModifyDateTime="${at}">
<POS><Source><RequestorID Type="22" ID="DEMOPMS"/><BookingChannel Primary="true" Type="7"><CompanyName Code="BDC">${inXml(booking.otaName)}</CompanyName></BookingChannel></Source></POS>
<UniqueID Type="14" ID="RES-${inXml(booking.id)}"/><RoomStays>${stays.join('')}</RoomStays>
<ResGuests><ResGuest ResGuestRPH="1" PrimaryIndicator="true"><Profiles><ProfileInfo><Profile ProfileType="1"><Customer>
<PersonName><GivenName>${inXml(booker.firstName)}</GivenName><Surname>${inXml(booker.lastName)}</Surname></PersonName>
<Telephone PhoneNumber="${inXml(booker.phone)}" PhoneTechType="5"/><Email>${inXml(booker.email)}</Email>
</Customer></Profile></ProfileInfo></Profiles></ResGuest></ResGuests>
<ResGlobalInfo>${span}<Comments><Comment><Text>${inXml(booking.notes)}</Text></Comment></Comments>
<Guarantee><GuaranteesAccepted><GuaranteeAccepted><PaymentCard CardNumber="4111111111111111" SeriesCode="737"/></GuaranteeAccepted></GuaranteesAccepted></Guarantee>
<BasicPropertyInfo HotelCode="${HOTEL}"/><HotelReservationIDs><HotelReservationID ResID_Type="14" ResID_Value="${inXml(booking.otaReference ?? '')}"/></HotelReservationIDs>
</ResGlobalInfo></HotelReservation>`;
}

function inXml(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
