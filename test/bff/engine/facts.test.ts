import { describe, expect, it } from 'vitest';
import { findFacts, sayFact } from '../../../bff/engine/facts.ts';

describe('facts in a hotel’s own words', () => {
  it.each([
    ['A space costs 18 € per night.', ['yes', '€18 per night']],
    ['Yes, dogs are welcome for 15 € per night.', ['yes', '€15 per night']],
    ['We have no pool. The lake is 3 km away.', ['no']],
    [
      'Wifi is free in the whole house. Network: Lake-Guest, password: sail24',
      ['yes', 'free of charge', 'Network: Lake-Guest', 'password: sail24'],
    ],
    ['Breakfast is from 7:00 to 10:30 and costs 19 € per person.', ['yes', '€19 per person', '7:00 to 10:30']],
    ['Die Sauna ist von 16 bis 21 Uhr geöffnet.', ['16:00 to 21:00']],
    ['City tax is $3.20 per person and night.', ['yes', 'US$3.20 per person and night']],
    ['Ask at reception.', []],
  ])('%s', (text, expected) => {
    const said = findFacts(text).map((fact) => sayFact(fact, 'en').toLowerCase());
    expect(said).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) {
      for (const number of words.match(/[\d.:]+|free|no\b|yes/g) ?? [])
        expect(said[index]).toContain(number.toLowerCase());
    }
  });

  it('are never more than six', () => {
    expect(findFacts('1 €. 2 €. 3 €. 4 €. 5 €. 6 €. 7 €. 8 €.')).toHaveLength(6);
  });
});
