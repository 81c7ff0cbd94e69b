import { languageFor } from '../lexicon/registry.ts';
import type { Concept } from '../pack/concepts.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { PACKS } from '../pack/packs.ts';
import { isUnitAt } from './durations.ts';
import { anyOf, perPack, type Scan } from './scan.ts';

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})*\.\p{L}{2,24}/gu;
const PHONE = /(?<![\p{L}\d])(?:\+|00)\d[\d\s()./-]{5,18}\d(?!\d)|(?<![\p{L}\d])0\d[\d\s()/-]{6,16}\d(?!\d)/gu;
/** Letters mixed with digits, or a long number. */
const CONFIRMATION =
  /(?<![\p{L}\d-])(?=[a-z\d-]*\d)(?:(?=[a-z\d-]*[a-z])[a-z\d]+(?:-[a-z\d]+)*|\d{6,12})(?![\p{L}\d-])/gu;
/** Numbers of cards and bank accounts (ISO 13616): their groups of digits are no room numbers. */
const ACCOUNT =
  /(?<![\p{L}\d])(?:(?:[a-z]{2}\d{2}(?:[ -][a-z]{4})?(?:[ -]\d{4}){2,7}|\d{4}(?:[ -]\d{4}){3})(?:[ -]\d{1,4})?|\d{4}[ -]\d{6}[ -]\d{5})(?![\p{L}\d])/gu;
const CONFIRMATION_LETTERS_MIN = 5;
const listOf = (part: 'numberEndings' | 'roomSign' | 'roomBehind') =>
  PACKS.flatMap((pack) => pack[part] ?? []).join('|');
const ORDINAL_OR_UNIT = new RegExp(`^\\d+(?:kg|km|min|cm|mm|h|x|kw|kwh|mb|gb|${listOf('numberEndings')})$`, 'u');
const NOT_A_ROOM = /^(?:19|20)\d\d$/;

/** Finds e-mail addresses, telephone numbers and confirmation numbers. */
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
    // Not a range, a time or a number with a grammatical ending ("204-es").
    if (/^\d{1,4}-\d{1,4}(?:-\d{1,4})?$|^\d{1,2}h\d{2}$|^\d{1,4}-\p{L}{1,4}$/u.test(match)) return null;
    return { type: 'confirmation_number', text, value: text.toUpperCase() };
  });
}

const roomsOf = perPack(({ script, roomNumber }: LanguagePack) => {
  const word = anyOf(roomNumber);
  const start = script.unspaced ? '' : '(?<![\\p{L}\\p{M}])';
  const number = script.unspaced ? '([a-z]?-?\\d{1,4}[a-z]?)(?![a-z\\d])' : '([a-z]?-?\\d{1,4}[a-z]?)(?![\\p{L}\\d])';
  // Hungarian adds an ending to the number ("204-es") and to the word for "room".
  const endings = script.unspaced ? '' : '(?:[-‐]?[\\p{L}]{1,4})?';
  return [
    new RegExp(`${start}(?:${word})\\s*(?:${listOf('roomSign')})?[.:#\\s]*${number}`, 'gu'),
    new RegExp(`(?<![\\p{L}\\d])(\\d{2,4})${endings}\\s+(?:${word})`, 'gu'),
    // A single digit before the word counts rooms, unless an ending or sign marks it as a name: "2-es szoba".
    new RegExp(`(?<![\\p{L}\\d])(\\d)[-‐]\\p{L}{1,4}\\s+(?:${word})`, 'gu'),
    new RegExp(
      `(?<!\\d)(?:(\\d{2,4})\\s*(?:${word})|(\\d{1,4})\\s*(?:${listOf('roomBehind')}))(?![\\p{Script=Latin}])`,
      'gu',
    ),
  ];
});

/** Finds room numbers beside the word for "room": "room 204", "Zimmer 204". */
export function findRooms(scan: Scan, pack: LanguagePack): void {
  if (!scan.hasDigit) return;
  for (const pattern of roomsOf(pack)) {
    scan.find(pattern, ({ 0: match, 1: named, 2: signed, index }, text) => {
      const value = named ?? signed ?? '';
      // In Vietnamese "p" stands for "room" and also for "minute".
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

/** Finds rooms with a name: "Zimmer Imlil". The name has a capital and is no other known word. */
export function findNamedRooms(scan: Scan, pack: LanguagePack): void {
  const { lexicon } = languageFor(pack.code);
  scan.find(namedRoomsOf(pack), ([, { length } = ''], text) => {
    const value = text.slice(-length);
    const isWritten = value[0] !== value[0]?.toLowerCase() && value.slice(1) === value.slice(1).toLowerCase();
    const isName = isWritten && !lexicon.isKnown(value) && [...lexicon.read(text).concepts].every(isRoom);
    return isName ? { type: 'room', text, value } : null;
  });
}

/** Excludes phrases such as "room Service". */
function isRoom(concept: Concept): boolean {
  return concept === 'room' || concept === 'room_kind';
}

/** "B21" is a room number wherever it stands. A letter with a single digit may be anything. */
const LETTERED_ROOM = /(?<![\p{L}\d.,:/-])([a-z]-?\d{2,3})(?![\p{L}\d.,:/-])/gu;

/** Finds remaining numbers of three or four digits: they are room numbers unless they look like a year. */
export function findSpareRooms(scan: Scan): void {
  if (!scan.hasDigit) return;
  scan.find(LETTERED_ROOM, ([, value = ''], text) => ({ type: 'room', text, value: value.toUpperCase() }));
  scan.find(/(?<![\p{L}\d.,:/-])#?([1-9]\d{2,3})(?![\d\p{Script=Latin}%€$£]|[.,:/-]\d)/gu, ([, value = ''], text) =>
    NOT_A_ROOM.test(value) ? null : { type: 'room', text, value },
  );
}

const introductionOf = perPack(({ nameIntro }: LanguagePack) =>
  nameIntro === undefined
    ? null
    : new RegExp(
        `(?<![\\p{L}\\p{M}])(?:${anyOf(nameIntro)})[\\s:]*([\\p{L}\\p{M}'’-]+(?:\\s[\\p{L}\\p{M}'’-]+){0,2})`,
        'gu',
      ),
);

/** Finds names after an introduction ("my name is …"): at most three words, with capitals if the script has them. */
export function findNames(scan: Scan, pack: LanguagePack): void {
  const introduction = introductionOf(pack);
  if (introduction === null) return;
  scan.find(introduction, ([, name = ''], text) => {
    const words = text.slice(text.length - name.length).split(/\s+/);
    const capitalized = words.filter((word) => word !== '' && word[0] !== word[0]?.toLowerCase());
    const nameWords = capitalized.length > 0 ? capitalized : words.slice(0, 1);
    return { type: 'name', text: nameWords.join(' '), value: nameWords.join(' ') };
  });
}
