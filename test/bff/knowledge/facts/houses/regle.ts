import { type Labelled, WEEK, writer } from './row.ts';

const reglePl = writer('regle', 'pl', 'PLN');
const regleCs = writer('regle', 'cs', 'PLN');

/** Schronisko Pod Reglami: a mountain hostel with 62 beds near the border in the Karkonosze, Poland; writes Polish and Czech. */
export const REGLE: Labelled[] = [
  reglePl('Od której można się zameldować?', 'Doba noclegowa trwa od 15:00 do 10:00 dnia następnego.', [
    'checkIn.hours 15:00-',
    'checkOut.hours -10:00',
  ]),
  reglePl(
    'Recepcja',
    'Recepcja czynna 8–20, w weekendy do 22.',
    [`reception.hours ${WEEK} 08:00-20:00; Sa Su 08:00-22:00`],
    {
      note: 'the plain hours may also stand without days before the weekend',
    },
  ),
  reglePl('Przyjazd po 22', 'Po 22:00 drzwi otwiera kod, który wyślemy SMS-em – prosimy o tel. pod 75 555 01 23.', [], {
    optionalFacts: ['lateArrival.available yes', 'checkIn.selfService yes'],
    optionalText: ['lateArrival.how: kod SMS-em', 'lateArrival.contact: 75 555 01 23'],
    note: 'lateArrival.hours is no attribute; not the hours of the reception',
  }),
  reglePl(
    'Śniadania',
    'Śniadanie w formie bufetu 8.00-10.00, 38 zł/os., dzieci do lat 3 gratis, 4–10 lat 25 zł.',
    ['breakfast.hours 08:00-10:00', 'breakfast.price 3800 PLN /person; child -3y free; child 4-10y 2500 PLN /person'],
    { optionalFacts: ['breakfast.available yes'], optionalText: ['breakfast.style: bufet'] },
  ),
  reglePl('Obiadokolacja', 'Obiadokolacje serwujemy o 17:30, zamówienia przyjmujemy do 11:00 tego samego dnia.', [], {
    incomplete: true,
    optionalFacts: ['dinner.available yes', 'dinner.booking yes'],
    note: 'dinner at 17:30, to be ordered by 11:00',
  }),
  reglePl('Parking', 'Parking leśny (należy do Parku Narodowego) kosztuje 30 zł za dobę.', [], {
    note: "another's car park",
  }),
  reglePl(
    'Czy macie własny parking?',
    'Mamy tylko 8 miejsc, bezpłatnych, bez rezerwacji – kto pierwszy, ten lepszy.',
    ['parking.available yes', 'parking.spaces exactly 8 count', 'parking.price free'],
    { optionalFacts: ['parking.booking no'] },
  ),
  reglePl(
    'Zwierzęta',
    'Przyjmujemy psy i koty, 25 zł od zwierzaka za dobę. W pokojach wieloosobowych niestety nie.',
    [],
    {
      incomplete: true,
      note: 'pets.allowed yes except in the dormitories; 2500 PLN per pet and night',
    },
  ),
  reglePl(
    'Pościel',
    'Pościel w cenie; ręcznik można wypożyczyć za 10 zł.',
    ['linen.price free', 'towels.price 1000 PLN'],
    {
      optionalFacts: ['linen.available yes', 'towels.available yes'],
    },
  ),
  reglePl(
    'Kuchnia',
    'Kuchnia turystyczna dostępna całą dobę, za darmo. Po sobie zmywamy!',
    ['kitchen.hours 24/7', 'kitchen.price free'],
    {
      optionalFacts: ['kitchen.available yes'],
    },
  ),
  reglePl(
    'Sauna',
    'Sauna: śr., pt., sob. 17–21, 120 zł za godzinę (do 6 osób), tylko po wcześniejszej rezerwacji.',
    ['spa.hours We Fr Sa 17:00-21:00', 'spa.price 12000 PLN /hour booking needed'],
    {
      optionalFacts: [
        'spa.available yes',
        'spa.available yes booking needed',
        'spa.booking yes',
        'spa.hours We Fr Sa 17:00-21:00 booking needed',
      ],
    },
  ),
  reglePl('', 'U nas zasięg bywa kapryśny, za to widok na Śnieżkę zawsze pełny.', [], {
    note: 'advertising: no room with a view is promised',
  }),
  reglePl('Cisza nocna', 'Cisza nocna od 22 do 6, także dla tych, co właśnie zdobyli szczyt.', [
    'quiet.hours 22:00-06:00',
  ]),
  reglePl(
    'Płatność',
    'Można płacić kartą, BLIK-iem i gotówką; nie przyjmujemy bonów turystycznych.',
    ['card.allowed yes', 'cash.allowed yes'],
    {
      optionalText: ['payment.methods: karta, BLIK, gotówka'],
    },
  ),
  reglePl(
    'Opłata miejscowa',
    'Opłata miejscowa 2,60 zł/os./dobę płatna wyłącznie gotówką na miejscu.',
    ['cityTax.price 260 PLN /person /night'],
    {
      incomplete: true,
      note: 'cash for the tax only: cash.allowed yes and card.allowed no are not told of the house',
    },
  ),
  reglePl('Zgubiony klucz', 'Za zgubiony klucz pobieramy 80 zł.', ['key.price 8000 PLN']),
  regleCs('Kdy se dá ubytovat?', 'Ubytování od 15 h, odjezd nejpozději do 10 h.', [
    'checkIn.hours 15:00-',
    'checkOut.hours -10:00',
  ]),
  regleCs(
    'Snídaně',
    'Snídaně formou bufetu je od 8 do 10, v ceně pokoje není.',
    ['breakfast.hours 08:00-10:00', 'breakfast.included no'],
    {
      optionalFacts: ['breakfast.available yes'],
      optionalText: ['breakfast.style: bufet'],
    },
  ),
  regleCs('Můžu platit v korunách?', 'České koruny bohužel nebereme, kartou ale platit jde.', ['card.allowed yes']),
  regleCs(
    'Polopenze',
    'Večeře 45 zł pro dospělého, 30 zł pro dítě do 10 let, jen na objednávku předem.',
    ['dinner.price adult 4500 PLN; child -10y 3000 PLN booking needed'],
    { optionalFacts: ['dinner.available yes', 'dinner.available yes booking needed', 'dinner.booking yes'] },
  ),
  regleCs('Je v chatě výtah?', 'Výtah nemáme, zato máme 3 patra a silné brigádníky.', ['lift.available no']),
  regleCs('Vlak', 'Nádraží Szklarska Poręba Górna je 2,3 km, zastávka autobusu asi 400 m.', [
    'station.distance 2.3 kilometer',
    'bus.distance 400 meter',
  ]),
  regleCs('Psi', 'Se psem jen mimo jarní prázdniny a po domluvě.', [], {
    incomplete: true,
    note: 'pets.allowed yes outside a season and by arrangement',
  }),
  regleCs('Wi-Fi', 'Wi-Fi zdarma jen ve společenské místnosti, na pokojích není.', ['wifi.price free'], {
    incomplete: true,
    optionalFacts: ['wifi.available yes'],
    optionalText: ['wifi.coverage: společenská místnost'],
  }),
  regleCs('Postýlka', 'Dětskou postýlku (do 2 let) půjčíme zdarma.', ['cot.price free', 'cot.limitAge most 2 year'], {
    optionalFacts: ['cot.available yes', 'cot.price child -2y free'],
  }),
  regleCs('Kouření', 'V celé budově se nekouří, pokuta 300 zł.', ['smoking.allowed no', 'smoking.fine 30000 PLN']),
  regleCs('Storno', 'Storno do 7 dnů před příjezdem zdarma, později propadá záloha.', [], {
    incomplete: true,
    optionalText: ['cancellation.limitTime: 7 dnů', 'cancellation.terms: do 7 dnů zdarma, pak propadá záloha'],
  }),
  regleCs('Záloha', 'Při rezervaci se platí záloha 200 zł za pokoj.', ['deposit.price 20000 PLN /room'], {
    optionalFacts: ['deposit.available yes'],
  }),
  regleCs('Lyže', 'Lyžárnu máme, půjčovnu lyží provozuje Ski-Max u vleku (od 60 zł/den).', [], {
    note: "no attribute; another firm's price",
  }),
  regleCs('', 'Příští zimu snad přibude i vířivka, držte nám palce.', [], { note: 'a maybe' }),
  regleCs(
    'Úschova zavazadel',
    'Batohy si u nás po odhlášení můžete nechat do 18 h, 5 zł za kus.',
    ['luggage.hours -18:00', 'luggage.price 500 PLN /piece'],
    {
      optionalFacts: ['luggage.available yes'],
    },
  ),
];
