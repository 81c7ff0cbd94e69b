import { expect, it } from 'vitest';
import { mayState, nameSubject } from '../../../../../bff/knowledge/facts/binding/name-subject.ts';
import { subjectOf } from '../../../../../bff/knowledge/facts/catalogue.ts';
import { partOf } from '../../../../support/engine/parts-of.ts';

const nameSubjectOf = (text: string, topic: string | null, isCut = false) => {
  const asked = topic === null ? null : subjectOf(topic);
  const one = nameSubject(partOf(text), { subject: asked, isCut }, asked, false);
  return one === null || one === 'several' ? one : one.name;
};

it.each([
  ['Breakfast 7:00-10:00', null, 'breakfast'],
  ['Airport shuttle 25 €', null, 'transfer'], // its destination is not another subject
  ['Luggage can be left after check-out until 18:00', 'luggage', 'luggage'],
  ['You can pay for the parking', null, 'parking'], // a way to get it is not another subject
  ['Breakfast and dinner 7:00-10:00', null, 'several'],
  ['7:00-10:00', 'breakfast', null],
])('the named subject of “%s” with topic %s is %s', (text, topic, name) =>
  expect(nameSubjectOf(text, topic)).toBe(name),
);

it('“The bus” may state a distance, but no price, since it names no single bus', () => {
  expect(mayState(partOf('The bus stop is 200 m away'), subjectOf('bus'), null)).toBe(true);
  expect(mayState(partOf('The bus costs 3 €'), subjectOf('bus'), null)).toBe(false);
});
