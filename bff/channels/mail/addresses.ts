import { createHash } from 'node:crypto';
import { equalInConstantTime } from '../../base/secrets/secrets.ts';

/** What stands before and after the @, no longer than RFC 5321 allows the first. */
const LOCAL_CHARACTERS_MAX = 64;
const MARK_CHARACTERS = 20;
const ULID = '[0-9a-hjkmnp-tv-z]{26}';
/** A part's id, in small letters and without its kind, and what signs it: mail servers may fold letters. */
const PLACE = new RegExp(`\\b(${ULID})\\.([0-9a-f]{${MARK_CHARACTERS}})\\b`, 'i');
const PART = 'prt_';
const CONVERSATION = 'cnv_';

type Sign = (text: string) => string;

/** The Message-ID of a part, without its brackets: only who was sent it, or carried it, knows it. */
export function messageIdOf(partId: string, house: string, sign: Sign): string {
  return `${writePlace(partId, PART, sign)}@${domainOf(house)}`;
}

/** What all mails of a conversation refer to, so that mail programs show them together. */
export function threadIdOf(conversationId: string, house: string, sign: Sign): string {
  return `${writePlace(conversationId, CONVERSATION, sign)}@${domainOf(house)}`;
}

/** The house's own address with a part signed into it (RFC 5233, subaddressing); the bare one where that would be too long. */
export function replyAddressOf(partId: string, house: string, sign: Sign): string {
  const local = `${house.slice(0, house.lastIndexOf('@'))}+${writePlace(partId, PART, sign)}`;
  return local.length > LOCAL_CHARACTERS_MAX ? house : `${local}@${domainOf(house)}`;
}

/** The part that stands, genuinely signed, in one of these addresses or Message-IDs; null: none does. */
export function findPartId(texts: readonly string[], sign: Sign): string | null {
  for (const text of texts) {
    const [, ulid = '', mark = ''] = PLACE.exec(text) ?? [];
    const partId = PART + ulid.toUpperCase();
    if (ulid !== '' && equalInConstantTime(mark.toLowerCase(), markOf(partId, sign))) return partId;
  }
  return null;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

function writePlace(id: string, kind: string, sign: Sign): string {
  return `${id.slice(kind.length).toLowerCase()}.${markOf(id, sign)}`;
}

/** Eighty bits in small letters. */
function markOf(id: string, sign: Sign): string {
  return createHash('sha256').update(sign(id)).digest('hex').slice(0, MARK_CHARACTERS);
}
