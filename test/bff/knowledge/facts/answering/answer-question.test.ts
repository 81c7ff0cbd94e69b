import { expect, it } from 'vitest';
import { answerQuestion } from '../../../../../bff/knowledge/facts/answering/answer-question.ts';
import type { Question } from '../../../../../bff/knowledge/facts/answering/question.ts';
import { readHouse } from '../../../../../bff/knowledge/facts/binding/read-house.ts';

const FACTS = readHouse({
  language: 'en',
  policies: 'No smoking.',
  specialties: '',
  checkIn: 'from 15:00',
  faqs: [
    { id: 'pets', question: 'Are dogs allowed?', answer: 'Dogs are welcome. 15 € per night, up to 20 kg.' },
    { id: 'wifi', question: 'Wifi?', answer: 'Network: Heron_Guest, password: reiher77.' },
    { id: 'gym', question: 'Gym?', answer: 'From 16 years.' },
    { id: 'bar', question: 'When is the bar open?', answer: '17:00-24:00' },
    { id: 'bar2', question: 'Bar?', answer: '18:00-24:00' },
  ],
});
const MOMENT = { now: new Date('2026-11-20T14:05:00Z'), timezone: 'Europe/Berlin' };
const ask = (subject: string, kind: Question['kind'], conditions: Question['conditions'] = {}) =>
  answerQuestion({ subject, kind, conditions }, FACTS, MOMENT);
const forms = (...args: Parameters<typeof ask>) => ask(...args)?.contents.map(({ form }) => form) ?? null;

it('an answer has the asked fact and at most one related fact', () => {
  expect(forms('wifi', 'password')).toEqual(['value', 'value']);
  expect(forms('smoking', 'allowed')).toEqual(['presence']);
  expect(ask('smoking', 'allowed')?.contents[0]).toMatchObject({ is: 'no' });
});

it.each([
  ['pets', { weightKg: 12 }, 'yes'],
  ['pets', { weightKg: 30 }, 'no'],
] as const)('%s of %j: %s', (subject, conditions, verdict) => {
  expect(ask(subject, 'limit', conditions)?.contents[0]).toMatchObject({ form: 'limit', verdict });
});

it('there is no answer if facts contradict each other, are missing or ignore a condition of the question', () => {
  expect(ask('bar', 'hours')).toBeNull();
  expect(ask('pool', 'exists')).toBeNull();
  expect(ask('wifi', 'password', { age: 7 })).toBeNull(); // a condition that the fact does not take into account
});

it('arriving before the check-in time is not answered with the check-in hours', () => {
  expect(forms('checkIn', 'hours')).toEqual(['hours']);
  expect(forms('checkIn', 'hours', { day: 0, time: '11:00' })).toBeNull();
});

it('an answer from two facts of one text names this source once', () => {
  expect(ask('wifi', 'password')?.sources.map(({ id }) => id)).toEqual(['wifi']);
});
