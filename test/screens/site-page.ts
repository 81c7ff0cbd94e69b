const SITE = 'https://www.lindenhof.example/';

function fact(attribute: string, value: object, said: string, quote: string, known: object | null = null) {
  const source = { type: 'page', id: SITE, quote, language: 'en' };
  return { attribute, value, conditions: [], exceptions: [], said, source, known };
}

const NOON = { days: null, season: null, spans: [{ from: '12:00', until: '14:00' }], roundClock: false };
const OTHER = { id: 'fct_1', said: 'Check-in: from 15:00.', isSame: false };

/** The facts that the server read from a page of the house's own site. */
export const SITE_PAGE = {
  url: SITE,
  title: 'Hotel Lindenhof',
  language: 'en',
  isWhole: true,
  facts: [
    fact('checkIn.hours', { type: 'hours', rules: [NOON] }, 'Check-in: from 14:00.', 'checkinTime: 14:00', OTHER),
    fact('lift.available', { type: 'presence', is: 'yes' }, 'Yes, we have a lift.', 'amenityFeature: Lift: true'),
    fact(
      'gym.hours',
      { type: 'hours', rules: [NOON] },
      'Gym: 12:00–14:00.',
      'The gym is open from noon to two o’clock.',
    ),
    fact('pets.allowed', { type: 'presence', is: 'yes' }, 'Yes, pets are welcome.', 'petsAllowed: true', {
      ...OTHER,
      isSame: true,
    }),
  ],
  faqs: [{ question: 'Is there a crib?', answer: 'Yes, it is free of charge.', replaces: null }],
  skipped: [],
  links: [],
};
