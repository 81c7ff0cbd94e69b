import { type Labelled, row } from './sentences.ts';

const WEEK = 'Mo Tu We Th Fr';
const DAILY = 'Mo Tu We Th Fr Sa Su';

export const SENTENCES: Labelled[] = [
  row(
    'ko',
    'KRW',
    '조식 시간은 언제인가요?',
    '평일 7:00~9:30, 주말 및 공휴일 7:30~10:30. 성인 18,000원, 어린이(4~11세) 9,000원.',
    [
      `breakfast.hours ${WEEK} 07:00-09:30; Sa Su PH 07:30-10:30`,
      'breakfast.price adult 18000 KRW; child 4-11y 9000 KRW',
    ],
  ),
  row('ko', 'KRW', '', '체크인은 오후 3시부터, 체크아웃은 오전 11시까지입니다.', [
    'checkIn.hours 15:00-',
    'checkOut.hours -11:00',
  ]),
  row('ko', 'KRW', '수영장 운영 시간', '10:00~19:00, 월요일 제외', ['pool.hours 10:00-19:00; Mo off']),
  row('ko', 'KRW', '주차 요금이 있나요?', '1박 10,000원, 높이 2.1m 이하.', [
    'parking.price 10000 KRW /night',
    'parking.limitHeight most 2.1 meter',
  ]),
  row('ko', 'KRW', '반려동물 동반이 가능한가요?', '네, 마리당 1박 30,000원. 최대 7kg.', [
    'pets.allowed yes',
    'pets.price 30000 KRW /pet_night',
    'pets.limitWeight most 7 kilogram',
  ]),
  row('ko', 'KRW', '와이파이 비밀번호가 뭐예요?', '네트워크: Pine_Guest, 비밀번호: forest2024', [
    'wifi.network Pine_Guest',
    'wifi.password forest2024',
  ]),
  row('ko', 'KRW', '수영장 운영 시간', '7~8월 매일 10:00~19:00', [`pool.hours 07-01..08-31 ${DAILY} 10:00-19:00`]),
  row('ko', 'KRW', '레이트 체크아웃 요금', '시간당 10,000원입니다.', ['lateCheckOut.price 10000 KRW /hour']),
  row('ko', 'KRW', '', '주차 무료.', ['parking.price free']),
  row('ko', 'KRW', '레스토랑 영업시간', '12:00~14:30, 17:30~21:00, 월요일 휴무.', [
    'restaurant.hours 12:00-14:30,17:30-21:00; Mo off',
  ]),
  row('ko', 'KRW', '기차역은 얼마나 먼가요?', '도보 7분.', ['station.distance 7 minute on_foot']),
  row('ko', 'KRW', '엑스트라 베드 요금', '1박당 30,000원, 13세 이상 40,000원', [
    'extraBed.price 30000 KRW /night; 13-y 40000 KRW /night',
  ]),
  row('ko', 'KRW', '프런트 운영 시간', '프런트는 24시간 운영합니다.', ['reception.hours 24/7']),
  row(
    'el',
    'EUR',
    'Τι ώρα είναι το πρωινό;',
    'Δευτέρα-Παρασκευή 7:00-10:00, Σάβ. και Κυρ. 7:30-10:30. 12 € το άτομο, παιδιά 4-11 ετών 6 €.',
    [
      `breakfast.hours ${WEEK} 07:00-10:00; Sa Su 07:30-10:30`,
      'breakfast.price 1200 EUR /person; child 4-11y 600 EUR /person',
    ],
  ),
  row('el', 'EUR', '', 'Check-in από τις 15:00. Check-out μέχρι τις 11:00.', [
    'checkIn.hours 15:00-',
    'checkOut.hours -11:00',
  ]),
  row('el', 'EUR', 'Πόσο κοστίζει το πάρκινγκ;', '8 € τη διανυκτέρευση, μέγιστο ύψος 1,90 μ.', [
    'parking.price 800 EUR /night',
    'parking.limitHeight most 1.9 meter',
  ]),
  row('el', 'EUR', 'Δέχεστε κατοικίδια;', 'Ναι, έως 10 κιλά. 10 € ανά διανυκτέρευση.', [
    'pets.allowed yes',
    'pets.limitWeight most 10 kilogram',
    'pets.price 1000 EUR /night',
  ]),
  row('el', 'EUR', 'Έχετε wifi;', 'Δίκτυο: Thalassa_Guest, κωδικός: meltemi24', [
    'wifi.network Thalassa_Guest',
    'wifi.password meltemi24',
  ]),
  row('el', 'EUR', 'Ωράριο πισίνας', 'Καθημερινά 10:00-19:00, από Μάιο έως Σεπτέμβριο.', [
    `pool.hours 05-01..09-30 ${DAILY} 10:00-19:00`,
  ]),
  row('el', 'EUR', 'Υπάρχει χρέωση για το wifi;', 'Δωρεάν.', ['wifi.price free']),
  row('el', 'EUR', 'Ωράριο εστιατορίου', '13:00-16:00 και 19:00-23:00, Δευτέρα κλειστά.', [
    'restaurant.hours 13:00-16:00,19:00-23:00; Mo off',
  ]),
  row('el', 'EUR', 'Πόσο απέχει ο σταθμός του τρένου;', '5 λεπτά με τα πόδια.', ['station.distance 5 minute on_foot']),
  row('el', 'EUR', 'Πόσο κοστίζει το επιπλέον κρεβάτι;', '20 € τη βραδιά, παιδιά έως 5 ετών δωρεάν.', [
    'extraBed.price 2000 EUR /night; child -5y free /night',
  ]),
  row('el', 'EUR', 'Επιτρέπονται κατοικίδια;', 'Δεν επιτρέπονται κατοικίδια, εκτός από σκύλους οδηγούς.', [
    'pets.allowed no except assistance_dog',
  ]),
  row('el', 'EUR', 'Πότε λειτουργεί η ρεσεψιόν;', 'Όλο το 24ωρο.', ['reception.hours 24/7']),
  row(
    'da',
    'DKK',
    'Hvornår er der morgenmad?',
    'Man-fre kl. 6.30-10.00, lør/søn 7.30-10.30. 145 kr. pr. person, børn 4-11 år 75 kr.',
    [
      `breakfast.hours ${WEEK} 06:30-10:00; Sa Su 07:30-10:30`,
      'breakfast.price 14500 DKK /person; child 4-11y 7500 DKK /person',
    ],
  ),
  row('da', 'DKK', '', 'Check-in fra kl. 15. Check-ud senest kl. 11.', [
    'checkIn.hours 15:00-',
    'checkOut.hours -11:00',
  ]),
  row('da', 'DKK', 'Hvad koster parkering?', '150 kr. pr. døgn, max højde 2,10 m.', [
    'parking.price 15000 DKK /night',
    'parking.limitHeight most 2.1 meter',
  ]),
  row('da', 'DKK', 'Må jeg tage min hund med?', 'Ja, op til 15 kg. 100 kr. pr. nat.', [
    'pets.allowed yes',
    'pets.limitWeight most 15 kilogram',
    'pets.price 10000 DKK /night',
  ]),
  row('da', 'DKK', 'Hvad er koden til wifi?', 'Netværk: Klitten_Guest, adgangskode: sand2024', [
    'wifi.network Klitten_Guest',
    'wifi.password sand2024',
  ]),
  row('da', 'DKK', 'Hvornår er poolen åben?', 'Juni til august dagligt kl. 10-19.', [
    `pool.hours 06-01..08-31 ${DAILY} 10:00-19:00`,
  ]),
  row('da', 'DKK', 'Sen check-ud', '100 kr. pr. time.', ['lateCheckOut.price 10000 DKK /hour']),
  row('da', 'DKK', '', 'Gratis parkering.', ['parking.price free']),
  row('da', 'DKK', 'Restaurantens åbningstider', '12-15 og 17.30-21, mandag lukket.', [
    'restaurant.hours 12:00-15:00,17:30-21:00; Mo off',
  ]),
  row('da', 'DKK', 'Hvor langt er der til stationen?', '7 min. til fods.', ['station.distance 7 minute on_foot']),
  row('da', 'DKK', 'Hvad koster en ekstra seng?', '200 kr. pr. nat, børn under 3 år gratis.', [
    'extraBed.price 20000 DKK /night; child -2y free /night',
  ]),
  row('da', 'DKK', 'Må man have kæledyr med?', 'Kæledyr er ikke tilladt, undtagen førerhunde.', [
    'pets.allowed no except assistance_dog',
  ]),
  row(
    'ca',
    'EUR',
    'A quina hora és l’esmorzar?',
    'De dl. a dv. de 7:00 a 10:00, ds. i dg. de 8:00 a 11:00. 12 € per persona, nens de 4 a 11 anys 6 €.',
    [
      `breakfast.hours ${WEEK} 07:00-10:00; Sa Su 08:00-11:00`,
      'breakfast.price 1200 EUR /person; child 4-11y 600 EUR /person',
    ],
  ),
  row('ca', 'EUR', '', 'Check-in a partir de les 15 h. Check-out fins a les 11 h.', [
    'checkIn.hours 15:00-',
    'checkOut.hours -11:00',
  ]),
  row('ca', 'EUR', 'Quant costa l’aparcament?', '14 €/nit, alçada màxima 2,05 m.', [
    'parking.price 1400 EUR /night',
    'parking.limitHeight most 2.05 meter',
  ]),
  row('ca', 'EUR', 'Accepteu mascotes?', 'Sí, fins a 10 kg. 8 € per nit.', [
    'pets.allowed yes',
    'pets.limitWeight most 10 kilogram',
    'pets.price 800 EUR /night',
  ]),
  row('ca', 'EUR', 'Teniu wifi?', 'Xarxa: Masia_Guest, contrasenya: olivera24', [
    'wifi.network Masia_Guest',
    'wifi.password olivera24',
  ]),
  row('ca', 'EUR', 'Horari de la piscina', 'Cada dia de 10 a 20 h, de juny a setembre.', [
    `pool.hours 06-01..09-30 ${DAILY} 10:00-20:00`,
  ]),
  row('ca', 'EUR', '', 'Aparcament gratuït.', ['parking.price free']),
  row('ca', 'EUR', 'Horari del restaurant', '13-16 h i 20-23 h, dilluns tancat.', [
    'restaurant.hours 13:00-16:00,20:00-23:00; Mo off',
  ]),
  row('ca', 'EUR', 'A quina distància és l’estació de tren?', '5 minuts a peu.', ['station.distance 5 minute on_foot']),
  row('ca', 'EUR', 'Quant costa un llit supletori?', '20 € per nit, menors de 3 anys gratis.', [
    'extraBed.price 2000 EUR /night; -2y free /night',
  ]),
  row('ca', 'EUR', 'S’admeten mascotes?', 'No s’admeten mascotes, excepte gossos pigall.', [
    'pets.allowed no except assistance_dog',
  ]),
  row('ca', 'EUR', 'Horari de recepció', '24 hores.', ['reception.hours 24/7']),
  row('el', 'EUR', 'Ωράριο πισίνας', '10:00-19:00 τον Ιούλιο', ['pool.hours 07-01..07-31 10:00-19:00']),
  row('ko', 'KRW', '주차 요금이 있나요?', '10,000원부터', ['parking.price from 10000 KRW']),
  row('ko', 'KRW', '조식 요금은 얼마인가요?', '성인 15,000원, 7세 미만 무료', [
    'breakfast.price adult 15000 KRW; -6y free',
  ]),
  row('ko', 'KRW', '체크인', '오후 3시 30분부터입니다', ['checkIn.hours 15:30-']),
];

