import { createHash } from 'node:crypto';
import { equalInConstantTime } from '../../base/secrets/secrets.ts';

/** Maximum length of the local part of an address (RFC 5321). */
const LOCAL_CHARACTERS_MAX = 64;
const SIGNATURE_CHARACTERS = 20;
const ULID = '[0-9a-hjkmnp-tv-z]{26}';
/** An id in lower case without its prefix, and its signature. Mail servers may change the case of letters. */
const SIGNED_ID = new RegExp(`\\b(${ULID})\\.([0-9a-f]{${SIGNATURE_CHARACTERS}})\\b`, 'i');
const PART = 'prt_';
const CONVERSATION = 'cnv_';

type Sign = (text: string) => string;

/** Returns the Message-ID of a part, without brackets. Only the recipient and the mail servers between know it. */
export function messageIdOf(partId: string, house: string, sign: Sign): string {
  return `${writeSignedId(partId, PART, sign)}@${domainOf(house)}`;
}

/** Returns the id that all mails of a conversation refer to, so that mail programs show them as one thread. */
export function threadIdOf(conversationId: string, house: string, sign: Sign): string {
  return `${writeSignedId(conversationId, CONVERSATION, sign)}@${domainOf(house)}`;
}

/** Returns the house's address with the part's signed id (RFC 5233, subaddressing); without the id if it would be too long. */
export function replyAddressOf(partId: string, house: string, sign: Sign): string {
  const local = `${house.slice(0, house.lastIndexOf('@'))}+${writeSignedId(partId, PART, sign)}`;
  return local.length > LOCAL_CHARACTERS_MAX ? house : `${local}@${domainOf(house)}`;
}

/** Finds the part whose validly signed id is in one of these addresses or Message-IDs; null: there is none. */
export function findPartId(texts: readonly string[], sign: Sign): string | null {
  for (const text of texts) {
    const [, ulid = '', signature = ''] = SIGNED_ID.exec(text) ?? [];
    const partId = PART + ulid.toUpperCase();
    if (ulid !== '' && equalInConstantTime(signature.toLowerCase(), signatureOf(partId, sign))) return partId;
  }
  return null;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

function writeSignedId(id: string, kind: string, sign: Sign): string {
  return `${id.slice(kind.length).toLowerCase()}.${signatureOf(id, sign)}`;
}

/** Returns 80 bits of the id's signature, as lower-case hexadecimal digits. */
function signatureOf(id: string, sign: Sign): string {
  return createHash('sha256').update(sign(id)).digest('hex').slice(0, SIGNATURE_CHARACTERS);
}
