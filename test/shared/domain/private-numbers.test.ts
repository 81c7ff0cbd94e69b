import { describe, expect, it } from 'vitest';
import { hidePrivateNumbers, hidesPrivateNumber } from '../../../shared/domain/text/private-numbers.ts';

describe('private numbers in a text', () => {
  it.each([
    ['My card is 4111 1111 1111 1111', 'My card is ••••'],
    ['4111111111111111, cvc 123', '••••, cvc 123'],
    ['5500-0055-5555-5559 please', '•••• please'],
    ['amex 378282246310005.', 'amex ••••.'],
    ['٤١١١ ١١١١ ١١١١ ١١١١', '••••'],
    ['カードは4111111111111111です', 'カードは••••です'],
    ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', '••••'],
    ['L898902C36UTO7408122F1204159ZE184226B<<<<<10', '••••'],
    ['My passport number is C01X00T47, the tv is broken', 'My passport number is ••••, the tv is broken'],
    ['Reisepass Nr. C01X00T47', 'Reisepass Nr. ••••'],
    ['mon passeport : 12AB34567', 'mon passeport : ••••'],
    ['паспорт номер 751234567', 'паспорт номер ••••'],
    ['паспорт 45 12 345678', 'паспорт ••••'],
    ['パスポート番号はTK1234567です', 'パスポート番号は••••です'],
    ['رقم جواز السفر A12345678', 'رقم جواز السفر ••••'],
    ['διαβατήριο ΑΚ1234567', 'διαβατήριο ••••'],
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
    'My passport is in the safe, booking LH48213',
    'my passport and my booking number LH5097712',
    'I left my passport in room 204 on 20.11.2026',
    'boarding pass 1234567',
  ])('are not assumed in: %s', (text) => {
    expect(hidePrivateNumbers(text)).toBe(text);
    expect(hidesPrivateNumber(text)).toBe(false);
  });
});
