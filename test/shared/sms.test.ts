import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureSms, toSmsText } from '../../shared/domain/text/sms.ts';

const a = (count: number) => 'a'.repeat(count);

describe('what a text costs as SMS', () => {
  it.each([
    ['nothing', '', 'gsm7', 0],
    ['160 letters', a(160), 'gsm7', 1],
    ['one more', a(161), 'gsm7', 2],
    ['306 letters', a(306), 'gsm7', 2],
    ['one more', a(307), 'gsm7', 3],
    ['80 signs that take two', '€'.repeat(80), 'gsm7', 1],
    ['one more', '€'.repeat(81), 'gsm7', 2],
    ['one of those where a segment ends', `${a(152)}€${a(152)}`, 'gsm7', 3],
    ['70 letters of another script', 'ж'.repeat(70), 'ucs2', 1],
    ['one more', 'ж'.repeat(71), 'ucs2', 2],
    ['134 of them', 'ж'.repeat(134), 'ucs2', 2],
    ['one more', 'ж'.repeat(135), 'ucs2', 3],
    ['36 faces', '😀'.repeat(36), 'ucs2', 2],
    ['umlauts', 'Späte Abreise möglich?', 'gsm7', 1],
    ['a small c with its hook', 'Ça va, garçon', 'ucs2', 1],
    ['a curly quote', 'It’s ready', 'ucs2', 1],
  ])('%s', (_, text, encoding, segments) => expect(measureSms(text)).toMatchObject({ encoding, segments }));

  it('says how much more fits', () => {
    expect(measureSms(a(150)).left).toBe(10);
    expect(measureSms(a(161)).left).toBe(145);
    expect(measureSms('ж').left).toBe(69);
  });

  it('is at least what its letters need, and at most the sum of single letters', () => {
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

describe('a text prepared for SMS', () => {
  it('has plain quotes and dashes if they keep the text in the GSM alphabet', () => {
    expect(toSmsText('It’s “ready” – come…')).toBe('It\'s "ready" - come...');
    expect(toSmsText('7:00\u202fa.m.')).toBe('7:00 a.m.');
  });

  it('keeps its quotes and dashes if the text needs the larger alphabet anyway', () => {
    expect(toSmsText('Номер «Люкс» – готов')).toBe('Номер «Люкс» – готов');
  });
});
