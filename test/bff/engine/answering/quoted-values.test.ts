import { describe, expect, it } from 'vitest';
import { findQuoted, sayQuoted } from '../../../../bff/engine/answering/quoted-values.ts';

describe('values quoted from a hotel’s own text', () => {
  it.each([
    ['en', 'A space costs 18 € per night.', ['€18 per night']],
    ['en', 'Yes, dogs are welcome for 15 € per night.', ['yes', '€15 per night']],
    ['en', 'We have no pool. The lake is 3 km away.', ['no']],
    ['en', 'No, but guests train for 8 € a day next door.', ['no']],
    ['en', 'Yes, wifi is free in the whole house.', ['yes', 'free of charge']],
    ['en', 'Wifi is free in the whole house. Network: Lake-Guest, password: sail24', ['Lake-Guest', 'sail24']],
    ['en', 'Network: Lake-Guest, password: sail24 (no capitals). Not in the barn.', ['Lake-Guest', 'sail24']],
    ['en', 'Write to bills@lake.example. We do not print them.', ['bills@lake.example']],
    ['en', 'Write to bills@lake.example or desk@lake.example.', []],
    ['en', 'Breakfast is from 7:00 to 10:30 and costs 19 € per person.', ['€19 per person', '7:00 to 10:30']],
    ['en', 'Late check-out until 14:00 costs 25 €.', ['€25', '14:00']],
    ['en', 'City tax is $3.20 per person and night.', ['$3.20 per person and night']],
    ['en', 'Ask at reception.', []],
    ['de', 'Die Sauna ist von 16 bis 21 Uhr geöffnet.', ['16:00 to 21:00']],
    ['de', 'Ja, Hunde sind willkommen, 15 € pro Nacht.', ['yes', '€15 per night']],
    ['fr', 'Oui, le wifi est gratuit.', ['yes', 'free of charge']],
    ['fr', 'Nous n’avons pas de piscine. Le lac est à 3 km.', ['no']],
    ['es', 'Sí, el aparcamiento cuesta 18 € por noche.', ['yes', '€18 per night']],
    ['pt', 'Sim, o pequeno-almoço no quarto custa 12 € por pessoa.', ['yes', '€12 per person']],
    ['ja', 'はい、駐車場は1泊1500円です。', ['yes', '¥1,500']],
    ['ru', 'Да, парковка стоит 10 EUR.', ['yes', '€10']],
  ])('are found in the %s text “%s”: %j', (language, text, expected) => {
    expect(say(text, language)).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) {
      for (const part of words.split(/ per | and | to /)) expect(say(text, language)[index]).toContain(part);
    }
  });

  it.each([
    ['en', 'Parking in the garage costs 15 EUR per night.'],
    ['de', 'Ein Stellplatz in der Tiefgarage kostet 15 EUR pro Nacht.'],
    ['fr', 'Le parking couvert coûte 15 EUR par nuit.'],
    ['es', 'El aparcamiento cubierto cuesta 15 EUR por noche.'],
    ['it', 'Il parcheggio coperto costa 15 EUR a notte.'],
    ['pt', 'O estacionamento no hotel custa 15 EUR por noite.'],
    ['nl', 'Parkeren in onze garage kost 15 EUR per nacht.'],
    ['sv', 'Parkering i vårt garage kostar 15 EUR per natt.'],
    ['da', 'Parkering i vores garage koster 15 EUR per nat.'],
    ['nb', 'Parkering i vår garasje koster 15 EUR per natt.'],
    ['fi', 'Pysäköinti hallissa maksaa 15 EUR yöltä.'],
    ['pl', 'Parking w garażu kosztuje 15 EUR za noc.'],
    ['cs', 'Parkování v garáži stojí 15 EUR za noc.'],
    ['ro', 'Parcarea în garaj costă 15 EUR pe noapte.'],
    ['hu', 'A parkolás a garázsban 15 EUR éjszakánként.'],
    ['tr', 'Otoparkın gecelik ücreti 15 EUR.'],
    ['ru', 'Парковка в гараже стоит 15 EUR за ночь.'],
    ['uk', 'Паркування в гаражі коштує 15 EUR за ніч.'],
    ['el', 'Η στάθμευση στο γκαράζ κοστίζει 15 EUR τη νύχτα.'],
    ['ja', '駐車場は1泊15 EURです。'],
    ['zh-Hans', '车库停车每晚15 EUR。'],
    ['zh-Hant', '車庫停車每晚15 EUR。'],
    ['ko', '주차 요금은 1박 15 EUR입니다.'],
    ['ar', 'موقف السيارات بسعر 15 EUR في الليلة.'],
    ['fa', 'پارکینگ شبی 15 EUR است.'],
    ['he', 'חניה במוסך עולה 15 EUR ללילה.'],
    ['hi', 'पार्किंग का शुल्क 15 EUR प्रति रात है।'],
    ['th', 'ที่จอดรถคืนละ 15 EUR'],
    ['vi', 'Bãi đỗ xe có giá 15 EUR mỗi đêm.'],
    ['id', 'Parkir di garasi 15 EUR per malam.'],
  ])('are found in a text without a denial: %s', (language, text) => {
    expect(findQuoted(text, language)).toMatchObject([{ kind: 'price', amount: 15, currency: 'EUR' }]);
  });

  it.each([
    ['en', 'Breakfast is from 7:00 to 10:30 and costs 19 € per person if it is not included.'],
    [
      'de',
      'Frühstück gibt es von 7:00 bis 10:30 Uhr. Es kostet 19 € pro Person, wenn es nicht im Preis enthalten ist.',
    ],
    ['fr', 'Petit-déjeuner de 7:00 à 10:30, 19 € par personne s’il n’est pas inclus.'],
  ])('are found in a text with a condition: %s', (language, text) => {
    expect(say(text, language)).toEqual(['€19 per person', '7:00 to 10:30'].map((one) => expect.stringContaining(one)));
  });

  it('have no unit if the text gives none for the price', () => {
    expect(sayQuoted(findQuoted('A transfer is 60 €.', 'en')[0] ?? { kind: 'no' }, 'de')).toBe('60\u00a0€');
    expect(say('Ein Handtuch kostet 4 € pro Stück.', 'de')).toEqual(['€4 each']);
  });

  it('are at most six', () => {
    expect(findQuoted('1 €. 2 €. 3 €. 4 €. 5 €. 6 €. 7 €. 8 €.', 'en')).toHaveLength(6);
  });
});

