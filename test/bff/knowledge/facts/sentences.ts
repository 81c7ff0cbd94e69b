/** Sentences of invented hotels, with the facts that a careful reader takes from them. */
export interface Labelled {
  language: string;
  currency: string;
  question: string;
  text: string;
  facts: string[];
}

const WEEK = 'Mo Tu We Th Fr';

export const SENTENCES: Labelled[] = [
  row('de', 'EUR', 'Wann gibt es Frühstück?', 'Mo-Fr 7-9:30, Sa/So 8-11 Uhr. 19,50 € p.P., Kinder 4–11 J. 9 €.', [
    `breakfast.hours ${WEEK} 07:00-09:30; Sa Su 08:00-11:00`,
    'breakfast.price 1950 EUR /person; child 4-11y 900 EUR /person',
  ]),
  row('de', 'EUR', 'Kann ich bei Ihnen parken?', '€ 24,-/Nacht, Höhe max. 2,05 m.', [
    'parking.price 2400 EUR /night',
    'parking.limitHeight most 2.05 meter',
  ]),
  row('de', 'EUR', '', 'Check-in ab 15 Uhr. Check-out bis 11 Uhr.', ['checkIn.hours 15:00-', 'checkOut.hours -11:00']),
  row('de', 'CHF', 'Was kostet ein Zustellbett?', 'CHF 45.– pro Nacht, ab 13 Jahren CHF 60.–', [
    'extraBed.price 4500 CHF /night; 13-y 6000 CHF /night',
  ]),
  row('de', 'EUR', 'Wann hat der Pool geöffnet?', 'Juni bis September täglich 10–19 Uhr', [
    'pool.hours 06-01..09-30 Mo Tu We Th Fr Sa Su 10:00-19:00',
  ]),
  row('en', 'USD', 'Pool hours?', 'Open daily 8am-8pm, from May to October.', [
    'pool.hours 05-01..10-31 Mo Tu We Th Fr Sa Su 08:00-20:00',
  ]),
  row('en', 'USD', 'Are pets allowed?', 'No pets, except assistance dogs.', ['pets.allowed no except assistance_dog']),
  row(
    'en',
    'GBP',
    'Do you serve breakfast?',
    'Yes, 6:30 to 10 on weekdays, 7-11 at weekends. £14 adults, free for kids under 5.',
    [
      'breakfast.available yes',
      `breakfast.hours ${WEEK} 06:30-10:00; Sa Su 07:00-11:00`,
      'breakfast.price adult 1400 GBP; child -4y free',
    ],
  ),
  row('en', 'EUR', 'Restaurant opening times', '12-14 and 18-22, closed on Mondays.', [
    'restaurant.hours 12:00-14:00,18:00-22:00; Mo off',
  ]),
  row('en', 'EUR', 'What is the wifi password?', 'Network: Heron_Guest, password: river2024.', [
    'wifi.network Heron_Guest',
    'wifi.password river2024',
  ]),
  row('en', 'THB', 'Airport transfer', 'THB 350 per person, please book ahead.', [
    'transfer.price 35000 THB /person booking needed',
  ]),
  row('en', 'EUR', 'How far is the station?', '600 m', ['station.distance 600 meter']),
  row(
    'fr',
    'EUR',
    'À quelle heure est le petit-déjeuner ?',
    'De 7h à 10h30 en semaine, 8h-11h le week-end. 14 € par personne, enfants de 4 à 11 ans 7 €.',
    [
      `breakfast.hours ${WEEK} 07:00-10:30; Sa Su 08:00-11:00`,
      'breakfast.price 1400 EUR /person; child 4-11y 700 EUR /person',
    ],
  ),
  row('fr', 'EUR', 'Le parking est-il payant ?', '15 € par nuit.', ['parking.price 1500 EUR /night']),
  row(
    'es',
    'EUR',
    '¿Cuánto cuesta el desayuno?',
    '12 € por persona, niños de 3 a 10 años 6 €, menores de 3 años gratis.',
    ['breakfast.price 1200 EUR /person; child 3-10y 600 EUR /person; -2y free /person'],
  ),
  row('es', 'MXN', '¿Horario de la piscina?', 'Todos los días de 9 a 20 hs.', [
    'pool.hours Mo Tu We Th Fr Sa Su 09:00-20:00',
  ]),
  row('it', 'EUR', 'A che ora è la colazione?', 'Dalle 7:00 alle 10:00, la domenica fino alle 11:00.', [
    'breakfast.hours 07:00-10:00; Su -11:00',
  ]),
  row('it', 'EUR', 'Quanto costa il parcheggio?', '18 € al giorno', ['parking.price 1800 EUR /day']),
  row('pt', 'EUR', 'A que horas é o pequeno-almoço?', '8h-10h30, sáb e dom até às 11h.', [
    'breakfast.hours 08:00-10:30; Sa Su -11:00',
  ]),
  row('nl', 'EUR', 'Hoe laat is het ontbijt?', 'Ma-vr 7:00-10:00, za/zo 8:00-11:00.', [
    `breakfast.hours ${WEEK} 07:00-10:00; Sa Su 08:00-11:00`,
  ]),
  row('nl', 'EUR', 'Parkeren?', '€ 12,50 per nacht', ['parking.price 1250 EUR /night']),
  row(
    'pl',
    'PLN',
    'W jakich godzinach jest śniadanie?',
    'Pn.–pt. 6:30–10:00, sob., niedz. i święta 7:00–11:00. 79 zł/os., dzieci 4–12 lat 40 zł, do 3 lat gratis.',
    [
      `breakfast.hours ${WEEK} 06:30-10:00; Sa Su PH 07:00-11:00`,
      'breakfast.price 7900 PLN /person; child 4-12y 4000 PLN /person; -3y free /person',
    ],
  ),
  row('ja', 'JPY', '朝食は何時ですか', '朝食は7:00から9:30まで、大人1,500円、子供(4〜11歳)800円。', [
    'breakfast.hours 07:00-09:30',
    'breakfast.price adult 1500 JPY; child 4-11y 800 JPY',
  ]),
  row('ja', 'JPY', '', '駐車場無料', ['parking.price free']),
  row('zh-Hans', 'CNY', '早餐几点？', '早餐每天7:00-10:00，成人58元，6岁以下儿童免费。', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00',
    'breakfast.price adult 5800 CNY; child -6y free',
  ]),
  row('zh-Hans', 'CNY', '停车收费吗？', '停车每晚20元', ['parking.price 2000 CNY /night']),
  row('ru', 'RUB', 'Во сколько завтрак?', 'Завтрак с 7:00 до 10:30, по выходным до 11:00.', [
    'breakfast.hours 07:00-10:30; Sa Su -11:00',
  ]),
  row('ru', 'RUB', 'Сколько стоит парковка?', 'Парковка 500 руб. в сутки.', ['parking.price 50000 RUB /night']),
  row('tr', 'TRY', 'Kahvaltı saat kaçta?', 'Kahvaltı hafta içi 07:00-10:00, hafta sonu 08:00-11:00.', [
    `breakfast.hours ${WEEK} 07:00-10:00; Sa Su 08:00-11:00`,
  ]),
  row('tr', 'TRY', '', 'Otopark ücretsiz.', ['parking.price free']),
  row('ar', 'AED', 'متى الإفطار؟', 'الإفطار يوميا من 7 صباحا إلى 10:30 صباحا.', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:30',
  ]),
  row('ar', 'AED', 'كم سعر الإفطار؟', '50 درهم للشخص', ['breakfast.price 5000 AED /person']),
  row('sv', 'SEK', 'När är frukosten?', 'Vardagar 6:30-10, helger 7:30-11. 120 kr per person.', [
    `breakfast.hours ${WEEK} 06:30-10:00; Sa Su 07:30-11:00`,
    'breakfast.price 12000 SEK /person',
  ]),
  row('th', 'THB', 'อาหารเช้ากี่โมง', 'อาหารเช้า 7.00-10.00 น. ทุกวัน', ['breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00']),
];

