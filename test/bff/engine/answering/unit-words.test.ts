import { expect, it } from 'vitest';
import { findUnits, readCredentials } from '../../../../bff/engine/answering/unit-words.ts';

it.each([
  [' per night', ['night']],
  [' pro Person und Nacht', ['night', 'person']],
  [' par jour', ['day']],
  [' an hour', ['hour']],
  [' in the garage', []],
])('the unit in “18 €%s” is %j', (text, units) => expect(findUnits(text)).toEqual(units));

it.each([
  ['Network: Lindenhof-Guest, password: bodensee24', 'Lindenhof-Guest', 'bodensee24'],
  ['WLAN: Gast, Passwort: geheim1', 'Gast', 'geheim1'],
  ['Network: Lake Guest. Password: sail24', 'Lake Guest', 'sail24'],
  ['Network: Lake password sail24, for all', 'Lake', 'sail24'],
  ['Network: Lake, password: no. of your room. In the lobby: password sail24', 'Lake', 'sail24'],
  ['The network is fast.', undefined, undefined],
])('“%s” names the units %s and %s', (text, network, password) => {
  expect(readCredentials(text)).toEqual({ network, password });
});