/** The answer only quotes the hotel's text: no yes, no "free" and no price of something else. */
describe('the polarity of a hotel’s text', () => {
  it.each([
    ['en', 'Smoking is strictly forbidden in all rooms. A cleaning fee of 250 € is charged.'],
    ['en', 'Pets cannot stay with us; there is a fee of 150 € if you bring one.'],
    ['en', 'Pets cannot stay with us. The animal hotel next door takes them for 20 € per night.'],
    ['en', 'We have no pool, but the public pool next door costs 6 € per person.'],
    ['en', 'Dogs are not allowed in the hotel.'],
    ['en', 'Unfortunately not possible. The nearest car park is at the station, 12 € per day.'],
    ['en', 'Our pool is closed until May.'],
    ['en', 'The sauna is closed for renovation. Day tickets at the spa next door cost 35 €.'],
    ['en', 'Breakfast is not included and costs 24 € per person.'],
    ['en', 'Late check-out is not possible on Sundays; otherwise until 14:00 for 25 €.'],
    ['en', 'Parking is not free; it costs 18 €.'],
    ['en', 'Wi-Fi is not free of charge.'],
    ['en', 'Wi-Fi isn’t free of charge.'],
    ['en', 'Nothing is free here except wifi'],
    ['en', 'The restaurant is closed on Mondays. Dinner 18:00 to 22:00.'],
    ['en', 'Extra beds are sold out all summer, normally 45 € per night.'],
    ['en', 'Minibar: please do not pay, everything costs 4 €'],
    ['en', 'Yes, dogs are welcome for 15 € per night, but not in the restaurant.'],
    ['en', 'Pool from 7:00 to 22:00. It is out of order this week.'],
    ['de', 'Rauchen ist im ganzen Haus verboten, sonst 200 € Reinigung.'],
    ['de', 'Haustiere sind bei uns nicht erlaubt. Im Tierhotel nebenan kostet es 20 € pro Nacht.'],
    ['de', 'Haustiere nicht erlaubt. Im Tierhotel nebenan 20 €'],
    ['de', 'Das WLAN ist leider kostenpflichtig, 5 € pro Tag.'],
    ['fr', 'Les animaux ne sont pas admis. La pension voisine coûte 20 € par nuit.'],
    ['fr', 'Le spa est fermé, le billet à côté coûte 35 €.'],
    ['es', 'No se admiten mascotas. La residencia de al lado cuesta 20 € por noche.'],
    ['es', 'El wifi no es gratis.'],
    ['it', 'Vietato fumare, la pulizia costa 250 €.'],
    ['it', 'La colazione non è compresa e costa 12 € a persona.'],
    ['pt', 'Não aceitamos animais; o hotel ao lado cobra 20 € por noite.'],
    ['nl', 'Huisdieren zijn niet toegestaan. Hiernaast kost het 20 € per nacht.'],
    ['sv', 'Husdjur är inte tillåtna. Djurhotellet kostar 200 kr per natt.'],
    ['da', 'Saunaen er lukket. En dagsbillet koster 250 kr.'],
    ['nb', 'Røyking er forbudt, gebyr 2000 kr.'],
    ['fi', 'Pysäköinti ei ole ilmainen, se maksaa 15 € per yö.'],
    ['pl', 'Zwierzęta nie są akceptowane. Hotel dla psów obok kosztuje 80 zł.'],
    ['cs', 'Snídaně není v ceně a stojí 12 EUR.'],
    ['ro', 'Micul dejun nu este inclus și costă 12 EUR.'],
    ['hu', 'A dohányzás tilos, a takarítás 200 EUR.'],
    ['hu', 'A parkolás nem ingyenes, 10 EUR.'],
    ['tr', 'Evcil hayvan kabul edilmemektedir. Yandaki otel 20 EUR.'],
    ['tr', 'Otopark ücretsiz değildir, 10 EUR.'],
    ['ru', 'Завтрак не включён и стоит 12 EUR.'],
    ['uk', 'Куріння заборонено, прибирання 200 EUR.'],
    ['el', 'Το πρωινό δεν περιλαμβάνεται και κοστίζει 12 €.'],
    ['ja', 'ペットはお断りしております。隣のペットホテルは1泊3000円です。'],
    ['ja', '朝食は含まれておりません。2000円です。'],
    ['zh-Hans', '酒店不允许携带宠物，隔壁宠物酒店每晚100 USD。'],
    ['zh-Hans', '停车不是免费的，每天20 USD。'],
    ['zh-Hant', '游泳池暫停開放，隔壁門票20 USD。'],
    ['ko', '반려동물은 입실할 수 없습니다. 옆 호텔은 1박 20 USD입니다.'],
    ['ar', 'التدخين ممنوع، ورسوم التنظيف 250 USD.'],
    ['ar', 'الواي فاي ليس مجانيًا.'],
    ['fa', 'حیوانات خانگی پذیرفته نمی‌شوند. هتل کناری 20 USD.'],
    ['he', 'החניה אינה חינם, 20 USD ליום.'],
    ['hi', 'पालतू जानवरों की अनुमति नहीं है। पास में 20 USD।'],
    ['th', 'ห้ามสูบบุหรี่ ค่าทำความสะอาด 250 USD'],
    ['th', 'สระว่ายน้ำปิดปรับปรุง ตั๋วข้างๆ 20 USD'],
    ['vi', 'Không được hút thuốc, phí dọn phòng 250 USD.'],
    ['id', 'Hewan peliharaan dilarang. Hotel sebelah 20 USD per malam.'],
    ['hr', 'Kućni ljubimci nisu dopušteni. Hotel do nas stoji 20 EUR.'],
    ['en', 'Ask us. If you smoke it is forbidden and costs 250 €.'],
    ['en', 'Pets are welcome if they are small, not in the restaurant, 15 € per night.'],
    ['xx', 'Haustiere nicht erlaubt, nebenan 20 €.'],
    ['da', 'Haustiere sind nicht erlaubt, nebenan 20 €.'], // detected as another language
  ])('of %s: %s', (language, text) => {
    expect(
      say(text, language).filter((fact) => fact !== 'no'),
      text,
    ).toEqual([]);
  });

  it.each([
    ['en', 'Cancellation until 48 hours before arrival is free; later 90 € are charged.'],
    ['en', 'Children under 12 stay free, from 12 years 40 € per night.'],
  ])('gives no price for a thing that is free for some guests: %s %s', (language, text) => {
    expect(findQuoted(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'Cancellation until 48 hours before arrival is free; later 90 € are charged.'],
    ['en', 'Children under 12 stay free, from 12 years 40 € per night.'],
    ['en', 'Yes, we have parking, with free wifi.'],
    ['en', 'Yes, but only on the balcony.'],
    ['en', 'No. 4 is the house with the free garage.'],
    ['en', 'We have no extra charge for pets.'],
    ['en', 'There is no charge. Ask at reception.'],
    ['de', 'Ja, aber nur im Garten.'],
    ['es', 'Si lo desea, el gimnasio de al lado es gratis.'],
  ])('is neither a denial nor free of charge if a condition or another thing is meant: %s %s', (language, text) => {
    const kinds = findQuoted(text, language).map(({ kind }) => kind);
    expect(kinds).not.toContain('free');
    expect(kinds).not.toContain('no');
  });
});

function say(text: string, language: string): string[] {
  return findQuoted(text, language).map((fact) => sayQuoted(fact, 'en'));
}
