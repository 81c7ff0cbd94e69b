import { ALL, type Labelled, WEEK, writer } from './row.ts';

const mys = writer('mys', 'ru', 'RUB');

/** Гостевой дом «Сосновый мыс»: a guesthouse with 16 rooms and four cottages on Lake Ladoga in Karelia, Russia. */
export const MYS: Labelled[] = [
  mys('Расчётный час', 'Заселение после 14:00, расчётный час — 12:00.', [
    'checkIn.hours 14:00-',
    'checkOut.hours -12:00',
  ]),
  mys('Ранний заезд', 'Ранний заезд (с 9:00) — 50% стоимости суток, при наличии свободных номеров.', [], {
    incomplete: true,
    note: 'a share, and only if rooms are free',
  }),
  mys(
    'Завтраки',
    'Завтрак с 9:00 до 11:00, по выходным до 12:00. Взрослый 600 ₽, дети 5–12 лет 350 ₽, младше 5 — бесплатно.',
    [
      'breakfast.hours 09:00-11:00; Sa Su 09:00-12:00',
      'breakfast.price adult 60000 RUB; child 5-12y 35000 RUB; child -4y free',
    ],
    { optionalFacts: ['breakfast.available yes', `breakfast.hours ${WEEK} 09:00-11:00; Sa Su 09:00-12:00`] },
  ),
  mys(
    'Баня',
    'Баня на дровах: 2500 руб./час, минимум 2 часа, до 6 человек. Бронь за сутки.',
    ['spa.price 250000 RUB /hour booking needed'],
    {
      incomplete: true,
      optionalFacts: ['spa.available yes', 'spa.available yes booking needed', 'spa.booking yes'],
      optionalText: ['spa.facilities: баня на дровах'],
      note: 'at least two hours',
    },
  ),
  mys(
    'Купель',
    'Горячий чан под соснами работает с 12 до 23, по понедельникам не топим. 5000 ₽ за сеанс.',
    ['hotTub.hours 12:00-23:00; Mo off', 'hotTub.price 500000 RUB'],
    {
      optionalFacts: ['hotTub.available yes', 'hotTub.price 500000 RUB /session'],
    },
  ),
  mys(
    'Можно с собакой?',
    'Можно с собаками мелких пород, 700 ₽ в сутки; в коттедже №3 — с любыми.',
    ['pets.price 70000 RUB /day'],
    {
      incomplete: true,
      optionalFacts: ['pets.price 70000 RUB /night'],
      note: 'small dogs only, but in cottage 3 any',
    },
  ),
  mys('Парковка', 'Парковка на территории бесплатная, охраны нет.', ['parking.price free'], {
    optionalFacts: ['parking.available yes'],
    optionalText: ['parking.where: на территории'],
  }),
  mys(
    'Розетка для электромобиля',
    'Зарядки для электромобилей нет, ближайшая — на АЗС в Сортавале, 28 км, 18 ₽/кВт·ч.',
    ['charging.available no'],
    { note: "another's price" },
  ),
  mys(
    'Как доехать',
    'От станции Элисенваара 34 км, автобусов нет, встретим на машине за 2000 ₽ (предупредите за день).',
    ['station.distance 34 kilometer', 'transfer.price 200000 RUB booking needed'],
    {
      optionalFacts: [
        'transfer.available yes',
        'transfer.available yes booking needed',
        'transfer.booking yes',
        'transfer.price 200000 RUB /vehicle booking needed',
        'bus.available no',
      ],
    },
  ),
  mys('Интернет', 'Wi-Fi есть только в главном доме, в коттеджах ловит МТС.', [], {
    incomplete: true,
    optionalFacts: ['wifi.available yes'],
    optionalText: ['wifi.coverage: главный дом'],
  }),
  mys('', 'Здесь утро начинается с тумана над водой и запаха сосновой смолы.', []),
  mys('Оплата', 'Оплата наличными или переводом по СБП, терминала нет.', ['cash.allowed yes', 'card.allowed no'], {
    optionalText: ['payment.methods: наличные, СБП'],
  }),
  mys('Предоплата', 'Предоплата — 30%, при отмене менее чем за 10 дней не возвращается.', [], {
    incomplete: true,
    optionalText: ['deposit.refund: не возвращается менее чем за 10 дней', 'cancellation.limitTime: 10 дней'],
    note: 'deposit.price is a share',
  }),
  mys('Тишина', 'После 23:00 и до 8:00 — тишина, салюты запрещены всегда.', ['quiet.hours 23:00-08:00']),
  mys('Курение', 'Курить можно только в беседке у причала, в домах штраф 5 тыс. руб.', ['smoking.fine 500000 RUB'], {
    incomplete: true,
    optionalText: ['smoking.where: беседка у причала'],
    note: 'smoking.allowed no except the arbour',
  }),
  mys('Дети', 'Дети до 3 лет включительно проживают бесплатно без отдельного места.', [], {
    incomplete: true,
    note: 'children.stayFree most 3 year, without a bed of their own',
  }),
  mys(
    'Доп. место',
    'Дополнительное место: раскладушка 1000 ₽/сутки, для детей до 12 лет включительно — 600 ₽.',
    ['extraBed.price 100000 RUB /day; child -12y 60000 RUB /day'],
    { optionalFacts: ['extraBed.available yes', 'extraBed.price 100000 RUB /night; child -12y 60000 RUB /night'] },
  ),
  mys('Лодка', 'Прокат лодок у соседей на «Тихой бухте» — 500 ₽ в час, мы к ним отношения не имеем.', [], {
    note: "a neighbour's",
  }),
  mys(
    'Ресторан',
    'Кафе работает в июне–августе ежедневно 12:00–21:00, зимой — только пт–вс 13:00–20:00.',
    [`restaurant.hours 06-01..08-31 ${ALL} 12:00-21:00; winter Fr Sa Su 13:00-20:00`],
    { incomplete: true, optionalFacts: ['restaurant.available yes'], note: 'named season' },
  ),
  mys('Кондиционер', 'Кондиционеров нет, в коттеджах — печь, дрова бесплатно.', ['airConditioning.available no'], {
    note: 'wood is not heating.price free of the house',
  }),
  mys('Уборка', 'Уборка раз в три дня, смена белья раз в неделю, полотенца — по просьбе.', [], {
    optionalFacts: ['cleaning.available yes', 'towels.available yes', 'linen.available yes'],
    optionalText: [
      'cleaning.frequency: раз в три дня',
      'linen.frequency: раз в неделю',
      'towels.frequency: по просьбе',
    ],
  }),
  mys(
    'Кухня',
    'Общая кухня для гостей: микроволновка, чайник, холодильник. С 8 до 23.',
    ['kitchen.hours 08:00-23:00'],
    {
      optionalFacts: ['kitchen.available yes', 'kettle.available yes', 'fridge.available yes'],
    },
  ),
  mys('Ключи', 'За утерю ключа — 1500 рублей.', ['key.price 150000 RUB']),
  mys('Магазин', 'До магазина в посёлке 2 км лесной дорогой, закрывается в 20:00, в воскресенье — в 18:00.', [
    'shop.distance 2 kilometer',
    'shop.hours -20:00; Su -18:00',
  ]),
  mys('Визитёры', 'Гости проживающих — до 22:00, 300 ₽ с человека.', ['visitors.hours -22:00'], {
    incomplete: true,
    optionalFacts: ['visitors.allowed yes'],
    note: 'the price of a visitor has no attribute',
  }),
  mys('', 'В прошлом сезоне прокат велосипедов был бесплатным, в этом году велосипедов у нас нет.', [
    'bicycle.available no',
  ]),
  mys(
    'Медицинская помощь',
    'Ближайший фельдшерский пункт — 6 км, телефон скорой 103 или 112.',
    ['doctor.distance 6 kilometer'],
    { optionalText: ['doctor.phone: 103, 112'] },
  ),
  mys(
    'Экскурсия в шхеры',
    'Катер в шхеры: 1800 ₽ с человека, дети до 7 лет включительно бесплатно, выход в 11:00 при хорошей погоде.',
    ['tours.price 180000 RUB /person; child -7y free'],
    {
      incomplete: true,
      optionalFacts: ['tours.available yes'],
      note: 'only in good weather; tours.hours is no attribute',
    },
  ),
  mys('Стирка', 'Стиральной машины для гостей не предусмотрено.', ['laundry.available no']),
  mys('Новый спа-корпус', 'Осенью планируем открыть бассейн и хаммам, цены уточним.', [], { note: 'a maybe' }),
  mys(
    'Фен и утюг',
    'Фен в каждом номере, утюг на стойке, залог 500 ₽.',
    ['hairdryer.available yes', 'iron.available yes'],
    {
      note: "the iron's deposit is neither iron.price nor the deposit of the house",
    },
  ),
];
