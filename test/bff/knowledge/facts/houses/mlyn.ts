import { ALL, type Labelled, writer } from './row.ts';

const mlynCs = writer('mlyn', 'cs', 'CZK');
const mlynPl = writer('mlyn', 'pl', 'CZK');

/** Penzion U Mlýna: a guesthouse with 12 rooms in Jeseník, Czechia; writes Czech and Polish. */
export const MLYN: Labelled[] = [
  mlynCs(
    'V kolik hodin se můžeme ubytovat?',
    'Pokoje předáváme mezi 14. a 18. hodinou, v den odjezdu je prosíme uvolnit do 10.',
    ['checkIn.hours 14:00-18:00', 'checkOut.hours -10:00'],
  ),
  mlynCs(
    'Snídaně',
    'Snídaně 8–9:30 hod., so a ne až do 10. Cena 160 Kč, děti do 10 let 90 Kč.',
    ['breakfast.hours 08:00-09:30; Sa Su 08:00-10:00', 'breakfast.price 16000 CZK; child -10y 9000 CZK'],
    { optionalFacts: ['breakfast.available yes'] },
  ),
  mlynCs(
    'Parkování',
    'Parkování zdarma na uzamčeném dvoře, vejde se tam 9 aut.',
    ['parking.price free', 'parking.spaces exactly 9 count'],
    {
      optionalFacts: ['parking.available yes', 'parking.spaces most 9 count'],
      optionalText: ['parking.where: uzamčený dvůr'],
    },
  ),
  mlynCs(
    'Pes',
    'Menší psi (do 15 kg) vítáni, 150 Kč na noc. V restauraci na vodítku.',
    ['pets.limitWeight most 15 kilogram', 'pets.price 15000 CZK /night'],
    {
      incomplete: true,
      note: 'pets.allowed yes only for dogs up to 15 kg',
    },
  ),
  mlynCs(
    'Restaurace',
    'Hospoda je otevřená út–čt 16–22, pá a so 11–23, v neděli do 20 hod., v pondělí zavřeno.',
    ['restaurant.hours Tu We Th 16:00-22:00; Fr Sa 11:00-23:00; Su -20:00; Mo off'],
    {
      optionalFacts: [
        'restaurant.available yes',
        'restaurant.hours Tu We Th 16:00-22:00; Fr Sa 11:00-23:00; Su 11:00-20:00; Mo off',
      ],
    },
  ),
  mlynCs(
    'Sauna',
    'Finskou saunu zatopíme na objednání (2 h předem), 400 Kč za hodinu.',
    ['spa.price 40000 CZK /hour booking needed'],
    {
      optionalFacts: ['spa.available yes', 'spa.available yes booking needed', 'spa.booking yes'],
      optionalText: ['spa.facilities: finská sauna'],
    },
  ),
  mlynCs(
    'Vířivka',
    'Vířivka pod širým nebem je v provozu jen od května do září, 9–21 h, pro hosty zdarma.',
    ['hotTub.hours 05-01..09-30 09:00-21:00', 'hotTub.price free'],
    {
      optionalFacts: ['hotTub.available yes'],
    },
  ),
  mlynCs(
    'Platba',
    'Platí se při příjezdu hotově nebo kartou, eura bereme v kurzu 24 Kč.',
    ['cash.allowed yes', 'card.allowed yes'],
    {
      optionalText: ['payment.when: při příjezdu', 'payment.methods: hotově, kartou'],
    },
  ),
  mlynCs(
    'Přistýlka',
    'Přistýlka 350 Kč/noc, u dětí do 6 let 200 Kč.',
    ['extraBed.price 35000 CZK /night; child -6y 20000 CZK /night'],
    { optionalFacts: ['extraBed.available yes'] },
  ),
  mlynCs('Lyžařský vlek', 'Vlek Miroslav (800 m) letos zdražil na 690 Kč za den, s penzionem nesouvisí.', [], {
    note: "another firm's price",
  }),
  mlynCs('', 'Mlýn mlel mouku od roku 1788 a dnes už jen klid.', []),
  mlynCs('Klimatizace', 'Klimatizaci nepotřebujeme ani nemáme, ventilátor rádi půjčíme.', [
    'airConditioning.available no',
  ]),
  mlynCs(
    'Městský poplatek',
    'Lázeňský poplatek 50 Kč/os./noc je už v ceně ubytování.',
    ['cityTax.included yes', 'cityTax.price 5000 CZK /person /night'],
    { incomplete: true },
  ),
  mlynCs('Autobus', 'Zastávka je hned naproti, spoj 902 jede každou hodinu, poslední ve 22:40.', [], {
    note: 'opposite is no distance; bus.hours would need a start',
  }),
  mlynCs('Dětský koutek', 'Pro děti máme hřiště s prolézačkami, hlídání nenabízíme.', [
    'children.playground yes',
    'children.babysitting no',
  ]),
  mlynCs('Sprcha po odhlášení?', 'Možná, zeptejte se na recepci, podle obsazenosti.', []),
  mlynPl('O której zameldowanie?', 'Zameldowanie w godz. 14–18, wymeldowanie do 10.', [
    'checkIn.hours 14:00-18:00',
    'checkOut.hours -10:00',
  ]),
  mlynPl('Późny przyjazd', 'Przyjazd po 18 tylko po uprzednim telefonie: +420 584 555 021.', [], {
    incomplete: true,
    optionalText: ['lateArrival.contact: +420 584 555 021'],
    note: 'lateArrival.available yes, if announced',
  }),
  mlynPl(
    'Czy jest parking?',
    'Tak, bezpłatny, na zamkniętym podwórzu.',
    ['parking.available yes', 'parking.price free'],
    { optionalText: ['parking.where: zamknięte podwórze'] },
  ),
  mlynPl(
    'Śniadanie w cenie?',
    'Nie, śniadanie jest dodatkowo płatne (160 koron od osoby).',
    ['breakfast.included no', 'breakfast.price 16000 CZK /person'],
    {
      optionalFacts: ['breakfast.available yes'],
    },
  ),
  mlynPl('Czy można płacić w złotówkach?', 'Niestety nie, ale karty przyjmujemy bez dopłat.', [
    'card.allowed yes',
    'card.price free',
  ]),
  mlynPl(
    'Łóżeczko',
    'Łóżeczko turystyczne 100 koron za pobyt, prosimy zgłosić przy rezerwacji.',
    ['cot.price 10000 CZK /stay booking needed'],
    {
      optionalFacts: ['cot.available yes', 'cot.available yes booking needed', 'cot.booking yes'],
    },
  ),
  mlynPl(
    'Rowery',
    'Wypożyczamy 4 rowery górskie po 300 koron za dzień, tylko gościom.',
    ['bicycle.price 30000 CZK /day'],
    {
      incomplete: true,
      optionalFacts: ['bicycle.available yes'],
      note: 'guests only',
    },
  ),
  mlynPl('Winda', 'Brak windy.', ['lift.available no']),
  mlynPl(
    'Basen?',
    'Własnego basenu nie mamy, najbliższy kryty jest w Česká Ves (czynny 10–21, 120 koron).',
    ['pool.available no'],
    { note: "the hours and the price are another's" },
  ),
  mlynPl(
    'Palenie',
    'W pensjonacie obowiązuje całkowity zakaz palenia, popielniczka jest przed wejściem.',
    ['smoking.allowed no'],
    {
      optionalText: ['smoking.where: przed wejściem'],
    },
  ),
  mlynPl('Zniżki', 'Dzieci do lat 3 śpią z rodzicami za darmo, psy po sezonie 50% taniej.', [], {
    incomplete: true,
    note: 'children.stayFree most 3 year, in the bed of the parents; a share for dogs, off season',
  }),
  mlynPl('Sklep', 'Sklep 600 m od nas, otwarty codziennie 7–19, w niedzielę 8–12.', [
    'shop.distance 600 meter',
    `shop.hours ${ALL} 07:00-19:00; Su 08:00-12:00`,
  ]),
  mlynPl('', 'Pachnie chlebem, szumi strumyk, a telefon można wreszcie wyłączyć.', []),
  mlynPl(
    'Ręczniki',
    'Ręczniki i pościel zapewniamy bezpłatnie, zmiana co 4 dni.',
    ['towels.price free', 'linen.price free'],
    {
      optionalFacts: ['towels.available yes', 'linen.available yes'],
      optionalText: ['towels.frequency: co 4 dni', 'linen.frequency: co 4 dni'],
    },
  ),
];
