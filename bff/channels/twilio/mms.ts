import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { OutgoingMedia } from '../port.ts';

const MEGABYTE = 1_024 * 1_024;
/** Twilio fits these to the guest's network itself, up to five megabytes; of others it takes half of one. */
const FITTED = ['image/jpeg', 'image/png', 'image/gif'];
const FITTED_BYTES_MAX = 5 * MEGABYTE;
const OTHER_BYTES_MAX = 500 * 1_024;
const OTHERS = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/amr', 'audio/webm', 'application/pdf'];
/** Where carriers pass MMS on: the United States, Canada and who else has their code. */
const CALLING_CODE = '1';

/** May a file go to this number as MMS? Where it may not, its guest is sent a link. */
export function isForMms(to: string, { type, bytes }: Pick<OutgoingMedia, 'type' | 'bytes'>): boolean {
  if (parsePhoneNumberFromString(to)?.countryCallingCode !== CALLING_CODE) return false;
  if (FITTED.includes(type)) return bytes.length <= FITTED_BYTES_MAX;
  return OTHERS.includes(type) && bytes.length <= OTHER_BYTES_MAX;
}
