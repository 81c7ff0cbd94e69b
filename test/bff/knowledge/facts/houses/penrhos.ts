import { type Labelled, writer } from './row.ts';

const penrhos = writer('penrhos', 'en', 'GBP');

/** Penrhos House: a harbour guesthouse with nine rooms on Anglesey, Wales. */
export const PENRHOS: Labelled[] = [
  penrhos(
    'What time is check in?',
    "Check-in 3-8pm. If you're running late give us a bell on 01407 555 0142.",
    ['checkIn.hours 15:00-20:00'],
    {
      optionalText: ['lateArrival.contact: 01407 555 0142'],
    },
  ),
  penrhos('Check out', 'Rooms to be vacated by 10.30am please (11 on Sundays).', ['checkOut.hours -10:30; Su -11:00']),
  penrhos(
    'Breakfast',
    'Full Welsh breakfast is served 8-9.30 Mon-Sat, Sun & bank hols 8.30-10.',
    ['breakfast.hours Mo Tu We Th Fr Sa 08:00-09:30; Su PH 08:30-10:00'],
    { optionalFacts: ['breakfast.available yes'], optionalText: ['breakfast.style: full Welsh breakfast'] },
  ),
  penrhos('Is breakfast included?', 'Yes, breakfast is included in all our rates.', ['breakfast.included yes'], {
    optionalFacts: ['breakfast.available yes'],
  }),
  penrhos(
    'Where can I leave my car?',
    "We've 6 spaces behind the house, no charge.",
    ['parking.spaces exactly 6 count', 'parking.price free'],
    {
      optionalFacts: ['parking.available yes'],
      optionalText: ['parking.where: behind the house'],
    },
  ),
  penrhos(
    'What if the car park is full?',
    'When ours is full the council car park on Turkey Shore Rd is £6 a day.',
    [],
    {
      note: "another's car park",
    },
  ),
  penrhos(
    'Do you take dogs?',
    'Well-behaved dogs welcome in the two ground floor rooms only, £10 per dog per stay.',
    [],
    {
      incomplete: true,
      note: 'pets.allowed yes and pets.price 1000 GBP per pet and stay, only in the ground floor rooms',
    },
  ),
  penrhos('', 'Sorry, no dogs in the breakfast room, except assistance dogs.', [], {
    note: 'the breakfast room only, not the house',
  }),
  penrhos(
    'WiFi',
    'Free wifi throughout. Network PenrhosGuest, password is seagull-88.',
    ['wifi.price free', 'wifi.network PenrhosGuest', 'wifi.password seagull-88'],
    { optionalFacts: ['wifi.available yes'], optionalText: ['wifi.coverage: throughout'] },
  ),
  penrhos('', 'Wake up to the sound of gulls and the smell of freshly baked bara brith.', []),
  penrhos('Is there a lift?', 'There is no lift and the stairs to the second floor are steep.', ['lift.available no']),
  penrhos(
    'Do you take children?',
    'We are happy to welcome children aged 8 and over.',
    ['children.limitAge least 8 year'],
    {
      note: 'children.allowed yes alone would be wrong',
    },
  ),
  penrhos(
    'Do you have a cot?',
    'Travel cot free of charge but must be booked in advance.',
    ['cot.price free booking needed'],
    {
      optionalFacts: ['cot.available yes booking needed', 'cot.booking yes'],
    },
  ),
  penrhos(
    'Evening meals',
    "We don't do dinner but the Seacroft next door serves food noon to 9.",
    ['dinner.available no'],
    {
      note: "the hours are a neighbour's",
    },
  ),
  penrhos('Can I smoke?', 'No smoking or vaping anywhere in the house. £150 deep clean charge if you do.', [
    'smoking.allowed no',
    'smoking.fine 15000 GBP',
  ]),
  penrhos(
    'Can I pay by card?',
    'Debit & credit cards taken, no Amex I’m afraid.',
    ['card.allowed yes except american_express'],
    {
      incomplete: true,
      optionalText: ['card.kinds: debit, credit, not Amex'],
    },
  ),
  penrhos('Deposit', '£50 deposit per room when you book, non refundable.', ['deposit.price 5000 GBP /room'], {
    optionalFacts: ['deposit.available yes'],
    optionalText: ['deposit.refund: non refundable', 'payment.when: when you book'],
  }),
  penrhos(
    'What is your cancellation policy?',
    'Free cancellation up to 7 days before arrival, after that we charge the first night.',
    [],
    {
      incomplete: true,
      optionalText: [
        'cancellation.limitTime: 7 days',
        'cancellation.terms: free until 7 days before, then the first night',
      ],
      note: 'cancellation.price free alone is wrong',
    },
  ),
  penrhos('How far is the station?', 'Holyhead station 1.2 miles; ferry terminal just beyond.', [
    'station.distance 1.2 mile',
  ]),
  penrhos('', 'Bus stop 200m up the hill, no. 4 to Llangefni every half hour.', ['bus.distance 200 meter']),
  penrhos("What's in the rooms?", 'Kettle, tea, coffee and a hairdryer in every room; no TVs, by choice.', [
    'kettle.available yes',
    'hairdryer.available yes',
    'tv.available no',
  ]),
  penrhos('Bike hire', 'Holyhead Cycles rent bikes at £25 a day - we get nothing for saying so!', [], {
    note: "another firm's price",
  }),
  penrhos(
    'Late check out?',
    'Late checkout till 1pm is £15 now (was £10 in 2024).',
    ['lateCheckOut.hours -13:00', 'lateCheckOut.price 1500 GBP'],
    {
      optionalFacts: ['lateCheckOut.available yes'],
    },
  ),
  penrhos(
    'Sauna',
    "We're hoping to put a sauna in the old boathouse by 2028 if planning permission comes through.",
    [],
    { note: 'a maybe' },
  ),
  penrhos('House rules', 'Please keep noise down between 10.30pm and 7am.', ['quiet.hours 22:30-07:00']),
  penrhos(
    'Is there a bar?',
    'The honesty bar in the lounge is open 5-11pm, but Mon & Tue only in summer.',
    ['bar.hours We Th Fr Sa Su 17:00-23:00; summer Mo Tu 17:00-23:00'],
    { incomplete: true, optionalFacts: ['bar.available yes'], optionalText: ['bar.where: the lounge'] },
  ),
  penrhos(
    'Can I charge my EV?',
    'One 7kW charger, 45p per kWh, book it with us the day before.',
    [
      'charging.points exactly 1 count',
      'charging.power exactly 7 kilowatt',
      'charging.price 45 GBP /kwh booking needed',
    ],
    { optionalFacts: ['charging.booking yes', 'charging.available yes', 'charging.available yes booking needed'] },
  ),
  penrhos('When are you open?', 'Open March to mid December; the owners go skiing after that.', [], {
    note: 'the house itself: no attribute',
  }),
  penrhos('', '"Best breakfast in Wales and the free champagne was a lovely touch!" - Jan, Leeds', [], {
    note: "a guest's words",
  }),
  penrhos(
    'Is there a doctor nearby?',
    'Nearest surgery is Longford Road, about half a mile; out of hours ring 111.',
    ['doctor.distance 0.5 mile'],
    {
      optionalText: ['doctor.phone: 111 (out of hours)'],
    },
  ),
  penrhos(
    'Can we drop bags early?',
    'Yes, any time from 9am, no charge.',
    ['luggage.hours 09:00-', 'luggage.price free'],
    {
      optionalFacts: ['luggage.available yes'],
      note: 'the subject stands in the question',
    },
  ),
  penrhos('Extra bed', 'Z-bed for one child under 12, in the family room only: £20 a night.', [], {
    incomplete: true,
    note: 'extraBed.price child -11y 2000 GBP /night, only in the family room',
  }),
];
