import { describe, expect, it } from 'vitest';
import { hidePrivateNumbers, hidesPrivateNumber } from '../../../shared/domain/private-numbers.ts';

describe('numbers that nobody should have', () => {
  it.each([
    ['My card is 4111 1111 1111 1111', 'My card is •••• 1111'],
    ['4111111111111111, cvc 123', '•••• 1111, cvc 123'],
    ['5500-0055-5555-5559 please', '•••• 5559 please'],
    ['amex 378282246310005.', 'amex •••• 0005.'],
    ['٤١١١ ١١١١ ١١١١ ١١١١', '•••• ١١١١'],
    ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', '••••'],
    ['L898902C36UTO7408122F1204159ZE184226B<<<<<10', '••••'],
  ])('are hidden: %s', (text, hidden) => {
    expect(hidePrivateNumbers(text)).toBe(hidden);
    expect(hidesPrivateNumber(hidden)).toBe(true);
  });

  it.each([
    'My booking is LH-48213',
    'Call me at +49 151 23456789',
    'The code is 1234 5678',
    '4111 1111 1111 1112 is no card',
    'Rooms 101 102 103 104 105, from 2026-11-20 to 2026-11-23',
    '0000 0000 0000 0000',
  ])('are not seen in: %s', (text) => {
    expect(hidePrivateNumbers(text)).toBe(text);
    expect(hidesPrivateNumber(text)).toBe(false);
  });
});
