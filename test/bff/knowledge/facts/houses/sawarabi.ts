import { type Labelled, writer } from './row.ts';

const sawarabiJa = writer('sawarabi', 'ja', 'JPY');
const sawarabiZh = writer('sawarabi', 'zh', 'JPY');

/** 宿さわらび (Yado Sawarabi): a ryokan with eleven rooms and a hot spring in Takayama, Japan; writes Japanese and Chinese. */
export const SAWARABI: Labelled[] = [
  sawarabiJa('チェックインは何時からですか？', 'チェックインは15時〜19時、チェックアウトは10時までとなっております。', [
    'checkIn.hours 15:00-19:00',
    'checkOut.hours -10:00',
  ]),
  sawarabiJa('夕食の時間', 'ご夕食は18:00または18:30開始です。19時以降のご到着の場合、ご夕食はご用意できません。', [], {
    incomplete: true,
    optionalFacts: ['dinner.available yes'],
    note: 'two starts and a condition of arrival',
  }),
  sawarabiJa('朝食について', '朝食は7時半から9時まで、1階お食事処にて。', ['breakfast.hours 07:30-09:00'], {
    optionalFacts: ['breakfast.available yes'],
    optionalText: ['breakfast.where: 1階お食事処'],
  }),
  sawarabiJa('入湯税はかかりますか？', '入湯税として大人お一人様1泊150円を別途頂戴します。小学生以下は無料です。', [], {
    incomplete: true,
    note: 'a bathing tax, near to cityTax.price adult 150 JPY /person /night; cityTax.included no',
  }),
  sawarabiJa(
    '大浴場は何時まで入れますか？',
    '大浴場は15:00〜24:00、翌朝5:30〜9:30にご利用いただけます。',
    ['spa.hours 15:00-24:00,05:30-09:30'],
    {
      note: 'the bath of a hot spring is the spa; spans may stand in the other order',
    },
  ),
  sawarabiJa('貸切風呂', '貸切露天風呂は45分2,200円（税込）、要予約。', [], {
    incomplete: true,
    optionalFacts: ['spa.booking yes'],
    optionalText: ['spa.facilities: 貸切露天風呂'],
    note: 'spa.price 2200 JPY per 45 minutes booking needed, of the private bath only',
  }),
  sawarabiJa(
    '駐車場はありますか',
    '無料駐車場が8台分ございます（予約不要）。車高2.1m以上のお車は事前にご相談ください。',
    ['parking.available yes', 'parking.price free', 'parking.spaces exactly 8 count', 'parking.booking no'],
    { incomplete: true, note: 'from 2.1 m: ask, so parking.limitHeight most 2.1 meter is not told' },
  ),
  sawarabiJa(
    'ペットは泊まれますか？',
    '申し訳ございませんが、ペット同伴でのご宿泊はお断りしております（補助犬を除く）。',
    ['pets.allowed no except assistance_dog'],
  ),
  sawarabiJa('Wi-Fi', '全館で無料Wi-Fiがお使いいただけます。', ['wifi.price free'], {
    optionalFacts: ['wifi.available yes'],
    optionalText: ['wifi.coverage: 全館'],
  }),
  sawarabiJa('支払い方法', '現金のほか、VISA・JCB・PayPayに対応しております。', ['cash.allowed yes'], {
    optionalFacts: ['card.allowed yes'],
    optionalText: ['payment.methods: 現金, VISA, JCB, PayPay', 'card.kinds: VISA, JCB'],
  }),
  sawarabiJa('キャンセル料', 'キャンセル料は前日50%、当日80%、無連絡100%です。', [], {
    incomplete: true,
    optionalText: ['cancellation.terms: 前日50%、当日80%、無連絡100%'],
  }),
  sawarabiJa(
    '駅からの送迎はありますか？',
    '高山駅より無料送迎あり（14時〜18時、前日までに要予約）。',
    ['transfer.price free booking needed', 'transfer.hours 14:00-18:00'],
    {
      optionalFacts: [
        'transfer.available yes',
        'transfer.available yes booking needed',
        'transfer.booking yes',
        'transfer.hours 14:00-18:00 booking needed',
      ],
    },
  ),
  sawarabiJa('お子様料金', '小学生は大人料金の70%、幼児（3歳以上・布団なし）は1泊3,300円です。', [], {
    incomplete: true,
    note: 'a share, and a price only without bedding',
  }),
  sawarabiJa('', '囲炉裏の火を眺めながら、時間を忘れるひとときをお過ごしください。', []),
  sawarabiJa('近くのコンビニ', '一番近いコンビニまでは徒歩7分ほど、約550mです。', ['shop.distance 550 meter'], {
    optionalText: ['shop.duration: 徒歩7分'],
  }),
  sawarabiJa(
    'タバコは吸えますか?',
    '館内は全面禁煙です。喫煙は玄関横の喫煙所でお願いいたします。',
    ['smoking.allowed no'],
    {
      optionalText: ['smoking.where: 玄関横の喫煙所'],
    },
  ),
  sawarabiJa('エレベーター', 'エレベーターはございません。2階のお部屋へは階段をご利用いただきます。', [
    'lift.available no',
  ]),
  sawarabiJa(
    '浴衣・タオル',
    'タオル・浴衣・歯ブラシはお部屋にご用意しております。ドライヤーは大浴場のみです。',
    ['towels.available yes'],
    {
      incomplete: true,
      note: 'a hairdryer in the bath only',
    },
  ),
  sawarabiZh('几点可以入住？', '下午3点至7点办理入住，次日上午10点前退房。', [
    'checkIn.hours 15:00-19:00',
    'checkOut.hours -10:00',
  ]),
  sawarabiZh('晚到怎么办', '如果19点以后才能到达，请务必提前打电话：0577-55-0136。', [], {
    optionalText: ['lateArrival.contact: 0577-55-0136'],
    note: 'lateArrival.available yes is not quite told',
  }),
  sawarabiZh(
    '有早餐吗？',
    '房费已含早餐，7:30—9:00在一楼餐厅享用。',
    ['breakfast.included yes', 'breakfast.hours 07:30-09:00'],
    {
      optionalFacts: ['breakfast.available yes'],
      optionalText: ['breakfast.where: 一楼餐厅'],
    },
  ),
  sawarabiZh('有没有停车位？', '本馆有8个免费车位，无需预约。', [
    'parking.available yes',
    'parking.spaces exactly 8 count',
    'parking.price free',
    'parking.booking no',
  ]),
  sawarabiZh('', '冬季路面常有积雪，隔壁的立体停车场一晚1500日元。', [], { note: "a neighbour's car park" }),
  sawarabiZh('温泉开放时间', '大浴场15:00到24:00开放，早上5:30到9:30。有纹身的客人请使用包租浴池。', [
    'spa.hours 15:00-24:00,05:30-09:30',
  ]),
  sawarabiZh('可以带宠物吗', '不可以携带宠物入住，导盲犬除外。', ['pets.allowed no except assistance_dog'], {
    note: 'guide dogs',
  }),
  sawarabiZh('加床', '和式房间可加一床被褥，每晚5,500日元，请在预订时说明。', [], {
    incomplete: true,
    optionalFacts: ['extraBed.booking yes'],
    note: 'extraBed.price 5500 JPY /night booking needed, in Japanese style rooms',
  }),
  sawarabiZh('可以刷银联吗？', '目前不支持银联卡和支付宝，VISA、JCB可以。', [], {
    incomplete: true,
    optionalFacts: ['card.allowed yes'],
    optionalText: ['card.kinds: VISA, JCB', 'payment.methods: VISA, JCB, not UnionPay, not Alipay'],
  }),
  sawarabiZh(
    '接送',
    '高山站免费接站，14点到18点，需提前一天预约。',
    ['transfer.price free booking needed', 'transfer.hours 14:00-18:00'],
    {
      optionalFacts: [
        'transfer.available yes',
        'transfer.available yes booking needed',
        'transfer.booking yes',
        'transfer.hours 14:00-18:00 booking needed',
      ],
    },
  ),
  sawarabiZh('有酒吧吗', '没有酒吧，大堂有清酒自动售卖机，每杯300日元起。', ['bar.available no'], {
    note: "the vending machine's price is not bar.price",
  }),
  sawarabiZh('可以寄存行李吗？', '入住前和退房后都可以免费寄存行李。', ['luggage.available yes', 'luggage.price free']),
  sawarabiZh('', '网上有客人说我们提供免费和服体验，其实那是街对面的店，价格请向他们咨询。', []),
  sawarabiZh('离车站多远', '距高山站1.2公里，走路约15分钟。', ['station.distance 1.2 kilometer'], {
    optionalText: ['station.duration: 走路15分钟'],
  }),
];
