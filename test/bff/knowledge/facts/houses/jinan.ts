import { ALL, type Labelled, WEEK, writer } from './row.ts';

const jinanZh = writer('jinan', 'zh', 'CNY');
const jinanEn = writer('jinan', 'en', 'CNY');
const jinanJa = writer('jinan', 'ja', 'CNY');

/** 锦岸酒店 (Jin'an Hotel): a business hotel with 210 rooms by the river in Chengdu, China; writes Chinese and English. */
export const JINAN: Labelled[] = [
  jinanZh('入住和退房时间？', '入住时间为14:00以后，退房时间为中午12:00以前。', [
    'checkIn.hours 14:00-',
    'checkOut.hours -12:00',
  ]),
  jinanZh('可以延迟退房吗？', '视房态可延至14点；超过14点至18点按半天房费收取。', [], {
    incomplete: true,
    note: 'lateCheckOut depends on the rooms; the price is half a day',
  }),
  jinanZh(
    '早餐',
    '自助早餐：周一至周五6:30-9:30，周末及法定节假日7:00-10:30；68元/位，1.2米以下儿童免费。',
    [`breakfast.hours ${WEEK} 06:30-09:30; Sa Su PH 07:00-10:30`],
    {
      incomplete: true,
      optionalFacts: ['breakfast.available yes'],
      optionalText: ['breakfast.style: 自助'],
      note: 'breakfast.price 6800 CNY /person; children below 1.2 m of height free: no age',
    },
  ),
  jinanZh('停车怎么收费？', '住客凭房卡免费停一辆车，访客每小时8元。', [], {
    incomplete: true,
    note: 'parking.price free for guests, one car; 800 CNY /hour for visitors',
  }),
  jinanZh('地下车库限高', '地库限高2.1米，共120个车位。', [
    'parking.limitHeight most 2.1 meter',
    'parking.spaces exactly 120 count',
  ]),
  jinanZh(
    '有充电桩吗',
    '有，地下二层有6个快充桩，功率60千瓦，1.5元/度。',
    [
      'charging.available yes',
      'charging.points exactly 6 count',
      'charging.power exactly 60 kilowatt',
      'charging.price 150 CNY /kwh',
    ],
    { optionalText: ['charging.where: 地下二层'] },
  ),
  jinanZh(
    '健身房',
    '健身房在5楼，24小时开放，住客免费，未满16岁谢绝入内。',
    ['gym.hours 24/7', 'gym.price free', 'gym.limitAge least 16 year'],
    {
      optionalFacts: ['gym.available yes'],
      optionalText: ['gym.where: 5楼'],
    },
  ),
  jinanZh(
    '游泳池几点开？',
    '泳池每天7:00—21:00开放，每周三上午消毒不开放，水深1.35米。',
    ['pool.depth exactly 1.35 meter'],
    {
      incomplete: true,
      optionalFacts: ['pool.available yes', `pool.hours ${ALL} 07:00-21:00; We 12:00-21:00`],
      note: 'closed on Wednesday mornings, whose end is not told',
    },
  ),
  jinanZh('可以带宠物吗', '很抱歉，酒店不接待宠物。', ['pets.allowed no']),
  jinanZh('押金多少', '入住时需交押金500元/间，退房时原路退还。', ['deposit.price 50000 CNY /room'], {
    optionalFacts: ['deposit.available yes'],
    optionalText: ['deposit.refund: 退房时原路退还'],
  }),
  jinanZh('房间里可以抽烟吗', '3—6楼为无烟楼层，7楼以上部分房间可以吸烟。', [], {
    incomplete: true,
    note: 'by floors',
  }),
  jinanZh('离地铁站多远？', '步行5分钟即到地铁2号线东门大桥站。', [], {
    optionalText: ['station.duration: 步行5分钟'],
    note: 'a metro station; a distance of 5 minutes may also do',
  }),
  jinanZh('接机', '双流机场接机单程180元/车，天府机场320元/车，请提前6小时预订。', [], {
    incomplete: true,
    optionalFacts: ['transfer.available yes', 'transfer.available yes booking needed', 'transfer.booking yes'],
    note: 'two prices by airport',
  }),
  jinanZh('', '推窗见锦江，下楼即太古里，成都的烟火气，从这里开始。', []),
  jinanZh('洗衣服务', '上午10点前送洗，当天18点后取回；三楼自助洗衣免费。', [], {
    incomplete: true,
    optionalFacts: ['laundry.available yes'],
    optionalText: ['laundry.where: 三楼'],
    note: 'only the self service is free',
  }),
  jinanZh('隔壁的茶馆', '隔壁茶馆早上九点开门，盖碗茶28元起，与本店无关。', [], { note: "a neighbour's" }),
  jinanZh(
    '会议室',
    '设有4间会议室，最大可容纳260人，半天2800元起。',
    ['meetings.capacity most 260 person', 'meetings.price from 280000 CNY /half_day'],
    {
      incomplete: true,
      optionalFacts: ['meetings.available yes'],
    },
  ),
  jinanZh('支付方式', '支持微信、支付宝、银联卡和现金，暂不支持美国运通卡。', ['cash.allowed yes'], {
    incomplete: true,
    optionalFacts: ['card.allowed yes'],
    optionalText: ['payment.methods: 微信, 支付宝, 银联卡, 现金', 'card.kinds: 银联, not Amex'],
  }),
  jinanEn(
    'Documents for check-in',
    'All guests (kids too) must show a valid passport; under-18s cannot check in alone.',
    [],
    {
      incomplete: true,
      optionalText: ['checkIn.documents: passport'],
      note: 'checkIn.limitAge least 18 year, unless accompanied',
    },
  ),
  jinanEn(
    'Is the front desk open at night?',
    '24 hours, English and some Japanese spoken. Dial 0 from your room or +86 28 5550 0180.',
    ['reception.hours 24/7'],
    {
      optionalText: ['reception.languages: English, Japanese', 'reception.phone: +86 28 5550 0180'],
    },
  ),
  jinanEn('Extra bed', 'Extra bed RMB 180/night incl. one breakfast. Not possible in Standard Singles.', [], {
    incomplete: true,
    note: 'extraBed.price 18000 CNY /night, except in single rooms',
  }),
  jinanEn('Minibar', 'The first fill of the minibar is on us; after that see the price list.', [], {
    incomplete: true,
    optionalFacts: ['minibar.available yes'],
    note: 'minibar.price free only once',
  }),
  jinanEn(
    'Can I exchange money?',
    'We exchange USD, EUR and JPY for house guests, 8:00-20:00, passport needed.',
    ['exchange.available yes'],
    {
      incomplete: true,
      note: 'house guests only',
    },
  ),
  jinanEn(
    'Wi-Fi',
    'Wi-Fi is free and fast (up to 300 Mbps). Please note some foreign sites may not open.',
    ['wifi.price free', 'wifi.speed most 300 megabit-per-second'],
    { optionalFacts: ['wifi.available yes'] },
  ),
  jinanEn('', 'Panda base tickets are RMB 55 at the gate, 40 minutes by taxi.', [], {
    note: 'neither taxi.duration nor tours.price of the house',
  }),
  jinanEn('Room service hours', 'Room service 11:00-23:00; noodles and congee all night.', [], {
    incomplete: true,
    optionalFacts: ['roomService.available yes', 'roomService.hours 11:00-23:00'],
    note: 'a small menu all night',
  }),
  jinanEn('Printing', 'Up to 10 b/w pages free, then 1 yuan a page.', [], {
    incomplete: true,
    optionalFacts: ['printing.available yes'],
    note: 'printing.price 100 CNY per page after the first ten',
  }),
  jinanEn('Children', 'One child under 6 sharing the parents’ bed stays free.', [], {
    incomplete: true,
    note: "children.stayFree most 5 year: one child, in the parents' bed",
  }),
  jinanEn('Wake-up call', 'Just dial 0 any time.', [], {
    optionalFacts: ['wakeUp.available yes'],
    optionalText: ['wakeUp.how: dial 0'],
  }),
  jinanEn(
    'Do the rooms have a safe and an iron?',
    'Safe: yes, in the wardrobe. Iron: call housekeeping.',
    ['safe.available yes'],
    {
      optionalFacts: ['iron.available yes'],
      optionalText: ['safe.where: in the wardrobe'],
    },
  ),
  jinanEn('Spa', 'The spa closed in 2023 and the floor is now offices.', [], {
    optionalFacts: ['spa.available no'],
    note: 'told only by what became of it',
  }),
  jinanEn('Luggage', 'Luggage storage is free on the day of departure, afterwards RMB 10 per piece per day.', [], {
    incomplete: true,
    optionalFacts: ['luggage.available yes'],
  }),
  jinanJa('チェックイン・チェックアウト', 'チェックイン 14:00以降、チェックアウト 正午12:00まで。', [
    'checkIn.hours 14:00-',
    'checkOut.hours -12:00',
  ]),
  jinanJa(
    'アーリーチェックイン',
    '午前9時からのアーリーチェックインは150元、前日までの予約制です。',
    ['earlyCheckIn.price 15000 CNY booking needed', 'earlyCheckIn.hours 09:00-'],
    {
      optionalFacts: [
        'earlyCheckIn.available yes',
        'earlyCheckIn.available yes booking needed',
        'earlyCheckIn.hours 09:00- booking needed',
      ],
    },
  ),
  jinanJa('朝食', '平日は6:30～9:30、土日祝は7:00～10:30の営業です。', [
    `breakfast.hours ${WEEK} 06:30-09:30; Sa Su PH 07:00-10:30`,
  ]),
  jinanJa('朝食のみの利用', 'ご宿泊でないお客様も朝食をご利用いただけます。', ['breakfast.outsideGuests yes'], {
    optionalFacts: ['breakfast.available yes'],
  }),
  jinanJa(
    'ジムの利用時間',
    'ジムは24時間ご利用可能、宿泊者は無料。16歳未満の方はご遠慮ください。',
    ['gym.hours 24/7', 'gym.price free', 'gym.limitAge least 16 year'],
    {
      optionalFacts: ['gym.available yes'],
    },
  ),
  jinanJa(
    'マッサージはありますか',
    '館内にはございません。向かいの足つぼ店は60分128元です。',
    ['massage.available no'],
    { note: "a neighbour's price" },
  ),
  jinanJa('エレベーター', 'エレベーターは4基ございます。', ['lift.available yes']),
  jinanJa('コピー・印刷', '白黒1枚1元、カラー1枚3元。', [], {
    incomplete: true,
    optionalFacts: ['printing.available yes'],
    note: 'two prices by kind',
  }),
  jinanJa('', '錦江の夜景と四川の味が、皆様のお越しをお待ちしております。', []),
  jinanJa(
    'チェックインカウンター',
    '自動チェックイン機を導入しましたので、フロントに並ばずにチェックインいただけます。',
    ['checkIn.selfService yes'],
  ),
  jinanJa('冷蔵庫とドライヤー', '全室に冷蔵庫、湯沸かしポット、ドライヤーを完備しております。', [
    'fridge.available yes',
    'kettle.available yes',
    'hairdryer.available yes',
  ]),
  jinanJa('空港まで', '双流空港まで約17km、車で30分前後です。', ['airport.distance 17 kilometer'], {
    optionalText: ['airport.duration: 車で30分前後'],
    note: 'about: 約',
  }),
];