export const NO_FACTS: [string, string, string, string][] = [
  ['ko', 'KRW', '수영장이 있나요?', '네, 하지만 여름에만 운영합니다.'],
  ['ko', 'KRW', '조식 요금은 얼마인가요?', '약 15,000원'],
  ['ko', 'KRW', '주차', '캠핑카는 1박 20,000원'],
  ['ko', 'KRW', '사우나 운영 시간', '보호자 동반 시 8:00~20:00'],
  ['el', 'EUR', 'Υπάρχει πισίνα;', 'Ναι, αλλά μόνο το καλοκαίρι.'],
  ['el', 'EUR', 'Πόσο κοστίζει το πρωινό;', 'Περίπου 10 €'],
  ['el', 'EUR', 'Πάρκινγκ', 'Τροχόσπιτα: 20 € τη βραδιά'],
  ['el', 'EUR', 'Ωράριο πισίνας', '10-18 αν ο καιρός είναι καλός'],
  ['da', 'DKK', 'Er der pool?', 'Ja, men kun om sommeren.'],
  ['da', 'DKK', 'Hvad koster morgenmaden?', 'Ca. 140 kr.'],
  ['da', 'DKK', 'Parkering', 'Campingvogne: 200 kr. pr. døgn'],
  ['da', 'DKK', 'Poolens åbningstider', '10-18, hvis vejret er godt'],
  ['ca', 'EUR', 'Hi ha piscina?', 'Sí, però només a l’estiu.'],
  ['ca', 'EUR', 'Quant costa l’esmorzar?', 'Uns 12 €'],
  ['ca', 'EUR', 'Aparcament', 'Autocaravanes: 20 € per nit'],
  ['ca', 'EUR', 'Horari de la piscina', '10-18 h si fa bon temps'],
  ['ca', 'EUR', 'Quant costa l’aparcament?', 'La primera hora és gratis'],
  ['el', 'EUR', 'Ωράριο πισίνας', '10-19, για παιδιά έως 18:00'],
  ['da', 'DKK', 'Hvad koster parkering?', 'Gratis for gæster med elbil'],
];
