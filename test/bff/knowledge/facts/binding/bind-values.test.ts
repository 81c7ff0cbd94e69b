import { expect, it } from 'vitest';
import { bindValue, isPlain } from '../../../../../bff/knowledge/facts/binding/bind-values.ts';
import { hasQualifier, hasRole } from '../../../../../bff/knowledge/facts/binding/qualifiers.ts';
import { subjectOf } from '../../../../../bff/knowledge/facts/catalogue.ts';
import { readSentences } from '../../../../../bff/knowledge/facts/marks/parts.ts';
import { readingWith } from '../../../../support/engine/marked.ts';

const partOf = (text: string) => {
  const [part] = readSentences(text, readingWith('en'))[0]?.parts ?? [];
  if (part === undefined) throw new Error('no part was read');
  return part;
};
const bind = (text: string, subject: string) => {
  const bound = bindValue(partOf(text), subjectOf(subject), { days: null, season: null });
  return bound === null || bound === 'unread' ? bound : bound.attribute;
};

it.each([
  ['12 € per person', 'breakfast', 'breakfast.price'],
  ['from 7:00 to 10:00', 'breakfast', 'breakfast.hours'],
  ['up to 20 kg', 'pets', 'pets.limitWeight'],
  ['5 minutes on foot', 'station', 'station.distance'],
  ['from 16 years', 'gym', 'gym.limitAge'],
  ['15:00', 'checkIn', 'checkIn.hours'],
  ['7:00 to 10:00 for 12 €', 'breakfast', 'unread'], // two values
  ['12 € for zorblax', 'breakfast', 'unread'], // an unknown word
  ['not 12 €', 'breakfast', 'unread'], // a denial
  ['at 15:00', 'breakfast', 'unread'], // a single time is neither a start nor an end
  ['5 minutes', 'station', 'unread'], // no means of transport
  ['with jam', 'breakfast', null],
])('“%s” about the subject %s is bound to %s', (text, subject, bound) => expect(bind(text, subject)).toBe(bound));

it('a single hour is the start of check-in and the end of check-out', () => {
  const spans = (subject: string) => {
    const bound = bindValue(partOf('15:00'), subjectOf(subject), { days: null, season: null });
    return bound !== null && bound !== 'unread' && bound.value.type === 'hours' ? bound.value.rules[0]?.spans : null;
  };
  expect(spans('checkIn')).toEqual([{ from: '15:00', until: null }]);
  expect(spans('checkOut')).toEqual([{ from: null, until: '15:00' }]);
});

it('a part knows its roles, whether it turns the meaning and whether it is plain', () => {
  expect([hasQualifier(partOf('except on request')), hasQualifier(partOf('12 €'))]).toEqual([true, false]);
  expect([hasRole(partOf('free'), 'free'), hasRole(partOf('free'), 'closed')]).toEqual([true, false]);
  expect([
    isPlain(partOf('breakfast 12 €'), subjectOf('breakfast')),
    isPlain(partOf('sauna 12 €'), subjectOf('breakfast')),
  ]).toEqual([true, false]);
});
