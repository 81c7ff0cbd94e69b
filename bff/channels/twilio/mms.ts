import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { OutgoingMedia } from '../port.ts';

const MEGABYTE = 1_024 * 1_024;
/** Twilio converts these types for the guest's network, up to 5 MB; files of other types may have 500 KB. */
const CONVERTED = ['image/jpeg', 'image/png', 'image/gif'];
const CONVERTED_BYTES_MAX = 5 * MEGABYTE;
const OTHER_BYTES_MAX = 500 * 1_024;
const OTHERS = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/amr', 'audio/webm', 'application/pdf'];
/** Carriers deliver MMS only to numbers with this country code: the United States, Canada and their neighbours. */
const CALLING_CODE = '1';

/** Whether the file can be sent to this number as MMS. Otherwise the guest gets a link. */
export function isForMms(to: string, { type, bytes }: Pick<OutgoingMedia, 'type' | 'bytes'>): boolean {
  if (parsePhoneNumberFromString(to)?.countryCallingCode !== CALLING_CODE) return false;
  if (CONVERTED.includes(type)) return bytes.length <= CONVERTED_BYTES_MAX;
  return OTHERS.includes(type) && bytes.length <= OTHER_BYTES_MAX;
}
