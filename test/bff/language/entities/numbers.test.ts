import { expect, it } from 'vitest';
import {
  findNamedRooms,
  findNames,
  findNumbersAndAddresses,
  findRooms,
  findSpareRooms,
} from '../../../../bff/language/entities/numbers.ts';
import { Scan } from '../../../../bff/language/entities/scan.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const findTexts = (text: string, find: (scan: Scan) => void) => {
  const scan = new Scan(text);
  find(scan);
  return scan.entities().map(({ entity }) => `${entity.type} ${String(entity.value)}`);
};
const pack = (code: string) => languageFor(code).pack;

it.each([
  ['write to Anna.Weber@example.com', ['email anna.weber@example.com']],
  ['call +49 8382 550140', ['phone +498382550140']],
  ['booking LH-48213', ['confirmation_number LH-48213']],
  ['booking 482134', ['confirmation_number 482134']],
  ['room 204 at 7h30', []],
  ['DE89 3704 0044 0532 0130 00', []],
  ['4 or 12kg', []],
])('the addresses and booking numbers in “%s” are %j', (text, all) =>
  expect(findTexts(text, findNumbersAndAddresses)).toEqual(all),
);

it.each([
  ['en', 'room 204', ['room 204']],
  ['de', 'Zimmer Nr. 12', ['room 12']],
  ['hu', '204-es szoba', ['room 204']],
  ['ja', '204号室', ['room 204']],
  ['en', '2 rooms', []],
])('%s: the room numbers in “%s” are %j', (code, text, rooms) =>
  expect(findTexts(text, (scan) => findRooms(scan, pack(code)))).toEqual(rooms),
);

it.each([
  ['towels to 204', ['room 204']],
  ['B21 please', ['room B21']],
  ['in 2026', []],
  ['204€', []],
  ['24 towels', []],
])('“%s”: a number that is no other entity is a room: %j', (text, rooms) =>
  expect(findTexts(text, findSpareRooms)).toEqual(rooms),
);

it.each([
  ['de', 'Zimmer Imlil', ['room Imlil']],
  ['en', 'room Service', []],
  ['en', 'room imlil', []],
])('%s: the named rooms in “%s” are %j', (code, text, rooms) => {
  expect(findTexts(text, (scan) => findNamedRooms(scan, pack(code)))).toEqual(rooms);
});

it.each([
  ['en', 'my name is Anna Weber', ['name Anna Weber']],
  ['de', 'ich heiße Weber und möchte', ['name Weber']],
  ['en', 'Anna Weber', []],
])('%s: the guest’s name in “%s” is %j', (code, text, names) =>
  expect(findTexts(text, (scan) => findNames(scan, pack(code)))).toEqual(names),
);
