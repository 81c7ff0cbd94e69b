import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseForm, readNumbered, splitMessage, splitText } from '../../../bff/channels/format.ts';
import { whatsapp } from '../../../bff/channels/whatsapp/adapter.ts';
import { mayReach } from '../../../shared/domain/delivery.ts';

const { capabilities } = whatsapp;
const choices = (...labels: string[]) => labels.map((label, index) => ({ label, value: `v${index}` }));

describe('a text that is too long', () => {
  it('is split at sentences', () => {
    const text = 'The pool is open until nine. '.repeat(200).trim();
    const parts = splitText(text, 4_096);
    expect(parts).toHaveLength(2);
    expect(parts.every((part) => part.endsWith('nine.'))).toBe(true);
    expect(parts.join(' ')).toBe(text);
  });

  it('is split at words within one sentence, and anywhere within one word', () => {
    expect(splitText('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(splitText('x'.repeat(10), 4)).toEqual(['xxxx', 'xxxx', 'xx']);
  });

  it('loses no letter and fits, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 30, max: 60 }), (text, limit) => {
        const parts = splitText(text, limit);
        expect(parts.every(({ length }) => length <= limit)).toBe(true);
        expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

describe('quick replies', () => {
  it.each([
    ['buttons', choices('Yes', 'No')],
    ['list', choices('One', 'Two', 'Three', 'Four')],
    ['list', choices('Yes', 'A label of 24 characters')],
    ['lines', choices(...Array.from({ length: 11 }, (_, index) => `Nr ${index}`))],
    ['lines', choices('A label that is longer than a list’s row may be')],
    ['lines', choices('Same', 'Same')],
  ])('are sent as %s', (form, given) => expect(chooseForm(given, capabilities)).toBe(form));

  it('sent as lines are answered by their number, in any digits', () => {
    const given = choices('Deluxe', 'Standard');
    expect(['2', ' 2. ', '２', '٢', '२'].map((text) => readNumbered(text, given)?.label)).toEqual(
      Array(5).fill('Standard'),
    );
    expect(['3', '0', 'two', '2 towels', ''].map((text) => readNumbered(text, given))).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('are placed below the last part of a long text', () => {
    const parts = splitMessage({ text: 'A sentence of words. '.repeat(100), choices: choices('Yes') }, capabilities);
    expect(parts.map((part) => ('choices' in part ? part.choices.length : null))).toEqual([0, 0, 1]);
  });
});

describe('the delivery state of a message', () => {
  it('only moves forward, except from failed to delivered', () => {
    expect(mayReach('delivered', 'sent')).toBe(false);
    expect(mayReach('read', 'delivered')).toBe(false);
    expect(mayReach('sent', 'failed')).toBe(true);
    expect(mayReach('failed', 'delivered')).toBe(true);
    expect(mayReach('failed', 'sent')).toBe(false);
    expect(mayReach('unknown', 'sent')).toBe(true);
    expect(mayReach('delivered', 'failed')).toBe(false);
  });
});
