import { languageFor } from '../lexicon/registry.ts';
import type { Concept } from '../pack/concepts.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { PACKS } from '../pack/packs.ts';
import { isUnitAt } from './durations.ts';
import { anyOf, perPack, type Scan } from './scan.ts';

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})*\.\p{L}{2,24}/gu;
const PHONE = /(?<![\p{L}\d])(?:\+|00)\d[\d\s()./-]{5,18}\d(?!\d)|(?<![\p{L}\d])0\d[\d\s()/-]{6,16}\d(?!\d)/gu;
/** Letters and digits mixed, or a long number: neither a room nor a year. */
const CONFIRMATION =
  /(?<![\p{L}\d-])(?=[a-z\d-]*\d)(?:(?=[a-z\d-]*[a-z])[a-z\d]+(?:-[a-z\d]+)*|\d{6,12})(?![\p{L}\d-])/gu;
/** A card's number with a slip in it, a bank account's (ISO 13616): its groups of digits are no rooms. */
const ACCOUNT =
  /(?<![\p{L}\d])(?:(?:[a-z]{2}\d{2}(?:[ -][a-z]{4})?(?:[ -]\d{4}){2,7}|\d{4}(?:[ -]\d{4}){3})(?:[ -]\d{1,4})?|\d{4}[ -]\d{6}[ -]\d{5})(?![\p{L}\d])/gu;
const CONFIRMATION_LETTERS_MIN = 5;
const listOf = (part: 'numberEndings' | 'roomSign' | 'roomBehind') =>
  PACKS.flatMap((pack) => pack[part] ?? []).join('|');
const ORDINAL_OR_UNIT = new RegExp(`^\\d+(?:kg|km|min|cm|mm|h|x|kw|kwh|mb|gb|${listOf('numberEndings')})$`, 'u');
const NOT_A_ROOM = /^(?:19|20)\d\d$/;

/** E-mail addresses, telephone numbers and confirmation numbers. */
export function findNumbersAndAddresses(scan: Scan): void {
  if (scan.plain.includes('@')) scan.find(EMAIL, (_, text) => ({ type: 'email', text, value: text.toLowerCase() }));
  if (!scan.hasDigit) return;
  scan.skip(ACCOUNT);
  scan.find(PHONE, (_, text) => {
    const digits = text.replace(/[^\d+]/g, '');
    return digits.length >= 8 ? { type: 'phone', text, value: digits } : null;
  });
  scan.find(CONFIRMATION, ([match], text) => {
    if (match.length < CONFIRMATION_LETTERS_MIN || ORDINAL_OR_UNIT.test(match) || !/\d.*\d/.test(match)) return null;
    // A range, a time, a number with the ending of its case ("204-es").
    if (/^\d{1,4}-\d{1,4}(?:-\d{1,4})?$|^\d{1,2}h\d{2}$|^\d{1,4}-\p{L}{1,4}$/u.test(match)) return null;
    return { type: 'confirmation_number', text, value: text.toUpperCase() };
  });
}

const roomsOf = perPack(({ script, roomNumber }: LanguagePack) => {
  const word = anyOf(roomNumber);
  const start = script.unspaced ? '' : '(?<![\\p{L}\\p{M}])';
  const number = script.unspaced ? '([a-z]?-?\\d{1,4}[a-z]?)(?![a-z\\d])' : '([a-z]?-?\\d{1,4}[a-z]?)(?![\\p{L}\\d])';
  // "204-es" in Hungarian: the number takes an ending of its own, and the word for the room one of its.
  const tail = script.unspaced ? '' : '(?:[-‐]?[\\p{L}]{1,4})?';
  return [
    new RegExp(`${start}(?:${word})\\s*(?:${listOf('roomSign')})?[.:#\\s]*${number}`, 'gu'),
    new RegExp(`(?<![\\p{L}\\d])(\\d{2,4})${tail}\\s+(?:${word})`, 'gu'),
    // A single digit before the word counts rooms, unless its ending or sign makes it a name: "2-es szoba".
    new RegExp(`(?<![\\p{L}\\d])(\\d)[-‐]\\p{L}{1,4}\\s+(?:${word})`, 'gu'),
    new RegExp(
      `(?<!\\d)(?:(\\d{2,4})\\s*(?:${word})|(\\d{1,4})\\s*(?:${listOf('roomBehind')}))(?![\\p{Script=Latin}])`,
      'gu',
    ),
  ];
});

