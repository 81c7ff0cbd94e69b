import { type Labelled, row } from './sentences.ts';

const WEEK = 'Mo Tu We Th Fr';
const DAILY = 'Mo Tu We Th Fr Sa Su';

export const SENTENCES: Labelled[] = [
  row(
    'fi',
    'EUR',
    'Milloin aamiainen tarjoillaan?',
    'Ma–pe klo 6.30–10, la–su klo 7.30–11. 15 €/hlö, lapset 4–12 v. 8 €.',
    [
      `breakfast.hours ${WEEK} 06:30-10:00; Sa Su 07:30-11:00`,
      'breakfast.price 1500 EUR /person; child 4-12y 800 EUR /person',
    ],
  ),
  row('fi', 'EUR', '', 'Sisäänkirjautuminen klo 15 alkaen. Uloskirjautuminen klo 11 mennessä.', [
    'checkIn.hours 15:00-',
    'checkOut.hours -11:00',
  ]),
  row('fi', 'EUR', 'Mitä pysäköinti maksaa?', '12 €/vrk, korkeus enintään 2,1 m.', [
    'parking.price 1200 EUR /night',
    'parking.limitHeight most 2.1 meter',
  ]),
  row('fi', 'EUR', 'Sallitaanko lemmikit?', 'Kyllä, enintään 15 kg. 10 € / yö.', [
    'pets.allowed yes',
    'pets.limitWeight most 15 kilogram',
    'pets.price 1000 EUR /night',
  ]),
  row('fi', 'EUR', 'Onko teillä wifi?', 'Verkko: Kuusi_Guest, salasana: jarvi2024', [
    'wifi.network Kuusi_Guest',
    'wifi.password jarvi2024',
  ]),
  row('fi', 'EUR', 'Milloin uima-allas on auki?', 'Kesäkuu–elokuu päivittäin klo 10–19.', [
    `pool.hours 06-01..08-31 ${DAILY} 10:00-19:00`,
  ]),
  row('fi', 'EUR', 'Myöhäinen uloskirjautuminen', '10 €/tunti.', ['lateCheckOut.price 1000 EUR /hour']),
  row('fi', 'EUR', '', 'Pysäköinti on maksuton.', ['parking.price free']),
  row('fi', 'EUR', 'Ravintolan aukioloajat', '11–14 ja 17–22, sunnuntaisin suljettu.', [
    'restaurant.hours 11:00-14:00,17:00-22:00; Su off',
  ]),
  row('fi', 'EUR', 'Kuinka kaukana rautatieasema on?', '5 minuutin kävelymatka.', [
    'station.distance 5 minute on_foot',
  ]),
  row('fi', 'EUR', 'Paljonko lisävuode maksaa?', '20 €/yö, alle 4-vuotiaat ilmaiseksi.', [
    'extraBed.price 2000 EUR /night; -3y free /night',
  ]),
  row('fi', 'EUR', 'Milloin vastaanotto on auki?', '24 h.', ['reception.hours 24/7']),
  row(
    'vi',
    'VND',
    'Bữa sáng phục vụ lúc mấy giờ?',
    'T2–T6: 6h30–9h30, T7 và CN: 7h–10h. 150.000đ/người, trẻ em 6–11 tuổi 75.000đ.',
    [
      `breakfast.hours ${WEEK} 06:30-09:30; Sa Su 07:00-10:00`,
      'breakfast.price 150000 VND /person; child 6-11y 75000 VND /person',
    ],
  ),
  row('vi', 'VND', '', 'Nhận phòng từ 14:00. Trả phòng trước 12:00.', [
    'checkIn.hours 14:00-',
    'checkOut.hours -12:00',
  ]),
  row('vi', 'VND', 'Phí đỗ xe bao nhiêu?', '100.000đ/đêm, chiều cao tối đa 2,1 m.', [
    'parking.price 100000 VND /night',
    'parking.limitHeight most 2.1 meter',
  ]),
  row('vi', 'VND', 'Có được mang thú cưng không?', 'Vâng, tối đa 10 kg. 200.000đ mỗi đêm.', [
    'pets.allowed yes',
    'pets.limitWeight most 10 kilogram',
    'pets.price 200000 VND /night',
  ]),
  row('vi', 'VND', 'Có wifi không?', 'Mạng: Sen_Guest, mật khẩu: hoasen24', [
    'wifi.network Sen_Guest',
    'wifi.password hoasen24',
  ]),
  row('vi', 'VND', 'Hồ bơi mở cửa mấy giờ?', 'Hằng ngày từ 6h đến 20h.', [`pool.hours ${DAILY} 06:00-20:00`]),
  row('vi', 'VND', 'Trả phòng muộn', '100.000đ/giờ.', ['lateCheckOut.price 100000 VND /hour']),
  row('vi', 'VND', '', 'Đỗ xe miễn phí.', ['parking.price free']),
  row('vi', 'VND', 'Giờ mở cửa nhà hàng', '11:00–14:00 và 17:00–22:00, thứ hai nghỉ.', [
    'restaurant.hours 11:00-14:00,17:00-22:00; Mo off',
  ]),
  row('vi', 'VND', 'Ga tàu cách bao xa?', '5 phút đi bộ.', ['station.distance 5 minute on_foot']),
  row('vi', 'VND', 'Giường phụ bao nhiêu tiền?', '300.000đ/đêm, trẻ em dưới 6 tuổi miễn phí.', [
    'extraBed.price 300000 VND /night; child -5y free /night',
  ]),
  row('vi', 'VND', 'Lễ tân làm việc mấy giờ?', '24/24.', ['reception.hours 24/7']),
];

export const NO_FACTS: [string, string, string, string][] = [
  ['fi', 'EUR', 'Onko teillä uima-allas?', 'Kyllä, mutta vain kesällä.'],
  ['fi', 'EUR', 'Mitä aamiainen maksaa?', 'Noin 15 €'],
  ['fi', 'EUR', 'Pysäköinti', 'Asuntovaunut: 20 €/vrk'],
  ['fi', 'EUR', 'Milloin uima-allas on auki?', '10–18, jos sää sallii'],
  ['vi', 'VND', 'Có hồ bơi không?', 'Có, nhưng chỉ vào mùa hè.'],
  ['vi', 'VND', 'Bữa sáng bao nhiêu tiền?', 'Khoảng 150.000đ'],
  ['vi', 'VND', 'Đỗ xe', 'Xe khách: 200.000đ/đêm'],
  ['vi', 'VND', 'Hồ bơi mở cửa mấy giờ?', '6h–18h nếu thời tiết tốt'],
  ['fi', 'EUR', 'Milloin uima-allas on auki?', 'Kesäkuusta elokuuhun klo 10–19'],
];
