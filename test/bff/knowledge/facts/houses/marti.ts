import { ALL, type Labelled, writer } from './row.ts';

const martiTr = writer('marti', 'tr', 'TRY');
const martiRu = writer('marti', 'ru', 'TRY');
const martiSv = writer('marti', 'sv', 'TRY');
const martiEl = writer('marti', 'el', 'TRY');

/** Martı Konak: a boutique hotel with 18 rooms above the harbour of Kaş, Turkey; writes Turkish and Russian. */
export const MARTI: Labelled[] = [
  martiTr('Giriş ve çıkış saatleri nedir?', "Odalara giriş 14.00'ten itibaren, çıkış en geç 11.30.", [
    'checkIn.hours 14:00-',
    'checkOut.hours -11:30',
  ]),
  martiTr(
    'Kahvaltı saatleri',
    'Serpme kahvaltı her gün 08.30-11.00 arası terasta; oda fiyatına dahildir.',
    [`breakfast.hours ${ALL} 08:30-11:00`, 'breakfast.included yes'],
    {
      optionalFacts: ['breakfast.available yes'],
      optionalText: ['breakfast.style: serpme', 'breakfast.where: terasta'],
    },
  ),
  martiTr(
    'Havuz',
    'Havuzumuz 1 Mayıs - 31 Ekim arası 09.00-19.00 açıktır, 12 yaş altı çocuklar tek başına giremez.',
    ['pool.hours 05-01..10-31 09:00-19:00'],
    { optionalFacts: ['pool.available yes'], note: 'pool.limitAge least 12 year is wrong: not alone' },
  ),
  martiTr(
    'Evcil hayvan kabul ediyor musunuz?',
    '5 kg altı küçük köpekler kabul edilir, kedi maalesef kabul edemiyoruz.',
    ['pets.limitWeight most 5 kilogram'],
    {
      incomplete: true,
      note: 'pets.allowed yes only for dogs under 5 kg',
    },
  ),
  martiTr(
    'Otopark var mı?',
    'Otelin otoparkı yok; liman girişindeki belediye otoparkı günlük 250 TL.',
    ['parking.available no'],
    {
      note: "the price is the town's",
    },
  ),
  martiTr(
    'Havalimanı transferi',
    'Dalaman transferi araç başı 3.200 TL, en az 24 saat önceden haber verin.',
    ['transfer.price 320000 TRY /vehicle booking needed'],
    {
      optionalFacts: ['transfer.available yes', 'transfer.booking yes'],
    },
  ),
  martiTr(
    'Dalaman ne kadar uzak?',
    'Dalaman Havalimanı 155 km, araçla yaklaşık 2 saat 15 dk.',
    ['airport.distance 155 kilometer'],
    {
      optionalText: ['airport.duration: 2 saat 15 dk'],
    },
  ),
  martiTr('Çocuk politikası', '0-6 yaş ücretsiz, 7-12 yaş %50 indirimli.', ['children.stayFree most 6 year'], {
    incomplete: true,
    optionalFacts: ['children.price child -6y free'],
  }),
  martiTr('', 'Gün batımını izlerken zamanın nasıl geçtiğini anlamayacaksınız.', []),
  martiTr('Klima', 'Tüm odalarda klima, mini buzdolabı ve kasa vardır.', [
    'airConditioning.available yes',
    'fridge.available yes',
    'safe.available yes',
  ]),
  martiTr('Balkonlu oda', 'Deniz manzaralı ve balkonlu odalar sadece üst katta, gecelik 900 TL farkla.', [], {
    incomplete: true,
    optionalFacts: ['view.price 90000 TRY /night', 'balcony.price 90000 TRY /night', 'view.available yes'],
    note: 'rooms with view and balcony, on the top floor only, at 900 more',
  }),
  martiTr(
    'Akşam yemeği',
    'Restoranımız Pazartesi hariç her akşam 19.00-22.30 açık, temmuz-ağustosta her gün.',
    ['restaurant.hours Tu We Th Fr Sa Su 19:00-22:30; 07-01..08-31 Mo Tu We Th Fr Sa Su 19:00-22:30'],
    {
      optionalFacts: [
        'restaurant.available yes',
        'restaurant.hours 19:00-22:30; Mo off; 07-01..08-31 Mo Tu We Th Fr Sa Su 19:00-22:30',
      ],
      note: 'one of the two spellings is enough',
    },
  ),
  martiTr('Asansör', 'Asansörümüz yok, bavullarınızı biz taşırız.', ['lift.available no']),
  martiTr(
    'Ödeme',
    'Nakit ve kredi kartı geçerli; kartta %3 komisyon alınır.',
    ['cash.allowed yes', 'card.allowed yes'],
    {
      incomplete: true,
      note: 'card.price is a percentage',
    },
  ),
  martiTr(
    'Depozito',
    'Girişte oda başı 2.000 TL depozito alınır, çıkışta iade edilir.',
    ['deposit.price 200000 TRY /room'],
    {
      optionalFacts: ['deposit.available yes'],
      optionalText: ['deposit.refund: çıkışta iade'],
    },
  ),
  martiTr('Tekne turu', 'Kekova tekne turunu Kaptan Rıza düzenliyor, fiyatı ona sorun, geçen yıl 1.500 TL idi.', [], {
    note: "another's, and last year's",
  }),
  martiTr('Havlu', 'Plaj havlusu ücretsiz, kaybolursa 400 TL.', [], {
    incomplete: true,
    optionalFacts: ['towels.available yes'],
    note: 'towels.price free for beach towels; towels.price 40000 TRY is for a lost one',
  }),
  martiRu(
    'Во сколько заселение?',
    'Заезд с 14:00, выезд до 11:30. Раньше заселим, если номер готов, бесплатно.',
    ['checkIn.hours 14:00-', 'checkOut.hours -11:30'],
    {
      incomplete: true,
      note: 'early check-in free only if the room is ready',
    },
  ),
  martiRu(
    'Завтрак входит в стоимость?',
    'Да, турецкий завтрак включён, подаём с 8:30 до 11:00.',
    ['breakfast.included yes', 'breakfast.hours 08:30-11:00'],
    {
      optionalFacts: ['breakfast.available yes'],
      optionalText: ['breakfast.style: турецкий'],
    },
  ),
  martiRu(
    'Есть ли трансфер?',
    'Из Даламана — 3200 лир за машину, из Антальи — 4100; заказывать минимум за сутки.',
    [],
    {
      incomplete: true,
      optionalFacts: ['transfer.available yes', 'transfer.available yes booking needed', 'transfer.booking yes'],
      note: 'two prices by where from',
    },
  ),
  martiRu('Бассейн с подогревом?', 'Нет, бассейн не подогревается. Работает с мая по октябрь.', ['pool.heated no'], {
    optionalFacts: ['pool.available yes'],
    optionalText: ['pool.season: 05-01..10-31'],
  }),
  martiRu('До моря далеко?', 'До городского пляжа 350 м, вход бесплатный, лежаки 200 лир.', [], {
    note: 'the beach is no attribute and not of the house',
  }),
  martiRu('Можно с кошкой?', 'С кошками нельзя, с собаками до 5 кг можно.', ['pets.limitWeight most 5 kilogram'], {
    incomplete: true,
    note: 'pets.allowed yes only for dogs up to 5 kg',
  }),
  martiRu('Оплата картой «Мир»', 'Карты «Мир» у нас не проходят, Visa/Mastercard принимаем.', [], {
    incomplete: true,
    optionalFacts: ['card.allowed yes'],
    optionalText: ['card.kinds: Visa, Mastercard, not Mir'],
  }),
  martiRu('', 'Такого заката вы не увидите больше нигде — проверено нашими бабушками.', []),
  martiRu(
    'Детская кроватка',
    'Кроватка для малышей до 2 лет — бесплатно, по предварительному запросу.',
    ['cot.price free booking needed', 'cot.limitAge most 2 year'],
    {
      optionalFacts: [
        'cot.available yes',
        'cot.available yes booking needed',
        'cot.booking yes',
        'cot.price child -2y free booking needed',
      ],
    },
  ),
  martiRu(
    'Wi-Fi',
    'Wi-Fi бесплатный, сеть Marti_Terrace, пароль gunbatimi18',
    ['wifi.price free', 'wifi.network Marti_Terrace', 'wifi.password gunbatimi18'],
    {
      optionalFacts: ['wifi.available yes'],
    },
  ),
  martiRu(
    'Курение',
    'В номерах курить нельзя (штраф 3000 лир), на террасе — пожалуйста.',
    ['smoking.fine 300000 TRY'],
    {
      incomplete: true,
      optionalText: ['smoking.where: терраса'],
      note: 'smoking.allowed no only in the rooms',
    },
  ),
  martiRu(
    'Поздний выезд',
    'Поздний выезд до 16:00 — 1000 лир, только вне сезона (ноябрь–март).',
    ['lateCheckOut.price 11-01..03-31 100000 TRY', 'lateCheckOut.hours 11-01..03-31 -16:00'],
    { incomplete: true, note: 'only off season' },
  ),
  martiRu('Экскурсии', 'Экскурсии мы сами не проводим, но подскажем проверенное агентство.', ['tours.available no']),
  martiRu(
    'Стойка регистрации',
    'Ресепшен работает круглосуточно, говорим по-русски и по-английски.',
    ['reception.hours 24/7'],
    {
      optionalText: ['reception.languages: русский, английский'],
    },
  ),
  martiRu('Спортзал', 'Спортзала пока нет, возможно, откроем следующей весной.', ['gym.available no']),
  martiSv('In- och utcheckning', 'Rummet är klart från kl. 14, på avresedagen lämnar du det senast 11.30.', [
    'checkIn.hours 14:00-',
    'checkOut.hours -11:30',
  ]),
  martiSv(
    'Tidig incheckning',
    'Incheckning från kl. 10 kostar 800 lira och måste bokas i förväg.',
    ['earlyCheckIn.price 80000 TRY booking needed', 'earlyCheckIn.hours 10:00-'],
    {
      optionalFacts: [
        'earlyCheckIn.available yes',
        'earlyCheckIn.available yes booking needed',
        'earlyCheckIn.hours 10:00- booking needed',
      ],
      note: 'the subject stands in the question',
    },
  ),
  martiSv(
    'Frukost',
    'Frukosten ingår och serveras varje dag 8.30–11.',
    ['breakfast.included yes', `breakfast.hours ${ALL} 08:30-11:00`],
    {
      optionalFacts: ['breakfast.available yes'],
    },
  ),
  martiSv(
    'Vi flyger tidigt',
    'Åker du före frukost? Säg till kvällen innan så packar vi en frukostpåse.',
    ['breakfast.early yes booking needed'],
    {
      incomplete: true,
      optionalFacts: ['breakfast.early yes'],
    },
  ),
  martiSv(
    'Kan utomstående äta här?',
    'Ja, restaurangen är öppen för alla, men boka gärna bord.',
    ['restaurant.outsideGuests yes'],
    {
      optionalFacts: ['restaurant.available yes'],
      note: 'boka gärna: a wish, no must',
    },
  ),
  martiSv('Pool', 'Poolen är inte uppvärmd. Solstolar och poolhanddukar utan kostnad.', ['pool.heated no'], {
    optionalFacts: ['pool.available yes', 'towels.price free'],
  }),
  martiSv('Minibar', 'Ingen minibar, men alla rum har ett litet kylskåp.', [
    'minibar.available no',
    'fridge.available yes',
  ]),
  martiSv('Taxi', 'En taxi till busstationen kostar ungefär 150 lira, vi ringer gärna efter en.', [], {
    incomplete: true,
    optionalFacts: ['taxi.available yes'],
    note: 'taxi.price is vague: about 15000 TRY',
  }),
  martiSv('Barnvakt', 'Barnvakt erbjuder vi inte och lekplats saknas.', [
    'children.babysitting no',
    'children.playground no',
  ]),
  martiSv('', 'Svenska gäster säger att det är som skärgården, fast med varmt vatten.', []),
  martiSv(
    'Rumsservice',
    'Rumsservice 12–22, tillägg 100 lira per beställning.',
    ['roomService.hours 12:00-22:00', 'roomService.price 10000 TRY /order'],
    {
      optionalFacts: ['roomService.available yes', 'roomService.price 10000 TRY'],
    },
  ),
  martiSv('Utflykter', 'Båtturen till Kekova (kapten Rıza, inte vi) brukar gå kl. 10.', [], { note: "another's" }),
  martiEl('Άφιξη και αναχώρηση', 'Άφιξη μετά τις 14:00, αναχώρηση έως τις 11:30.', [
    'checkIn.hours 14:00-',
    'checkOut.hours -11:30',
  ]),
  martiEl(
    'Πρωινό',
    'Το πρωινό περιλαμβάνεται στην τιμή και σερβίρεται καθημερινά 8:30–11:00 στην ταράτσα.',
    ['breakfast.included yes', `breakfast.hours ${ALL} 08:30-11:00`],
    { optionalFacts: ['breakfast.available yes'], optionalText: ['breakfast.where: στην ταράτσα'] },
  ),
  martiEl(
    'Μπαρ',
    'Το μπαρ μένει ανοιχτό 17:00–01:00, Κυριακή και Δευτέρα κλειστό.',
    ['bar.hours 17:00-01:00; Mo Su off'],
    {
      optionalFacts: [
        'bar.available yes',
        'bar.hours 17:00-01:00; Su Mo off',
        'bar.hours Tu We Th Fr Sa 17:00-01:00; Mo Su off',
        'bar.hours Tu We Th Fr Sa 17:00-01:00',
      ],
    },
  ),
  martiEl(
    'Έχετε πάρκινγκ;',
    'Δυστυχώς όχι. Στο λιμάνι θα βρείτε δημοτικό με 250 λίρες τη μέρα.',
    ['parking.available no'],
    {
      note: "the price is the town's",
    },
  ),
  martiEl('Χαμένο κλειδί', 'Για χαμένο κλειδί χρεώνουμε 600 λίρες.', ['key.price 60000 TRY']),
  martiEl(
    'Πλοίο για Μεγίστη',
    'Το πλοίο για το Καστελλόριζο φεύγει στις 10:00 (30 € με επιστροφή, το πρακτορείο είναι στο λιμάνι).',
    [],
    {
      note: "another firm's price",
    },
  ),
  martiEl('', 'Από το μπαλκόνι σας βλέπετε Ελλάδα – και η Ελλάδα εσάς.', [], {
    note: 'advertising; balcony.available yes of every room is not quite told',
  }),
  martiEl(
    'Πληρωμή',
    'Δεχόμαστε μετρητά σε λίρες ή ευρώ και όλες τις κάρτες.',
    ['cash.allowed yes', 'card.allowed yes'],
    {
      optionalText: ['payment.methods: μετρητά, κάρτες', 'card.kinds: όλες'],
    },
  ),
  martiEl('Μωρά', 'Υπάρχει παρκοκρέβατο χωρίς χρέωση, δεν υπάρχει όμως φύλαξη παιδιών.', [
    'cot.available yes',
    'cot.price free',
    'children.babysitting no',
  ]),
];
