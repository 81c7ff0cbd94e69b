import { expect, it } from 'vitest';
import { opensWithDenial } from '../../../../bff/engine/answering/opening-denial.ts';

it.each([
  ['No, sorry.', 'Pool?', 'en'],
  ['No pool here, sorry. The lake is 200 m away.', 'Pool?', 'en'],
  ['Haben wir keinen. Badi Langnau, 9 km.', 'Pool, Badi?', 'de'],
  ['Não temos. Parque coberto a 700 m.', 'Estacionamento?', 'pt'],
  ['없어요. 배달은 로비에서 받으세요.', '룸서비스', 'ko'],
])('“%s” denies the thing that “%s” asks for', (answer, label, language) => {
  expect(opensWithDenial(answer, label, language)).toBe(true);
});

it.each([
  ['No problem, just ring the bell.', 'Late arrival?', 'en'],
  ['Pas de souci, sonnez.', 'Arrivée tardive ?', 'fr'],
  ['No extra charge for the cot.', 'Cot?', 'en'],
  ['No lift. Rooms 1 and 2 are on the ground floor.', 'Wheelchairs?', 'en'],
  ['Nicht vor 15 Uhr.', 'Check-in?', 'de'],
  ['Not only for guests.', 'Restaurant', 'en'],
  ['Yes, in the garden.', 'Pool?', 'en'],
  ['', 'Pool?', 'en'],
])('“%s” does not deny the thing that “%s” asks for', (answer, label, language) => {
  expect(opensWithDenial(answer, label, language)).toBe(false);
});
