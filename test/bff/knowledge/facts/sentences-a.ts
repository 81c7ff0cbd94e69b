import { type Labelled, row } from './sentences.ts';

/** More sentences of invented hotels, in languages of central and eastern Europe and of Asia. */
export const SENTENCES: Labelled[] = [
  row('cs', 'CZK', 'V kolik je snídaně?', 'Po-Pá 7:00-9:30, So-Ne 8:00-10:00. 250 Kč/os., děti 4-11 let 120 Kč.', [
    'breakfast.hours Mo Tu We Th Fr 07:00-09:30; Sa Su 08:00-10:00',
    'breakfast.price 25000 CZK /person; child 4-11y 12000 CZK /person',
  ]),
  row('cs', 'CZK', 'Parkování', '150 Kč za noc, výška max. 2,10 m.', [
    'parking.price 15000 CZK /night',
    'parking.limitHeight most 2.1 meter',
  ]),
  row('cs', 'CZK', 'Bazén', 'denně 9-21 hod., v pondělí zavřeno', [
    'pool.hours Mo Tu We Th Fr Sa Su 09:00-21:00; Mo off',
  ]),
  row('cs', 'CZK', 'Domácí mazlíčci', 'ano, do 10 kg, 250 Kč za noc', [
    'pets.limitWeight most 10 kilogram',
    'pets.price 25000 CZK /night',
  ]),
  row('cs', 'CZK', 'Wifi', 'síť: Penzion_host, heslo: horskachata7', [
    'wifi.network Penzion_host',
    'wifi.password horskachata7',
  ]),
  row('cs', 'CZK', 'Pozdní check-out', 'do 13:00, 300 Kč', [
    'lateCheckOut.hours -13:00',
    'lateCheckOut.price 30000 CZK',
  ]),
  row('cs', 'CZK', 'Nádraží', '800 m, 10 minut pěšky', [
    'station.distance 800 meter',
    'station.distance 10 minute on_foot',
  ]),
  row('sk', 'EUR', 'Raňajky', 'Denne 7:00 - 10:00, 12 € na osobu', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00',
    'breakfast.price 1200 EUR /person',
  ]),
  row('sk', 'EUR', 'Parkovanie', 'zadarmo pred hotelom', ['parking.price free']),
  row('sk', 'EUR', 'Domáce zvieratá', 'áno, do 8 kg, 15 € za noc', [
    'pets.allowed yes',
    'pets.limitWeight most 8 kilogram',
    'pets.price 1500 EUR /night',
  ]),
  row('sk', 'EUR', 'Bazén', 'po-pi 9-20 hod., so a ne 8-21 hod.', [
    'pool.hours Mo Tu We Th Fr 09:00-20:00; Sa Su 08:00-21:00',
  ]),
  row('sl', 'EUR', 'Zajtrk', 'vsak dan od 7.30 do 10.00, 12 € na osebo', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:30-10:00',
    'breakfast.price 1200 EUR /person',
  ]),
  row('sl', 'EUR', 'Parkirišče', 'brezplačno', ['parking.price free']),
  row('sl', 'EUR', 'Hišni ljubljenčki', 'do 10 kg, 8 € na noč', [
    'pets.limitWeight most 10 kilogram',
    'pets.price 800 EUR /night',
  ]),
  row('sl', 'EUR', 'Bazen', 'od junija do septembra 9-20 h', ['pool.hours 06-01..09-30 09:00-20:00']),
  row('hr', 'EUR', 'Doručak', 'pon-pet 7-10 h, sub i ned 7:30-11 h. 15 € po osobi, djeca do 6 godina besplatno.', [
    'breakfast.hours Mo Tu We Th Fr 07:00-10:00; Sa Su 07:30-11:00',
    'breakfast.price 1500 EUR /person; child -6y free /person',
  ]),
  row('hr', 'EUR', 'Parking', 'besplatno, bez rezervacije', ['parking.price free booking not_needed']),
  row('hr', 'EUR', 'Kućni ljubimci', 'Da, do 10 kg, 12 € po danu', [
    'pets.limitWeight most 10 kilogram',
    'pets.price 1200 EUR /day',
  ]),
  row('hr', 'EUR', 'Bazen', 'od 1.6. do 15.9. 9-20 h', ['pool.hours 06-01..09-15 09:00-20:00']),
  row('hr', 'EUR', 'Wifi', 'mreža: Galeb_gost, lozinka: more2024', [
    'wifi.network Galeb_gost',
    'wifi.password more2024',
  ]),
  row('sr', 'RSD', 'Doručak', 'svakog dana 7-10 h, 900 RSD po osobi', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00',
    'breakfast.price 90000 RSD /person',
  ]),
  row('sr', 'RSD', 'Доручак', 'сваког дана 7-10, 900 дин по особи', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00',
    'breakfast.price 90000 RSD /person',
  ]),
  row('sr', 'RSD', 'Parking', 'besplatno', ['parking.price free']),
  row(
    'ro',
    'RON',
    'La ce oră este micul dejun?',
    'Zilnic 7:30-10:00, în weekend până la 10:30. 45 lei de persoană, copii sub 6 ani gratuit.',
    [
      'breakfast.hours Mo Tu We Th Fr Sa Su 07:30-10:00; Sa Su -10:30',
      'breakfast.price 4500 RON /person; child -5y free /person',
    ],
  ),
  row('ro', 'RON', 'Parcare', 'Gratuit, în fața hotelului', ['parking.price free']),
  row('ro', 'RON', 'Animale de companie', 'Da, până la 10 kg, 50 lei pe noapte.', [
    'pets.allowed yes',
    'pets.limitWeight most 10 kilogram',
    'pets.price 5000 RON /night',
  ]),
  row('ro', 'RON', 'Check-out târziu', 'până la 14:00, 100 lei', [
    'lateCheckOut.hours -14:00',
    'lateCheckOut.price 10000 RON',
  ]),
  row('ro', 'RON', 'Piscina', '10-20, închis luni', ['pool.hours 10:00-20:00; Mo off']),
  row('ro', 'RON', 'Wifi', 'rețea: Casa_Oaspeti, parola: brasov2024', [
    'wifi.network Casa_Oaspeti',
    'wifi.password brasov2024',
  ]),
  row('hu', 'HUF', 'Mikor van reggeli?', 'Hétköznap 7-től 10-ig, hétvégén 8:00-11:00. 4500 Ft/fő.', [
    'breakfast.hours Mo Tu We Th Fr 07:00-10:00; Sa Su 08:00-11:00',
    'breakfast.price 4500 HUF /person',
  ]),
  row('hu', 'HUF', 'Parkolás', '2000 Ft/nap, max. magasság 2,1 m', [
    'parking.price 2000 HUF /day',
    'parking.limitHeight most 2.1 meter',
  ]),
  row('hu', 'HUF', 'Medence', 'naponta 9-20 óráig', ['pool.hours Mo Tu We Th Fr Sa Su 09:00-20:00']),
  row('hu', 'HUF', 'Kisállat', 'max. 10 kg, 3000 Ft/éj', [
    'pets.limitWeight most 10 kilogram',
    'pets.price 3000 HUF /night',
  ]),
  row('hu', 'HUF', 'Kései kijelentkezés', '14:00-ig, 5000 Ft', [
    'lateCheckOut.hours -14:00',
    'lateCheckOut.price 5000 HUF',
  ]),
  row('uk', 'UAH', 'Сніданок', 'щодня з 7:30 до 10:30, 250 грн з особи, діти до 6 років безкоштовно', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:30-10:30',
    'breakfast.price 25000 UAH /person; child -6y free /person',
  ]),
  row('uk', 'UAH', 'Тварини', 'Собаки до 10 кг, 300 грн за ніч', [
    'pets.limitWeight most 10 kilogram',
    'pets.price 30000 UAH /night',
  ]),
  row('uk', 'UAH', 'Басейн', 'пн-пт 9-21, сб та нд 10-20', [
    'pool.hours Mo Tu We Th Fr 09:00-21:00; Sa Su 10:00-20:00',
  ]),
  row('uk', 'UAH', 'Паркування', 'безкоштовно', ['parking.price free']),
  row('bg', 'BGN', 'Закуска', 'всеки ден от 7:30 до 10:00, 15 лв на човек', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:30-10:00',
    'breakfast.price 1500 BGN /person',
  ]),
  row('bg', 'BGN', 'Паркинг', 'безплатно, пред хотела', ['parking.price free']),
  row('bg', 'BGN', 'Домашни любимци', 'до 10 кг, 20 лв на нощувка', [
    'pets.limitWeight most 10 kilogram',
    'pets.price 2000 BGN /night',
  ]),
  row('bg', 'BGN', 'Басейн', 'от юни до септември 9-19 ч.', ['pool.hours 06-01..09-30 09:00-19:00']),
  row('lt', 'EUR', 'Pusryčiai', 'kasdien nuo 7:00 iki 10:00, 12 € asmeniui', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00',
    'breakfast.price 1200 EUR /person',
  ]),
  row('lt', 'EUR', 'Automobilių stovėjimas', 'nemokamai', ['parking.price free']),
  row('lt', 'EUR', 'Gyvūnai', 'iki 10 kg, 15 € nakčiai', [
    'pets.limitWeight most 10 kilogram',
    'pets.price 1500 EUR /night',
  ]),
  row('he', 'ILS', 'מתי ארוחת הבוקר?', 'כל יום 7:00-10:00, 60 ש"ח לאדם', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00',
    'breakfast.price 6000 ILS /person',
  ]),
  row('he', 'ILS', 'חניה', 'חינם', ['parking.price free']),
  row('he', 'ILS', 'בריכה', "א'-ה' 9:00-18:00", ['pool.hours Mo Tu We Th Su 09:00-18:00']),
  row('he', 'ILS', 'כלבים', 'עד 10 ק"ג, 50 ש"ח ללילה', [
    'pets.limitWeight most 10 kilogram',
    'pets.price 5000 ILS /night',
  ]),
  row('hi', 'INR', 'नाश्ता कब है?', 'रोज़ 7:00 से 10:00 बजे तक, 350 रुपये प्रति व्यक्ति', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00',
    'breakfast.price 35000 INR /person',
  ]),
  row('hi', 'INR', 'पार्किंग', 'मुफ़्त', ['parking.price free']),
  row('zh-Hant', 'TWD', '早餐時間', '每天 7:00-10:00，每人 350 元', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00',
    'breakfast.price 35000 TWD /person',
  ]),
  row('zh-Hant', 'TWD', '停車', '免費，需預約', ['parking.price free booking needed']),
  row('zh-Hant', 'TWD', '游泳池', '週一至週五 9:00-21:00，週六、週日 8:00-22:00', [
    'pool.hours Mo Tu We Th Fr 09:00-21:00; Sa Su 08:00-22:00',
  ]),
  row('zh-Hant', 'TWD', '寵物', '每晚 500 元，最多 10 公斤', [
    'pets.price 50000 TWD /night',
    'pets.limitWeight most 10 kilogram',
  ]),
  row('fa', 'IRR', 'صبحانه', 'هر روز از ساعت ۷ تا ۱۰', ['breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00']),
  row('fa', 'IRR', 'پارکینگ', 'رایگان', ['parking.price free']),
  row('de', 'EUR', 'Pool', '1.6. bis 15.9. 9-20 Uhr', ['pool.hours 06-01..09-15 09:00-20:00']),
  row('et', 'EUR', 'Hommikusöök', 'iga päev 7:00-10:00, 12 € inimese kohta', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00',
    'breakfast.price 1200 EUR /person',
  ]),
  row('et', 'EUR', 'Parkimine', 'tasuta hotelli ees', ['parking.price free']),
  row('et', 'EUR', 'Lemmikloomad', 'kuni 10 kg, 15 € öö eest', [
    'pets.limitWeight most 10 kilogram',
    'pets.price 1500 EUR /night',
  ]),
  row('is', 'ISK', 'Morgunmatur', 'Virka daga 7:00–10:00, um helgar 8:00–11:00, 3500 kr. á mann', [
    'breakfast.hours Mo Tu We Th Fr 07:00-10:00; Sa Su 08:00-11:00',
    'breakfast.price 3500 ISK /person',
  ]),
  row('is', 'ISK', 'Bílastæði', 'ókeypis fyrir framan hótelið', ['parking.price free']),
  row('is', 'ISK', 'Sundlaug', 'daglega frá 9 til 21', ['pool.hours Mo Tu We Th Fr Sa Su 09:00-21:00']),
  row('is', 'ISK', 'Gæludýr', 'allt að 10 kg, 2000 kr. á nótt', [
    'pets.limitWeight most 10 kilogram',
    'pets.price 2000 ISK /night',
  ]),
  row('ka', 'GEL', 'საუზმე', 'ყოველდღე 8:00-დან 10:00-მდე, 25 ლარი ერთ ადამიანზე', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 08:00-10:00',
    'breakfast.price 2500 GEL /person',
  ]),
  row('ka', 'GEL', 'პარკინგი', 'უფასო', ['parking.price free']),
  row('ka', 'GEL', 'აუზი', 'ყოველდღე 9:00-20:00', ['pool.hours Mo Tu We Th Fr Sa Su 09:00-20:00']),
  row('bn', 'BDT', 'নাস্তা', 'প্রতিদিন 7:00 থেকে 10:00 পর্যন্ত, জনপ্রতি 350 টাকা', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00',
    'breakfast.price 35000 BDT /person',
  ]),
  row('bn', 'BDT', 'পার্কিং', 'বিনামূল্যে', ['parking.price free']),
  row('bn', 'BDT', 'সুইমিং পুল', 'প্রতিদিন 9:00-20:00, সোমবার বন্ধ', [
    'pool.hours Mo Tu We Th Fr Sa Su 09:00-20:00; Mo off',
  ]),
  row('ur', 'PKR', 'ناشتہ', 'روزانہ 7:00 سے 10:00 تک، 500 روپے فی کس', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 07:00-10:00',
    'breakfast.price 500 PKR /person',
  ]),
  row('ur', 'PKR', 'پارکنگ', 'مفت', ['parking.price free']),
  row('ur', 'PKR', 'سوئمنگ پول', 'روزانہ 9:00-20:00، پیر بند', ['pool.hours Mo Tu We Th Fr Sa Su 09:00-20:00; Mo off']),
  row('fil', 'PHP', 'Almusal', 'Araw-araw 6:30 hanggang 10:00, ₱350 bawat tao', [
    'breakfast.hours Mo Tu We Th Fr Sa Su 06:30-10:00',
    'breakfast.price 35000 PHP /person',
  ]),
  row('fil', 'PHP', 'Paradahan', 'Libre', ['parking.price free']),
  row('fil', 'PHP', 'Pool', '7:00 am hanggang 8:00 pm, sarado tuwing Lunes', ['pool.hours 07:00-20:00; Mo off']),
  row('he', 'ILS', 'ארוחת בוקר', 'עד גיל 3 חינם', ['breakfast.price -3y free']),
  row('ka', 'GEL', 'საუზმე', '4 წლამდე უფასოდ', ['breakfast.price -4y free']),
  row('fa', 'IRR', 'وای‌فای', 'شبکه: Yazd_Guest، رمز: bagh1402', ['wifi.network Yazd_Guest', 'wifi.password bagh1402']),
];