/** Rooms that are called so: "room 204", "Zimmer 204". */
export function findRooms(scan: Scan, pack: LanguagePack): void {
  if (!scan.hasDigit) return;
  for (const pattern of roomsOf(pack)) {
    scan.find(pattern, ({ 0: match, 1: named, 2: signed, index }, text) => {
      const value = named ?? signed ?? '';
      // In Vietnamese a "p" is a room, and begins the word for minutes.
      return match.startsWith(value) && isUnitAt(scan, index + value.length, pack)
        ? null
        : { type: 'room', text, value: value.toUpperCase() };
    });
  }
}

const namedRoomsOf = perPack(({ script, roomNumber }: LanguagePack) => {
  const start = script.unspaced ? '' : '(?<![\\p{L}\\p{M}])';
  return new RegExp(`${start}(?:${anyOf(roomNumber)})\\s*["“„«»]?(\\p{Script=Latin}[\\p{L}\\p{M}’'-]{2,19})`, 'gu');
});

/** Rooms that have a name: "Zimmer Imlil"; it has a capital, and means nothing else. */
export function findNamedRooms(scan: Scan, pack: LanguagePack): void {
  const { lexicon } = languageFor(pack.code);
  scan.find(namedRoomsOf(pack), ([, { length } = ''], text) => {
    const value = text.slice(-length);
    const isWritten = value[0] !== value[0]?.toLowerCase() && value.slice(1) === value.slice(1).toLowerCase();
    const isName = isWritten && !lexicon.isKnown(value) && [...lexicon.read(text).concepts].every(isRoom);
    return isName ? { type: 'room', text, value } : null;
  });
}

/** In "room Service" there is none. */
function isRoom(concept: Concept): boolean {
  return concept === 'room' || concept === 'room_kind';
}

/** "B21" is a room's number wherever it stands; a single digit behind a letter may be anything. */
const LETTERED_ROOM = /(?<![\p{L}\d.,:/-])([a-z]-?\d{2,3})(?![\p{L}\d.,:/-])/gu;

/** A number of three or four digits that nothing else has taken is a room's, unless it looks like a year. */
export function findSpareRooms(scan: Scan): void {
  if (!scan.hasDigit) return;
  scan.find(LETTERED_ROOM, ([, value = ''], text) => ({ type: 'room', text, value: value.toUpperCase() }));
  scan.find(/(?<![\p{L}\d.,:/-])#?([1-9]\d{2,3})(?![\d\p{Script=Latin}%€$£]|[.,:/-]\d)/gu, ([, value = ''], text) =>
    NOT_A_ROOM.test(value) ? null : { type: 'room', text, value },
  );
}

const introOf = perPack(({ nameIntro }: LanguagePack) =>
  nameIntro === undefined
    ? null
    : new RegExp(
        `(?<![\\p{L}\\p{M}])(?:${anyOf(nameIntro)})[\\s:]*([\\p{L}\\p{M}'’-]+(?:\\s[\\p{L}\\p{M}'’-]+){0,2})`,
        'gu',
      ),
);

/** Names that are introduced as such; at most three words, each with a capital where the script has them. */
export function findNames(scan: Scan, pack: LanguagePack): void {
  const introduced = introOf(pack);
  if (introduced === null) return;
  scan.find(introduced, ([, name = ''], text) => {
    const words = text.slice(text.length - name.length).split(/\s+/);
    const upper = words.filter((word) => word !== '' && word[0] !== word[0]?.toLowerCase());
    const kept = upper.length > 0 ? upper : words.slice(0, 1);
    return { type: 'name', text: kept.join(' '), value: kept.join(' ') };
  });
}
