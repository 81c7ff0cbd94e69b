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
  row(
    'nb',
    'NOK',
    'Når serveres frokosten?',
    'Man–fre kl. 06.30–10.00, helger 07.30–10.30. 195 kr per person, barn 4–12 år 95 kr.',
    [
      `breakfast.hours ${WEEK} 06:30-10:00; Sa Su 07:30-10:30`,
      'breakfast.price 19500 NOK /person; child 4-12y 9500 NOK /person',
    ],
  ),
  row('nb', 'NOK', '', 'Innsjekking fra kl. 15. Utsjekking senest kl. 11.', [
    'checkIn.hours 15:00-',
    'checkOut.hours -11:00',
  ]),
  row('nb', 'NOK', 'Hva koster parkering?', '200 kr per døgn, maks høyde 2,10 m.', [
    'parking.price 20000 NOK /night',
    'parking.limitHeight most 2.1 meter',
  ]),
  row('nb', 'NOK', 'Er kjæledyr tillatt?', 'Ja, inntil 15 kg. 150 kr per natt.', [
    'pets.allowed yes',
    'pets.limitWeight most 15 kilogram',
    'pets.price 15000 NOK /night',
  ]),
  row('nb', 'NOK', 'Har dere wifi?', 'Nettverk: Fjord_Guest, passord: brygga24', [
    'wifi.network Fjord_Guest',
    'wifi.password brygga24',
  ]),
  row('nb', 'NOK', 'Når er bassenget åpent?', 'Juni til august daglig kl. 10–19.', [
    `pool.hours 06-01..08-31 ${DAILY} 10:00-19:00`,
  ]),
  row('nb', 'NOK', 'Sen utsjekking', '100 kr per time.', ['lateCheckOut.price 10000 NOK /hour']),
  row('nb', 'NOK', '', 'Gratis parkering.', ['parking.price free']),
  row('nb', 'NOK', 'Restaurantens åpningstider', '12–15 og 17.30–21, mandag stengt.', [
    'restaurant.hours 12:00-15:00,17:30-21:00; Mo off',
  ]),
  row('nb', 'NOK', 'Hvor langt er det til jernbanestasjonen?', '7 minutter til fots.', [
    'station.distance 7 minute on_foot',
  ]),
  row('nb', 'NOK', 'Hva koster en ekstraseng?', '250 kr per natt, barn under 3 år gratis.', [
    'extraBed.price 25000 NOK /night; child -2y free /night',
  ]),
  row('nb', 'NOK', 'Er kjæledyr tillatt?', 'Kjæledyr er ikke tillatt, bortsett fra førerhunder.', [
    'pets.allowed no except assistance_dog',
  ]),
  row(
    'id',
    'IDR',
    'Sarapan jam berapa?',
    'Senin-Jumat pukul 06.30-10.00, Sabtu & Minggu 07.00-10.30. Rp 75.000 per orang, anak 4-11 tahun Rp 40.000.',
    [
      `breakfast.hours ${WEEK} 06:30-10:00; Sa Su 07:00-10:30`,
      'breakfast.price 75000 IDR /person; child 4-11y 40000 IDR /person',
    ],
  ),
  row('id', 'IDR', '', 'Check-in mulai pukul 14.00. Check-out sebelum pukul 12.00.', [
    'checkIn.hours 14:00-',
    'checkOut.hours -12:00',
  ]),
  row('id', 'IDR', 'Berapa biaya parkir?', 'Rp 20.000/malam, tinggi maksimal 2,1 m.', [
    'parking.price 20000 IDR /night',
    'parking.limitHeight most 2.1 meter',
  ]),
  row('id', 'IDR', 'Apakah hewan peliharaan diperbolehkan?', 'Ya, maksimal 10 kg. Rp 100.000 per malam.', [
    'pets.allowed yes',
    'pets.limitWeight most 10 kilogram',
    'pets.price 100000 IDR /night',
  ]),
  row('id', 'IDR', 'Apakah ada wifi?', 'Jaringan: Melati_Guest, kata sandi: sawah2024', [
    'wifi.network Melati_Guest',
    'wifi.password sawah2024',
  ]),
  row('id', 'IDR', 'Kolam renang buka jam berapa?', 'Setiap hari pukul 07.00 sampai 19.00.', [
    `pool.hours ${DAILY} 07:00-19:00`,
  ]),
  row('id', 'IDR', 'Late check-out', 'Rp 50.000 per jam.', ['lateCheckOut.price 50000 IDR /hour']),
  row('id', 'IDR', '', 'Parkir gratis.', ['parking.price free']),
  row('id', 'IDR', 'Jam buka restoran', '11.00-14.00 dan 17.00-22.00, Senin tutup.', [
    'restaurant.hours 11:00-14:00,17:00-22:00; Mo off',
  ]),
  row('id', 'IDR', 'Berapa jauh stasiun kereta?', '5 menit jalan kaki.', ['station.distance 5 minute on_foot']),
  row('id', 'IDR', 'Berapa harga extra bed?', 'Rp 150.000 per malam, anak di bawah 5 tahun gratis.', [
    'extraBed.price 150000 IDR /night; child -4y free /night',
  ]),
  row('id', 'IDR', 'Jam buka resepsionis', '24 jam.', ['reception.hours 24/7']),
  row(
    'ms',
    'MYR',
    'Sarapan pukul berapa?',
    'Isnin-Jumaat 7.00 pagi - 10.00 pagi, hujung minggu 7.30 pagi - 10.30 pagi. RM25 seorang, kanak-kanak 4-11 tahun RM15.',
    [
      `breakfast.hours ${WEEK} 07:00-10:00; Sa Su 07:30-10:30`,
      'breakfast.price 2500 MYR /person; child 4-11y 1500 MYR /person',
    ],
  ),
  row('ms', 'MYR', '', 'Daftar masuk dari pukul 3 petang. Daftar keluar sebelum pukul 12 tengah hari.', [
    'checkIn.hours 15:00-',
    'checkOut.hours -12:00',
  ]),
  row('ms', 'MYR', 'Berapa bayaran parkir?', 'RM10 semalam, had ketinggian 2.1 m.', [
    'parking.price 1000 MYR /night',
    'parking.limitHeight most 2.1 meter',
  ]),
  row('ms', 'MYR', 'Adakah haiwan peliharaan dibenarkan?', 'Ya, maksimum 10 kg. RM30 semalam.', [
    'pets.allowed yes',
    'pets.limitWeight most 10 kilogram',
    'pets.price 3000 MYR /night',
  ]),
  row('ms', 'MYR', 'Ada wifi?', 'Rangkaian: Kenanga_Guest, kata laluan: pantai2024', [
    'wifi.network Kenanga_Guest',
    'wifi.password pantai2024',
  ]),
  row('ms', 'MYR', 'Waktu kolam renang', 'Setiap hari 7.00 pagi hingga 7.00 malam.', [
    `pool.hours ${DAILY} 07:00-19:00`,
  ]),
  row('ms', 'MYR', 'Daftar keluar lewat', 'RM20 sejam.', ['lateCheckOut.price 2000 MYR /hour']),
  row('ms', 'MYR', '', 'Parkir percuma.', ['parking.price free']),
  row('ms', 'MYR', 'Waktu operasi restoran', '11.30 pagi - 2.30 petang dan 6.00 petang - 10.00 malam, Isnin tutup.', [
    'restaurant.hours 11:30-14:30,18:00-22:00; Mo off',
  ]),
  row('ms', 'MYR', 'Berapa jauh stesen kereta api?', '5 minit berjalan kaki.', ['station.distance 5 minute on_foot']),
  row('ms', 'MYR', 'Berapa harga katil tambahan?', 'RM50 semalam, kanak-kanak bawah 5 tahun percuma.', [
    'extraBed.price 5000 MYR /night; child -4y free /night',
  ]),
  row('ms', 'MYR', 'Waktu operasi kaunter penyambut tetamu', '24 jam.', ['reception.hours 24/7']),
  row(
    'lv',
    'EUR',
    'Cikos ir brokastis?',
    'Darba dienās 7.00–10.00, brīvdienās 8.00–11.00. 12 € personai, bērniem 4–11 gadi 6 €.',
    [
      `breakfast.hours ${WEEK} 07:00-10:00; Sa Su 08:00-11:00`,
      'breakfast.price 1200 EUR /person; child 4-11y 600 EUR /person',
    ],
  ),
  row('lv', 'EUR', '', 'Iereģistrēšanās no plkst. 15.00. Izrakstīšanās līdz plkst. 12.00.', [
    'checkIn.hours 15:00-',
    'checkOut.hours -12:00',
  ]),
  row('lv', 'EUR', 'Cik maksā autostāvvieta?', '8 € diennaktī, maksimālais augstums 2,1 m.', [
    'parking.price 800 EUR /night',
    'parking.limitHeight most 2.1 meter',
  ]),
  row('lv', 'EUR', 'Vai mājdzīvnieki ir atļauti?', 'Jā, līdz 10 kg. 10 € par nakti.', [
    'pets.allowed yes',
    'pets.limitWeight most 10 kilogram',
    'pets.price 1000 EUR /night',
  ]),
  row('lv', 'EUR', 'Vai ir wifi?', 'Tīkls: Kalni_Guest, parole: priede24', [
    'wifi.network Kalni_Guest',
    'wifi.password priede24',
  ]),
  row('lv', 'EUR', 'Baseina darba laiks', 'Katru dienu no plkst. 10 līdz 20.', [`pool.hours ${DAILY} 10:00-20:00`]),
  row('lv', 'EUR', 'Vēlāka izrakstīšanās', '10 € par stundu.', ['lateCheckOut.price 1000 EUR /hour']),
  row('lv', 'EUR', '', 'Autostāvvieta bez maksas.', ['parking.price free']),
  row('lv', 'EUR', 'Restorāna darba laiks', '12.00–15.00 un 18.00–22.00, pirmdienās slēgts.', [
    'restaurant.hours 12:00-15:00,18:00-22:00; Mo off',
  ]),
  row('lv', 'EUR', 'Cik tālu ir dzelzceļa stacija?', '5 minūtes kājām.', ['station.distance 5 minute on_foot']),
  row('lv', 'EUR', 'Cik maksā papildu gulta?', '20 € par nakti, bērniem līdz 3 gadiem bez maksas.', [
    'extraBed.price 2000 EUR /night; child -3y free /night',
  ]),
  row('lv', 'EUR', 'Reģistratūras darba laiks', 'Visu diennakti.', ['reception.hours 24/7']),
  row('fi', 'EUR', 'Milloin ravintola on auki?', 'Ma–la 11–21, su suljettu', [
    `restaurant.hours ${WEEK} Sa 11:00-21:00; Su off`,
  ]),
  row('lv', 'EUR', 'Cik maksā brokastis?', 'No 10 € personai', ['breakfast.price from 1000 EUR /person']),
  row('vi', 'VND', 'Hồ bơi mở cửa mấy giờ?', '6 giờ 30 đến 20 giờ', ['pool.hours 06:30-20:00']),
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
  ['nb', 'NOK', 'Har dere basseng?', 'Ja, men bare om sommeren.'],
  ['nb', 'NOK', 'Hva koster frokosten?', 'Ca. 190 kr'],
  ['nb', 'NOK', 'Parkering', 'Bobiler: 300 kr per døgn'],
  ['nb', 'NOK', 'Når er bassenget åpent?', '10–18 hvis været er bra'],
  ['id', 'IDR', 'Apakah ada kolam renang?', 'Ya, tetapi hanya di musim panas.'],
  ['id', 'IDR', 'Berapa harga sarapan?', 'Sekitar Rp 75.000'],
  ['id', 'IDR', 'Parkir', 'Bus: Rp 50.000 per malam'],
  ['id', 'IDR', 'Kolam renang buka jam berapa?', '07.00-18.00 jika cuaca baik'],
  ['ms', 'MYR', 'Ada kolam renang?', 'Ya, tetapi hanya pada musim cuti sekolah.'],
  ['ms', 'MYR', 'Berapa harga sarapan?', 'Lebih kurang RM25'],
  ['ms', 'MYR', 'Parkir', 'Bas: RM30 semalam'],
  ['ms', 'MYR', 'Waktu kolam renang', '7.00 pagi - 6.00 petang jika cuaca baik'],
  ['lv', 'EUR', 'Vai ir baseins?', 'Jā, bet tikai vasarā.'],
  ['lv', 'EUR', 'Cik maksā brokastis?', 'Apmēram 12 €'],
  ['lv', 'EUR', 'Autostāvvieta', 'Kemperiem: 20 € diennaktī'],
  ['lv', 'EUR', 'Baseina darba laiks', '10–18, ja ir labs laiks'],
  ['nb', 'NOK', 'Hva koster parkering?', 'Gratis utendørs, garasje 250 kr'],
  ['lv', 'EUR', 'Baseina darba laiks', '10–20 no jūnija līdz augustam'],
];
