import type { Card } from '../../../shared/protocol/card.ts';

const euro = (amount: string) => ({ amount, currency: 'EUR' });

/** One card of each kind, with texts as long as in real houses. */
export const SAMPLE_CARDS: readonly Card[] = [
  { type: 'offer', name: 'Late check-out until 14:00', price: euro('25.00'), state: 'offered' },
  { type: 'offer', name: 'Airport transfer', price: null, state: 'requested' },
  { type: 'offer', name: 'Breakfast in bed', price: euro('19.00'), state: 'booked' },
  {
    type: 'booking',
    arrival: '2026-12-05',
    departure: '2026-12-07',
    rooms: [
      { name: 'Double room with balcony and a view of the lake', price: euro('240.00') },
      { name: 'Suite', price: null },
      { name: 'Single room', price: euro('150.50') },
    ],
    url: 'https://book.hotel.example/?from=2026-12-05',
  },
  { type: 'booking', rooms: [], url: 'https://book.hotel.example/' },
  { type: 'place', name: 'Hotel Lindenhof', address: 'Seegasse 4, 88131 Lindau, Germany' },
  {
    type: 'hours',
    rows: [
      { days: [1, 2, 3, 4, 5], spans: [{ from: '07:00', until: '10:30' }], roundClock: false },
      {
        days: [6],
        spans: [
          { from: '07:30', until: '11:00' },
          { from: '17:00', until: '21:00' },
        ],
        roundClock: false,
      },
      { days: [7], spans: [], roundClock: false },
    ],
  },
  {
    type: 'menu',
    items: [
      { name: 'Club sandwich with chicken and a small salad', price: euro('14.00'), unit: 'piece' },
      { name: 'Soup of the day', price: euro('8.50'), unit: 'piece' },
      { name: 'Water', price: null, unit: 'piece' },
    ],
  },
  { type: 'contact', name: 'Hotel Lindenhof', phone: '+498382550140', opensAt: '2026-11-23T07:00:00.000Z' },
  { type: 'form', fields: ['arrival', 'departure'] },
  { type: 'form', fields: ['bookingNumber'] },
  { type: 'form', fields: ['quantity'] },
  { type: 'form', fields: ['time'] },
  {
    type: 'list',
    layout: 'carousel',
    items: [
      { title: 'Harbour', text: 'Two minutes on foot', url: 'https://harbour.example/boats' },
      { title: 'Cable car', text: 'Twenty minutes by train', price: euro('17.20') },
    ],
  },
  {
    type: 'list',
    layout: 'rows',
    items: [
      { title: 'Bicycles', text: 'Free for guests' },
      { title: 'Boat hire', price: euro('30.00') },
    ],
  },
];
