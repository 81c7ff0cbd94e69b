import { ALL, type Labelled, writer } from './row.ts';

const nawrasAr = writer('nawras', 'ar', 'MAD');
const nawrasFr = writer('nawras', 'fr', 'MAD');
const nawrasEs = writer('nawras', 'es', 'MAD');
const nawrasPt = writer('nawras', 'pt', 'MAD');

/** رياض النورس (Riad Ennawras): a riad with eight rooms in the medina of Essaouira, Morocco; writes Arabic and French. */
export const NAWRAS: Labelled[] = [
  nawrasAr('متى يمكنني الدخول إلى الغرفة؟', 'تسجيل الوصول من الساعة 2 بعد الظهر حتى 10 مساءً، والمغادرة قبل 12 ظهرًا.', [
    'checkIn.hours 14:00-22:00',
    'checkOut.hours -12:00',
  ]),
  nawrasAr(
    'هل الإفطار مشمول؟',
    'نعم، الإفطار المغربي مشمول في سعر الغرفة ويُقدَّم من 8 إلى 10:30 صباحًا على السطح.',
    ['breakfast.included yes', 'breakfast.hours 08:00-10:30'],
    {
      optionalFacts: ['breakfast.available yes'],
      optionalText: ['breakfast.style: مغربي', 'breakfast.where: السطح'],
    },
  ),
  nawrasAr('العشاء', 'العشاء بالطلب المسبق قبل الظهر، 180 درهمًا للشخص، والأطفال دون 10 سنوات نصف السعر.', [], {
    incomplete: true,
    optionalFacts: ['dinner.available yes booking needed', 'dinner.booking yes'],
    note: 'dinner.price 18000 MAD /person booking needed; children at half',
  }),
  nawrasAr(
    'هل يوجد موقف سيارات؟',
    'المدينة القديمة للمشاة فقط؛ أقرب موقف حراسة عند باب السبع بـ 40 درهمًا لليلة، وهو ليس لنا.',
    [],
    {
      optionalFacts: ['parking.available no'],
      note: "another's car park",
    },
  ),
  nawrasAr(
    'النقل من المطار',
    'نوفر سيارة من مطار الصويرة بـ 200 درهم (حتى 4 أشخاص) بشرط الحجز قبل 24 ساعة.',
    ['transfer.price 20000 MAD /vehicle booking needed'],
    {
      incomplete: true,
      optionalFacts: [
        'transfer.available yes',
        'transfer.available yes booking needed',
        'transfer.booking yes',
        'transfer.price 20000 MAD booking needed',
      ],
      note: 'up to four persons',
    },
  ),
  nawrasAr('هل تقبلون الحيوانات الأليفة؟', 'نعتذر، لا نقبل الحيوانات الأليفة، فلدينا ثلاث قطط في البيت!', [
    'pets.allowed no',
  ]),
  nawrasAr(
    'الواي فاي',
    'الواي فاي مجاني في كل الغرف. الشبكة: Ennawras، كلمة السر: gnaoua2025',
    ['wifi.price free', 'wifi.network Ennawras', 'wifi.password gnaoua2025'],
    {
      optionalFacts: ['wifi.available yes'],
      optionalText: ['wifi.coverage: كل الغرف'],
    },
  ),
  nawrasAr(
    'ضريبة الإقامة',
    'ضريبة الإقامة 25 درهمًا للشخص في الليلة، يُعفى منها الأطفال دون 12 سنة.',
    ['cityTax.price 2500 MAD /person /night; child -11y free'],
    { incomplete: true, optionalFacts: ['cityTax.available yes'] },
  ),
  nawrasAr(
    'الدفع',
    'الدفع نقدًا بالدرهم أو اليورو، والبطاقة البنكية مقبولة برسوم 3%.',
    ['cash.allowed yes', 'card.allowed yes'],
    {
      incomplete: true,
      optionalText: ['payment.methods: نقدًا, البطاقة البنكية'],
      note: 'card.price is a percentage',
    },
  ),
  nawrasAr('', 'نسيم المحيط، رائحة خشب العرعر، وشاي لا ينتهي… مرحبًا بكم في بيتكم.', []),
  nawrasAr(
    'الحمّام التقليدي',
    'الحمّام مفتوح كل يوم ما عدا الجمعة من 11 صباحًا إلى 7 مساءً، 150 درهمًا للشخص.',
    ['spa.hours Mo Tu We Th Sa Su 11:00-19:00', 'spa.price 15000 MAD /person'],
    {
      optionalFacts: ['spa.available yes', 'spa.hours 11:00-19:00; Fr off', `spa.hours ${ALL} 11:00-19:00; Fr off`],
      optionalText: ['spa.facilities: حمّام تقليدي'],
    },
  ),
  nawrasAr('هل يوجد مصعد؟', 'لا يوجد مصعد، والسلالم ضيقة.', ['lift.available no']),
  nawrasAr('هل يوجد مسبح؟', 'ليس لدينا مسبح، لكن فندقًا مجاورًا يسمح بالدخول مقابل 250 درهمًا.', ['pool.available no'], {
    note: "the price is a neighbour's",
  }),
  nawrasAr('التدخين', 'يُسمح بالتدخين على السطح فقط، وممنوع داخل الغرف.', [], {
    incomplete: true,
    optionalText: ['smoking.where: على السطح فقط'],
  }),
  nawrasAr(
    'الأطفال',
    'نستقبل الأطفال من كل الأعمار، وإقامة من هم دون 4 سنوات مجانية.',
    ['children.allowed yes', 'children.stayFree most 3 year'],
    { optionalFacts: ['children.price child -3y free'] },
  ),
  nawrasAr(
    'غسيل الملابس',
    'غسيل وكي بـ 15 درهمًا للقطعة، يُسلَّم خلال 24 ساعة، ما عدا الأحد.',
    ['laundry.price 1500 MAD /piece'],
    {
      incomplete: true,
      optionalFacts: ['laundry.available yes'],
      optionalText: ['laundry.duration: 24 ساعة'],
      note: 'not on Sundays',
    },
  ),
  nawrasAr('سرير إضافي', 'ربما نستطيع إضافة سرير حسب الغرفة، اسألونا قبل الحجز.', [], { note: 'a maybe' }),
  nawrasFr(
    'Arrivée tardive',
    'Après 22h, merci de nous prévenir par WhatsApp au +212 6 55 50 17 42, un supplément de 100 DH s’applique.',
    ['lateArrival.price 10000 MAD'],
    {
      optionalFacts: ['lateArrival.available yes'],
      optionalText: ['lateArrival.contact: +212 6 55 50 17 42'],
    },
  ),
  nawrasFr(
    'Le petit-déjeuner est-il compris ?',
    'Oui, toujours. Pendant le ramadan il est servi à partir de 9h.',
    ['breakfast.included yes'],
    {
      incomplete: true,
      optionalFacts: ['breakfast.available yes'],
      note: 'breakfast.hours 09:00- only during Ramadan',
    },
  ),
  nawrasFr(
    'Avez-vous la clim ?',
    'Pas de climatisation (le vent s’en charge), mais chauffage d’appoint l’hiver : 50 DH par nuit.',
    ['airConditioning.available no', 'heating.price winter 5000 MAD /night'],
    { incomplete: true, optionalFacts: ['heating.available yes'], note: 'named season' },
  ),
  nawrasFr('Gare routière', 'La gare routière CTM est à 1,4 km, comptez 10 DH en petit taxi.', [], {
    incomplete: true,
    optionalFacts: ['bus.distance 1.4 kilometer'],
    note: 'a coach station; the price of the taxi is of others and vague',
  }),
  nawrasFr('Alcool', 'Nous ne vendons pas d’alcool ; vous pouvez apporter le vôtre sur la terrasse.', [], {
    note: 'bar.available no is too much',
  }),
  nawrasFr(
    'Excursions',
    'Balade à dos de dromadaire 300 DH/pers., réservation à l’accueil la veille au plus tard.',
    ['tours.price 30000 MAD /person booking needed'],
    {
      optionalFacts: ['tours.available yes', 'tours.available yes booking needed'],
    },
  ),
  nawrasFr(
    'Lit bébé',
    'Un seul lit bébé pour toute la maison, gratuit, donc à réserver !',
    ['cot.price free booking needed'],
    {
      optionalFacts: ['cot.available yes', 'cot.available yes booking needed', 'cot.booking yes'],
    },
  ),
  nawrasFr(
    'Peut-on déjeuner sur place ?',
    'Déjeuner léger de 12h30 à 15h, sauf le vendredi (couscous à 13h pour tous).',
    [],
    {
      incomplete: true,
      optionalFacts: ['lunch.available yes', 'lunch.hours 12:30-15:00; Fr 13:00-', 'lunch.hours 12:30-15:00; Fr off'],
      note: 'on Fridays otherwise: the Friday must not be lost',
    },
  ),
  nawrasFr('Annulation', 'Non remboursable pendant le festival Gnaoua ; sinon gratuite jusqu’à 5 jours avant.', [], {
    incomplete: true,
    optionalText: [
      'cancellation.limitTime: 5 jours',
      'cancellation.terms: gratuite jusqu’à 5 jours avant, non remboursable pendant le festival',
    ],
  }),
  nawrasFr(
    'Massages',
    'Massage à l’argan, 1 h, 350 DH, tous les jours de 11h à 19h.',
    [`massage.hours ${ALL} 11:00-19:00`, 'massage.price 35000 MAD'],
    {
      optionalFacts: ['massage.available yes', 'massage.price 35000 MAD /hour'],
      optionalText: ['massage.duration: 1 h'],
    },
  ),
  nawrasFr('', '« On nous a offert le hammam et le dîner » – Claire, mars 2023', [], { note: "a guest's words" }),
  nawrasFr('Coffre', 'Coffre-fort gratuit à la réception ; pas de coffre dans les chambres.', ['safe.price free'], {
    optionalFacts: ['safe.available yes'],
    optionalText: ['safe.where: à la réception'],
    note: 'safe.available no is wrong',
  }),
  nawrasFr('Vue', 'Chambres vue mer : +150 DH la nuit, uniquement au 2e étage.', ['view.price 15000 MAD /night'], {
    optionalFacts: ['view.available yes'],
  }),
  nawrasFr(
    'Taxi',
    'Les petits taxis ne rentrent pas dans la médina, un porteur vous attendra à Bab Marrakech (30 DH).',
    [],
    { note: 'a porter, no taxi' },
  ),
  nawrasEs('¿Horario de entrada?', 'De 14 a 22 h. La salida es antes de las 12 del mediodía.', [
    'checkIn.hours 14:00-22:00',
    'checkOut.hours -12:00',
  ]),
  nawrasEs(
    'Salida tardía',
    'Puede quedarse en la habitación hasta las 16 h por 200 dírhams.',
    ['lateCheckOut.price 20000 MAD', 'lateCheckOut.hours -16:00'],
    {
      optionalFacts: ['lateCheckOut.available yes'],
      note: 'the subject stands in the question',
    },
  ),
  nawrasEs(
    'Desayuno',
    'El desayuno está incluido y se sirve en la azotea entre las 8 y las 10:30.',
    ['breakfast.included yes', 'breakfast.hours 08:00-10:30'],
    {
      optionalFacts: ['breakfast.available yes'],
      optionalText: ['breakfast.where: la azotea'],
    },
  ),
  nawrasEs(
    '¿Hay cena?',
    'Sí, bajo reserva: 180 dírhams por persona.',
    ['dinner.available yes booking needed', 'dinner.price 18000 MAD /person booking needed'],
    {
      optionalFacts: ['dinner.available yes', 'dinner.booking yes', 'dinner.price 18000 MAD /person'],
      note: 'the reservation goes with the dinner or with its price',
    },
  ),
  nawrasEs(
    'Niños',
    'Los niños son bienvenidos; no hay parque infantil, pero sí canguro por 80 dírhams la hora.',
    ['children.allowed yes', 'children.playground no', 'children.babysitting yes'],
    { note: "children.price 8000 MAD /hour is wrong: it is the sitter's" },
  ),
  nawrasEs('Equipaje', 'Guardamos sus maletas sin cargo antes y después de la estancia.', ['luggage.price free'], {
    optionalFacts: ['luggage.available yes'],
  }),
  nawrasEs('Toallas', 'Hay toallas en la habitación, para la playa traiga la suya.', ['towels.available yes']),
  nawrasEs('Televisión', 'No tenemos tele. Ni falta que hace.', ['tv.available no']),
  nawrasEs('', 'Un riad para perderse… y que nadie le encuentre.', []),
  nawrasEs('Playa', 'El chiringuito de la playa alquila tumbonas por 50 dírhams, el año pasado eran 30.', [], {
    note: "another's price",
  }),
  nawrasEs('Secador y plancha', 'Secador en todas las habitaciones; plancha no hay.', [
    'hairdryer.available yes',
    'iron.available no',
  ]),
  nawrasEs('Bicis', 'Alquilamos bicis a 100 dírhams el día, cascos gratis.', ['bicycle.price 10000 MAD /day'], {
    optionalFacts: ['bicycle.available yes'],
    note: 'bicycle.price free is wrong',
  }),
  nawrasPt('Check-in', 'Recebemos hóspedes das 14h00 às 22h00; a saída faz-se até ao meio-dia.', [
    'checkIn.hours 14:00-22:00',
    'checkOut.hours -12:00',
  ]),
  nawrasPt(
    'O pequeno-almoço está incluído?',
    'Sim, está sempre incluído, das 8h às 10h30.',
    ['breakfast.included yes', 'breakfast.hours 08:00-10:30'],
    {
      optionalFacts: ['breakfast.available yes'],
    },
  ),
  nawrasPt(
    'Hammam',
    'O hammam está aberto todos os dias das 11h às 19h, exceto à sexta-feira; 150 dirhams por pessoa.',
    ['spa.hours Mo Tu We Th Sa Su 11:00-19:00', 'spa.price 15000 MAD /person'],
    {
      optionalFacts: ['spa.available yes', 'spa.hours 11:00-19:00; Fr off', `spa.hours ${ALL} 11:00-19:00; Fr off`],
      optionalText: ['spa.facilities: hammam'],
    },
  ),
  nawrasPt(
    'Estacionamento',
    'Não temos estacionamento. O parque guardado da porta Bab Sbaa cobra 40 dirhams por noite.',
    ['parking.available no'],
    {
      note: "the price is another's",
    },
  ),
  nawrasPt(
    'Transfer',
    'Transfer do aeroporto só com reserva, 200 dirhams por viatura.',
    ['transfer.price 20000 MAD /vehicle booking needed'],
    {
      optionalFacts: [
        'transfer.available yes',
        'transfer.available yes booking needed',
        'transfer.booking yes',
        'transfer.price 20000 MAD booking needed',
      ],
    },
  ),
  nawrasPt('Taxa turística', 'A taxa turística não está incluída no preço.', ['cityTax.included no'], {
    optionalFacts: ['cityTax.available yes'],
  }),
  nawrasPt('', 'Talvez em breve tenhamos um pequeno tanque no pátio para os pés cansados.', [], {
    note: 'a maybe, and no pool',
  }),
  nawrasPt('Elevador', 'Casa antiga: escadas sim, elevador não.', ['lift.available no']),
  nawrasPt('', 'Aberto desde 2009, amado pelas gaivotas desde sempre.', []),
];