/** Sentences that are not fully understood and give no fact: language, currency, question, text. */
export const NO_FACTS: [string, string, string, string][] = [
  // Hours for a part of the year that are not understood limit the hours before them.
  ['en', 'EUR', 'When is dinner?', '18:30–21:00. In July and August as the kitchen likes, until 22:00.'],
  ['en', 'EUR', 'Do you have parking?', '15 € per night for vans and 10 €'],
  ['en', 'EUR', 'How much is breakfast?', '10–15 €'],
  ['en', 'EUR', 'How much is breakfast?', 'Champagne breakfast 29 €'],
  ['en', 'EUR', 'Pool hours?', '8-20, only with an adult'],
  ['en', 'EUR', 'Pool hours?', '8-20 if the weather is good'],
  ['en', 'EUR', 'Do you have a pool?', 'Yes, but only in summer.'],
  ['en', 'EUR', 'Is there a pool?', 'No, but a lake 2 km away.'],
  ['en', 'EUR', 'Parking', 'Buses and trailers: 30 € per night'],
  ['en', 'USD', 'Breakfast', '+$5 per person'],
  ['en', 'EUR', 'Towels?', 'No pyjamas.'],
  ['en', 'EUR', 'What is the wifi password?', 'The password is printed on your key card.'],
  ['en', 'EUR', 'Can I pay by card?', 'Amex no.'],
  ['de', 'EUR', 'Sind Hunde erlaubt?', 'Ja, aber nur kleine.'],
  ['de', 'EUR', 'Wann ist die Sauna offen?', 'Mo, Mi 16-20 Uhr ab 4 Personen'],
  ['de', 'EUR', 'Frühstück', '12,50 € p.P. bei den Ferienwohnungen'],
  ['fr', 'EUR', 'Animaux ?', 'Les chiens de moins de 5 kg sauf les chiots 10 €'],
  ['es', 'EUR', '¿Hay piscina?', 'Solo en julio y agosto.'],
  ['pl', 'PLN', 'Parking?', 'Wyższe auta i busy: parking strzeżony 350 m dalej, 60 zł/doba.'],
  ['pt', 'EUR', 'Late checkout?', 'até às 12h30, 6€, só até haver vagas'],
  ['it', 'EUR', 'Sauna', 'sotto i 14 anni solo con i genitori'],
];

/** A sentence and its facts. */
export function row(language: string, currency: string, question: string, text: string, facts: string[]): Labelled {
  return { language, currency, question, text, facts };
}
