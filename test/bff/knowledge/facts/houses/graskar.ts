import { type Labelled, writer } from './row.ts';

const graskar = writer('graskar', 'sv', 'SEK');

/** Skärgårdsvandrarhemmet Gråskär: a hostel with 54 beds and a small camp site on an island off Västervik, Sweden. */
export const GRASKAR: Labelled[] = [
  graskar('När kan vi checka in?', 'Incheckning kl 15–18, utcheckning senast kl 11.', [
    'checkIn.hours 15:00-18:00',
    'checkOut.hours -11:00',
  ]),
  graskar('Kommer du senare?', 'Ring 0490-555 44 före kl 17 så lägger vi nyckeln i kodskåpet.', [], {
    optionalFacts: ['lateArrival.available yes'],
    optionalText: ['lateArrival.contact: 0490-555 44', 'lateArrival.how: nyckeln i kodskåpet'],
    note: '17:00 is none of the hours of check-in',
  }),
  graskar(
    'Receptionens öppettider',
    'Receptionen är öppen vardagar 9–11 och 15–18, lör–sön 9–18 (midsommarafton stängt).',
    [],
    {
      incomplete: true,
      note: 'Mo Tu We Th Fr 09:00-11:00,15:00-18:00; Sa Su 09:00-18:00, but closed on Midsummer Eve',
    },
  ),
  graskar(
    'Frukost',
    'Frukostbuffé 8–10, 125 kr/person, barn 4–12 år 75 kr, 0–3 år gratis. Serveras bara juni–augusti.',
    [
      'breakfast.hours 06-01..08-31 08:00-10:00',
      'breakfast.price 06-01..08-31 12500 SEK /person; 06-01..08-31 child 4-12y 7500 SEK /person; 06-01..08-31 child -3y free',
    ],
    {
      incomplete: true,
      optionalFacts: [
        'breakfast.price 12500 SEK /person; child 4-12y 7500 SEK /person; child 0-3y free',
        'breakfast.price 12500 SEK /person; child 4-12y 7500 SEK /person; child -3y free',
      ],
      optionalText: ['breakfast.style: buffé'],
    },
  ),
  graskar(
    'Lakan och handduk',
    'Lakan och handduk ingår ej. Kan hyras för 110 kr/set. Sovsäck är inte tillåten!',
    ['linen.price 11000 SEK /set'],
    {
      incomplete: true,
      optionalFacts: [
        'linen.price 11000 SEK',
        'towels.price 11000 SEK',
        'towels.price 11000 SEK /set',
        'linen.available yes',
        'towels.available yes',
      ],
      note: 'one price for both together',
    },
  ),
  graskar('Får man ha med hund?', 'Hund är tillåten i rum 1–4 (säg till vid bokning), 150 kr per vistelse.', [], {
    incomplete: true,
    note: 'pets.allowed yes booking needed and pets.price 15000 SEK /stay, in rooms 1–4 only',
  }),
  graskar(
    'Kan man ta bilen dit?',
    'Ön är bilfri. Parkera vid Loftahammars gästhamn, 80 kr/dygn (kommunens parkering).',
    [],
    {
      optionalFacts: ['parking.available no'],
      note: "the town's car park",
    },
  ),
  graskar(
    'Kök',
    'Gästköket är öppet 6–23 och ingår i priset, diska efter dig.',
    ['kitchen.hours 06:00-23:00', 'kitchen.price free'],
    { optionalFacts: ['kitchen.available yes'] },
  ),
  graskar('Bastu', 'Vedeldad bastu vid bryggan, 300 kr för 2 timmar, måste bokas senast kvällen före.', [], {
    incomplete: true,
    optionalFacts: ['spa.booking yes', 'spa.available yes', 'spa.available yes booking needed'],
    optionalText: ['spa.where: vid bryggan', 'spa.facilities: vedeldad bastu'],
    note: 'spa.price 30000 SEK per two hours booking needed',
  }),
  graskar('', 'Klippor, tjärdoft och måsar – här går klockan på ötid.', []),
  graskar('Wifi?', 'Nej, vi har medvetet inget wifi. 4G fungerar på sydsidan.', ['wifi.available no']),
  graskar('Betalning', 'Vi är kontantfria: kort eller Swish.', ['cash.allowed no', 'card.allowed yes'], {
    optionalText: ['payment.methods: kort, Swish'],
  }),
  graskar(
    'Färjan',
    'M/S Freden går 10.15 och 16.30, vuxen 90 kr enkel – biljetter köps ombord av Rederi AB Tjust.',
    [],
    { note: "another firm's price" },
  ),
  graskar('Cyklar', 'Låna cykel gratis första timmen, sen 40 kr/tim eller 150 kr/dag.', [], {
    incomplete: true,
    optionalFacts: ['bicycle.available yes'],
    note: 'free only the first hour',
  }),
  graskar('Rökning', 'Rökförbud i alla hus, överträdelse kostar 1 500 kr.', [
    'smoking.allowed no',
    'smoking.fine 150000 SEK',
  ]),
  graskar(
    'Tyst på natten',
    'Tyst mellan 23 och 07, fre och lör från midnatt.',
    ['quiet.hours 23:00-07:00; Fr Sa 00:00-07:00'],
    {
      optionalFacts: [
        'quiet.hours 23:00-07:00; Fr Sa 24:00-07:00',
        'quiet.hours Mo Tu We Th Su 23:00-07:00; Fr Sa 00:00-07:00',
      ],
    },
  ),
  graskar('Barn', 'Barn under 3 år bor gratis i förälders säng.', [], {
    incomplete: true,
    note: "children.stayFree most 2 year, in the parents' bed",
  }),
  graskar('Spjälsäng', 'Finns två stycken, kostnadsfritt, först till kvarn.', ['cot.price free'], {
    optionalFacts: ['cot.available yes'],
  }),
  graskar('Avbokning', 'Avboka kostnadsfritt fram till kl 18 dagen före ankomst.', [], {
    incomplete: true,
    optionalText: [
      'cancellation.limitTime: kl 18 dagen före',
      'cancellation.terms: kostnadsfritt fram till kl 18 dagen före ankomst',
    ],
  }),
  graskar('Tvättstuga', 'Tvättmaskin 60 kr per tvätt, torkskåp gratis. Bokas på listan.', [], {
    incomplete: true,
    optionalFacts: [
      'laundry.available yes',
      'laundry.price 6000 SEK /load',
      'laundry.price 6000 SEK /load booking needed',
    ],
    note: 'washing; the drying is free',
  }),
  graskar('Städning', 'Slutstädning ingår inte – städa själv eller köp för 450 kr.', ['cleaning.price 45000 SEK'], {
    optionalFacts: ['cleaning.available yes'],
  }),
  graskar('Tillgänglighet', 'Terrängen är kuperad och tyvärr är inget av husen rullstolsanpassat.', [
    'accessible.available no',
  ]),
  graskar('Bad', 'Ingen pool men Östersjön, vanligtvis 17–20 grader i juli.', ['pool.available no']),
  graskar('Kajak', 'Dagens tips: hyr kajak hos Kajakcentralen på fastlandet (450 kr/dag).', [], {
    note: "another firm's price",
  }),
  graskar(
    'Restaurang',
    'Sjöboden serverar lunch 12–15 dagligen i juli, övrig tid bara helger.',
    ['lunch.hours 07-01..07-31 Mo Tu We Th Fr Sa Su 12:00-15:00; Sa Su 12:00-15:00'],
    {
      incomplete: true,
      optionalFacts: [
        'lunch.available yes',
        'restaurant.available yes',
        'lunch.hours Sa Su 12:00-15:00; 07-01..07-31 Mo Tu We Th Fr Sa Su 12:00-15:00',
      ],
      note: 'at weekends the hours are meant, not said',
    },
  ),
  graskar('Affär', 'Lanthandeln ligger 300 m från färjeläget och har öppet 10–16 i högsäsong.', [], {
    incomplete: true,
    note: 'the 300 m are from the pier, not from the house; the hours only in high season',
  }),
  graskar('Laddstolpe', 'Laddning av elbåt: ett uttag, 11 kW, 4 kr/kWh.', [], { note: 'boats, not cars' }),
  graskar('', 'Förra året kostade sängplats 320 kr, i år håller vi samma pris utanför juli.', [], {
    note: 'the price of a bed has no attribute',
  }),
  graskar('Eld och grill', 'Vid eldningsförbud får inte heller grillen användas, fråga värden.', []),
  graskar('Nyckel', 'Borttappad nyckel debiteras med 500 kr, nyckeldeposition 100 kr.', [
    'key.price 50000 SEK',
    'key.deposit 10000 SEK',
  ]),
];
