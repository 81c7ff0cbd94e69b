import type { ActivationBody } from '../../../shared/api/house/activation.ts';
import type { PropertyBody } from '../../../shared/api/house/property.ts';
import type { TrainingBody } from '../../../shared/api/house/training.ts';

/** A hotel as its owner would enter it. */
interface HotelData {
  email: string;
  property: Omit<PropertyBody, 'origins' | 'appearance'> & { phone: string };
  training: TrainingBody;
  activation: ActivationBody;
}

/**
 * The invented hotel shown on an empty server. Some FAQs are only in English, some also in German, so that both ways of answering
 * can be seen.
 */
export const SAMPLE_HOTEL: HotelData = {
  email: 'reception@lindenhof.example',
  property: {
    name: 'Hotel Lindenhof',
    address: 'Seegasse 4, 88131 Lindau, Germany',
    timezone: 'Europe/Berlin',
    languages: ['en', 'de', 'fr', 'it'],
    amenities: [
      'wifi',
      'breakfast',
      'parking',
      'sauna',
      'garden',
      'bicycles',
      'lift',
      'laundry service',
      'luggage storage',
    ],
    phone: '+498382550140',
    currency: 'EUR',
  },
  training: {
    propertyInfo: {
      checkIn: '15:00',
      checkOut: '11:00',
      policies:
        'Non-smoking house. Quiet hours from 22:00 to 7:00. Free cancellation until 3 days before arrival, after that 80 % of the stay is charged. City tax of 3.20 € per adult and night is paid at the hotel.',
      specialties: 'A 24-room house with a garden, two minutes on foot from the harbour of Lindau island.',
    },
    faqs: [
      {
        question: 'Can I bring my dog?',
        answer:
          'Yes, dogs are welcome for 15 € per night. Please keep them on a lead in the breakfast room and tell us when you book.',
      },
      {
        question: 'Darf ich meinen Hund mitbringen?',
        answer:
          'Ja, Hunde sind bei uns willkommen, für 15 € pro Nacht. Bitte sagen Sie es uns bei der Buchung und nehmen Sie Ihren Hund im Frühstücksraum an die Leine.',
      },
      {
        question: 'Where can I park my car?',
        answer:
          'Our garage is under the house, entrance on Mill Lane. A space costs 18 € per night. Please reserve it, there are only 14.',
      },
      {
        question: 'Can I charge an electric car?',
        answer: 'Yes, two charging points of 11 kW in the garage. Charging costs 0.55 € per kWh.',
      },
      {
        question: 'Is there wifi and what is the password?',
        answer: 'Yes, wifi is free in the whole house. Network: Lindenhof-Guest, password: bodensee24',
      },
      {
        question: 'When and where is breakfast, and what does it cost?',
        answer:
          'Breakfast is served from 7:00 to 10:30 in the garden room, on Sundays until 11:00. It is a buffet and costs 19 € per person unless your rate includes it.',
      },
      {
        question: 'Wann gibt es Frühstück?',
        answer:
          'Frühstück gibt es von 7:00 bis 10:30 Uhr im Gartenzimmer, sonntags bis 11:00 Uhr. Das Buffet kostet 19 € pro Person, wenn es nicht im Preis enthalten ist.',
      },
      {
        question: 'Can I check out late?',
        answer: 'Late check-out until 14:00 costs 25 € when the room is free. Please ask reception the evening before.',
      },
      {
        question: 'Can I check in early?',
        answer: 'From 12:00 for 20 € if the room is ready. You can leave your luggage with us from 7:00 for free.',
      },
      {
        question: 'Can I leave my luggage at the hotel?',
        answer: 'Yes, free of charge before check-in and after check-out, in the locked room beside reception.',
      },
      {
        question: 'Is there a swimming pool?',
        answer:
          'We have no pool. The lake bath Eichwald is 3 km away and open from May to September; we lend towels for free.',
      },
      {
        question: 'Do you have a sauna?',
        answer:
          'Yes, a Finnish sauna on the top floor, from 16:00 to 21:00. It is free for guests; please ask for the key at reception.',
      },
      {
        question: 'Do you have a gym?',
        answer: 'No, but guests train for 8 € a day at the studio in Bregenzer Straße, 600 m from here.',
      },
      {
        question: 'Is there a restaurant or a bar?',
        answer:
          'We have no restaurant. The bar in the garden room is open from 17:00 to 23:00 and serves cold plates until 22:00.',
      },
      {
        question: 'Do you offer room service?',
        answer: 'No, but you may take drinks and cold plates from the bar to your room.',
      },
      {
        question: 'How do I get to the hotel from the airport?',
        answer:
          'From Friedrichshafen airport it is 25 minutes by taxi, about 55 €, or 35 minutes by train to Lindau-Insel, 6.90 €. We can arrange a transfer for 60 €.',
      },
      {
        question: 'How far is the train station?',
        answer: 'Lindau-Insel station is 350 m away, 5 minutes on foot.',
      },
      {
        question: 'Do you rent bicycles?',
        answer: 'Yes, bicycles cost 14 € a day and e-bikes 32 € a day. The lake path starts behind the house.',
      },
      {
        question: 'Is the hotel accessible for wheelchairs?',
        answer:
          'Rooms 101 and 102 are step-free with a wide shower; there is a lift to all floors. The garden has one step.',
      },
      {
        question: 'Do you have a cot or an extra bed?',
        answer:
          'A cot is free, an extra bed costs 30 € per night. Children up to 6 stay for free in their parents’ room.',
      },
      {
        question: 'Can you wash my clothes?',
        answer: 'Yes. Laundry handed in before 9:00 is back the same day at 18:00; a shirt costs 4.50 €.',
      },
      {
        question: 'How can I pay?',
        answer: 'By cash in euro, Visa, Mastercard, girocard or bank transfer. We take no American Express.',
      },
      {
        question: 'Do the rooms have air conditioning?',
        answer: 'The rooms on the top floor have air conditioning, the others a fan.',
      },
      {
        question: 'Is there a safe or a minibar in the room?',
        answer: 'Every room has a safe. There is no minibar; a fridge is on every floor.',
      },
      {
        question: 'Do you have vegan or gluten-free breakfast?',
        answer: 'Yes, both are on the buffet every day. Please tell us about allergies the evening before.',
      },
      {
        question: 'What can we do in Lindau?',
        answer:
          'The harbour with the lighthouse is 2 minutes away. Boats to Bregenz leave every hour; the Pfänder cable car is 20 minutes by train.',
      },
      {
        question: 'I have lost something in my room',
        answer:
          'We keep what we find for 6 months. Tell us what it is and your room number and we send it to you; you only pay the postage.',
      },
      {
        question: 'Is someone at reception at night?',
        answer:
          'Reception is open from 6:30 to 23:00. Later you come in with the code from your confirmation; the night porter answers the house telephone.',
      },
    ],
  },
  activation: {
    channels: ['widget'],
    aiMode: 'auto',
    businessHours: { mon_fri: '24/7', weekend: '24/7' },
  },
};