/** Sentences with a condition, a party or an occupancy that no fact can hold. */
export const NO_FACTS: [string, string, string, string][] = [
  ['cs', 'CZK', 'Sauna', 'děti jen v doprovodu rodičů od 17 hod.'],
  ['cs', 'CZK', 'Parkování', 'pokud je místo, zdarma'],
  ['sk', 'EUR', 'Sauna', 'len po dohode, ak je voľná'],
  ['sl', 'EUR', 'Savna', 'odvisno od zasedenosti, 10 €'],
  ['hr', 'EUR', 'Sauna', 'djeca samo u pratnji odraslih'],
  ['hr', 'EUR', 'Kasni check-out', 'do 13 h 25 €, ovisno o raspoloživosti'],
  ['sr', 'RSD', 'Паркинг', 'ако има места, 500 дин'],
  ['ro', 'RON', 'Sauna', 'doar pentru membri, 50 lei'],
  ['ro', 'RON', 'Parcare', '30 lei, în funcție de disponibilitate'],
  ['hu', 'HUF', 'Szauna', 'csak előzetes egyeztetéssel, 2000 Ft felárral'],
  ['uk', 'UAH', 'Сауна', 'діти лише у супроводі дорослих'],
  ['bg', 'BGN', 'Сауна', 'срещу доплащане, ако е свободна'],
  ['lt', 'EUR', 'Pirtis', 'pagal susitarimą, jei laisva'],
  ['he', 'ILS', 'סאונה', 'ילדים רק בליווי מבוגר'],
  ['hi', 'INR', 'पूल', 'सुबह अगर मौसम अच्छा हो'],
  ['zh-Hant', 'TWD', '三溫暖', '視情況開放，另收 300 元'],
  ['fa', 'IRR', 'استخر', 'فقط با هماهنگی قبلی اگر هوا خوب باشد'],
  ['et', 'EUR', 'Saun', 'kokkuleppel, lisatasu eest 20 €'],
  ['is', 'ISK', 'Gufubað', 'ef veður leyfir, 1500 kr.'],
  ['ka', 'GEL', 'საუნა', 'შეთანხმებით, თუ თავისუფალია, 40 ლარი'],
  ['bn', 'BDT', 'সাউনা', 'যদি খালি থাকে, 200 টাকা'],
  ['ur', 'PKR', 'سونا', 'اگر خالی ہو، 400 روپے'],
  ['fil', 'PHP', 'Sauna', '₱200 kung may bakante'],
  ['hi', 'INR', 'लेट चेक-आउट', 'कमरा खाली होने पर 14:00 बजे तक'],
  ['ur', 'PKR', 'دیر سے چیک آؤٹ', 'کمرہ خالی ہونے پر 14:00 تک'],
  ['bn', 'BDT', 'দেরিতে চেক-আউট', 'রুম খালি থাকলে ১৪:০০ পর্যন্ত'],
  ['bn', 'BDT', 'সুইমিং পুল', 'আবহাওয়া ভালো থাকলে 9:00-20:00'],
];
