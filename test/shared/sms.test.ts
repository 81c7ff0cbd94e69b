import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureSms, toSmsText } from '../../shared/domain/text/sms.ts';

const a = (count: number) => 'a'.repeat(count);

describe('the number of SMS for a text', () => {
  it.each([
    ['an empty text', '', 'gsm7', 0],
    ['160 letters', a(160), 'gsm7', 1],
    ['161 letters', a(161), 'gsm7', 2],
    ['306 letters', a(306), 'gsm7', 2],
    ['307 letters', a(307), 'gsm7', 3],
    ['80 signs that count as two letters', '€'.repeat(80), 'gsm7', 1],
    ['81 signs that count as two letters', '€'.repeat(81), 'gsm7', 2],
    ['such a sign at the end of a segment', `${a(152)}€${a(152)}`, 'gsm7', 3],
    ['70 letters of another script', 'ж'.repeat(70), 'ucs2', 1],
    ['71 letters of another script', 'ж'.repeat(71), 'ucs2', 2],
    ['134 letters of another script', 'ж'.repeat(134), 'ucs2', 2],
    ['135 letters of another script', 'ж'.repeat(135), 'ucs2', 3],
    ['36 emoji', '😀'.repeat(36), 'ucs2', 2],
    ['umlauts', 'Späte Abreise möglich?', 'gsm7', 1],
    ['a small c with cedilla', 'Ça va, garçon', 'ucs2', 1],
    ['a curly quote', 'It’s ready', 'ucs2', 1],
  ])('is right for %s', (_, text, encoding, segments) =>
    expect(measureSms(text)).toMatchObject({ encoding, segments }),
  );

  it('is shown with the number of characters left', () => {
    expect(measureSms(a(150)).left).toBe(10);
    expect(measureSms(a(161)).left).toBe(145);
    expect(measureSms('ж').left).toBe(69);
  });

  it('is neither lower than its characters need nor higher than their sum', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { segments, left } = measureSms(text);
        expect(segments).toBeGreaterThanOrEqual(Math.ceil(text.length / 160));
        expect(segments).toBeLessThanOrEqual(Math.max(1, text.length));
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the text of an SMS', () => {
  it('gets plain quotes and dashes if it then fits the smaller alphabet', () => {
    expect(toSmsText('It’s “ready” – come…')).toBe('It\'s "ready" - come...');
    expect(toSmsText('7:00\u202fa.m.')).toBe('7:00 a.m.');
  });

  it('keeps its quotes and dashes if it needs the larger alphabet anyway', () => {
    expect(toSmsText('Номер «Люкс» – готов')).toBe('Номер «Люкс» – готов');
  });
});
