/** The sample hotel's breakfast as a good model would describe it, by language. */
export const BREAKFAST_TOLD: readonly [language: string, text: string][] = [
  [
    'nb',
    'Frokost serveres fra 7:00 til 10:30 i hagerommet, på søndager til 11:00. [S1] Den koster 19 € per person. [S1]',
  ],
  [
    'da',
    'Morgenmad serveres fra 7:00 til 10:30 i havestuen, om søndagen til 11:00. [S1] Den koster 19 € pr. person. [S1]',
  ],
  [
    'sv',
    'Frukost serveras från 7:00 till 10:30 i trädgårdsrummet, på söndagar till 11:00. [S1] Den kostar 19 € per person. [S1]',
  ],
  ['nl', 'Ontbijt is er van 7:00 tot 10:30 in de tuinkamer, op zondag tot 11:00. [S1] Het kost 19 € per persoon. [S1]'],
  [
    'pt',
    'O pequeno-almoço é servido das 7:00 às 10:30 na sala do jardim, aos domingos até às 11:00. [S1] Custa 19 € por pessoa. [S1]',
  ],
  ['cs', 'Snídaně se podává od 7:00 do 10:30 v zahradním pokoji, v neděli do 11:00. [S1] Stojí 19 € na osobu. [S1]'],
  [
    'tr',
    'Kahvaltı 7:00 ile 10:30 arasında bahçe salonunda, pazar günleri 11:00’e kadar verilir. [S1] Kişi başı 19 €. [S1]',
  ],
  [
    'ko',
    '조식은 오전 7시부터 10시 30분까지 가든 룸에서 제공됩니다. [S1] 일요일은 11시까지입니다. [S1] 요금은 1인당 19유로입니다. [S1]',
  ],
  ['hr', 'Doručak se poslužuje od 7:00 do 10:30 u vrtnoj sobi, nedjeljom do 11:00. [S1] Cijena je 19 € po osobi. [S1]'],
  [
    'de',
    'Frühstück gibt es von 7:00 bis 10:30 Uhr im Gartenzimmer, sonntags bis 11 Uhr. [S1] Das Buffet kostet 19 € pro Person. [S1]',
  ],
  [
    'fr',
    'Le petit-déjeuner est servi de 7 h à 10 h 30 dans le salon du jardin, le dimanche jusqu’à 11 h [S1]. Il coûte 19 € par personne [S1].',
  ],
  [
    'es',
    'El desayuno se sirve de 7:00 a 10:30 en la sala del jardín, los domingos hasta las 11:00. [S1] Cuesta 19 € por persona. [S1]',
  ],
  [
    'it',
    'La colazione è servita dalle 7:00 alle 10:30 nella sala giardino, la domenica fino alle 11:00. [S1] Costa 19 € a persona. [S1]',
  ],
  [
    'pl',
    'Śniadanie podajemy od 7:00 do 10:30 w sali ogrodowej, w niedziele do 11:00. [S1] Bufet kosztuje 19 € od osoby. [S1]',
  ],
  [
    'ja',
    '朝食は午前7時から10時30分まで、ガーデンルームでご用意しております。[S1]日曜日は11時までです。[S1]料金はお一人様19ユーロです。[S1]',
  ],
  ['zh-Hans', '早餐供应时间为7:00至10:30，地点在花园厅，周日供应至11:00。[S1]自助早餐每人19欧元。[S1]'],
  ['ar', 'يُقدَّم الإفطار من الساعة ٧:٠٠ إلى ١٠:٣٠ في غرفة الحديقة. [S1] وتبلغ التكلفة ١٩ يورو للشخص. [S1]'],
  [
    'ru',
    'Завтрак подают с 7:00 до 10:30 в зале с видом на сад, по воскресеньям до 11:00. [S1] Шведский стол стоит 19 евро с человека. [S1]',
  ],
  ['en', 'Breakfast is served from 7 am to 10:30 am in the garden room. [S1] It costs €19.00 per person. [S1]'],
];

/** Other entries of the sample hotel, by their question. */
export const ENTRIES_TOLD: readonly [question: string, language: string, text: string][] = [
  [
    'Can I bring my dog?',
    'de',
    'Ja, Hunde sind für 15 € pro Nacht willkommen. [S1] Bitte führen Sie sie im Frühstücksraum an der Leine und sagen Sie es uns bei der Buchung. [S1]',
  ],
  [
    'Can I bring my dog?',
    'fr',
    'Oui, les chiens sont les bienvenus pour 15 € par nuit. [S1] Merci de les tenir en laisse dans la salle du petit-déjeuner et de nous prévenir lors de la réservation. [S1]',
  ],
  [
    'Can I bring my dog?',
    'es',
    'Sí, los perros son bienvenidos por 15 € por noche. [S1] Llévelos con correa en la sala de desayunos y avísenos al reservar. [S1]',
  ],
  [
    'Can I bring my dog?',
    'ja',
    'はい、ワンちゃんは1泊15ユーロでご一緒にお泊まりいただけます。[S1]朝食会場ではリードをお付けください。[S1]',
  ],
  [
    'Can I charge an electric car?',
    'de',
    'Ja, in der Garage gibt es zwei Ladepunkte mit 11 kW. [S1] Das Laden kostet 0,55 € pro kWh. [S1]',
  ],
  [
    'Can I charge an electric car?',
    'fr',
    'Oui, il y a deux bornes de recharge de 11 kW dans le garage. [S1] La recharge coûte 0,55 € par kWh. [S1]',
  ],
  [
    'Is there wifi and what is the password?',
    'fr',
    'Oui, le wifi est gratuit dans toute la maison. [S1] Réseau : Lindenhof-Guest, mot de passe : bodensee24. [S1]',
  ],
  [
    'Is there wifi and what is the password?',
    'it',
    'Sì, il wifi è gratuito in tutta la casa. [S1] Rete: Lindenhof-Guest, password: bodensee24. [S1]',
  ],
  [
    'Can I check out late?',
    'de',
    'Ein später Check-out bis 14:00 Uhr kostet 25 €, wenn das Zimmer frei ist. [S1] Bitte fragen Sie am Abend vorher an der Rezeption. [S1]',
  ],
  [
    'Can I check out late?',
    'es',
    'La salida tardía hasta las 14:00 cuesta 25 € si la habitación está libre. [S1] Pregunte en recepción la tarde anterior. [S1]',
  ],
  [
    'Can I check out late?',
    'zh-Hans',
    '如果房间空闲，可延迟至14:00退房，费用为25欧元。[S1]请在前一天晚上联系前台。[S1]',
  ],
  [
    'Can I check in early?',
    'de',
    'Ab 12:00 Uhr für 20 €, wenn das Zimmer fertig ist. [S1] Ihr Gepäck können Sie ab 7:00 Uhr kostenlos bei uns lassen. [S1]',
  ],
  [
    'Can I check in early?',
    'fr',
    'À partir de 12 h pour 20 €, si la chambre est prête. [S1] Vous pouvez laisser vos bagages chez nous gratuitement dès 7 h. [S1]',
  ],
  [
    'Can I leave my luggage at the hotel?',
    'de',
    'Ja, kostenlos vor dem Check-in und nach dem Check-out, im abgeschlossenen Raum neben der Rezeption. [S1]',
  ],
  [
    'Is there a swimming pool?',
    'de',
    'Wir haben keinen Pool. [S1] Das Seebad Eichwald ist 3 km entfernt und von Mai bis September geöffnet; Handtücher leihen wir Ihnen kostenlos. [S1]',
  ],
  [
    'Is there a swimming pool?',
    'fr',
    'Nous n’avons pas de piscine. [S1] La plage du lac Eichwald est à 3 km et ouverte de mai à septembre ; nous prêtons des serviettes gratuitement. [S1]',
  ],
  [
    'Is there a swimming pool?',
    'ru',
    'Бассейна у нас нет. [S1] Купальня Eichwald на озере находится в 3 км и открыта с мая по сентябрь; полотенца мы даём бесплатно. [S1]',
  ],
  [
    'Do you have a sauna?',
    'de',
    'Ja, eine finnische Sauna im obersten Stock, von 16:00 bis 21:00 Uhr. [S1] Für Gäste ist sie kostenlos; den Schlüssel bekommen Sie an der Rezeption. [S1]',
  ],
  [
    'Do you have a sauna?',
    'es',
    'Sí, una sauna finlandesa en la última planta, de 16:00 a 21:00. [S1] Es gratuita para los huéspedes; pida la llave en recepción. [S1]',
  ],
  [
    'Do you have a gym?',
    'de',
    'Nein, aber Gäste trainieren für 8 € am Tag im Studio in der Bregenzer Straße, 600 m von hier. [S1]',
  ],
  [
    'Do you have a gym?',
    'fr',
    'Non, mais les clients s’entraînent pour 8 € par jour au studio de la Bregenzer Straße, à 600 m d’ici. [S1]',
  ],
  [
    'Is there a restaurant or a bar?',
    'de',
    'Wir haben kein Restaurant. [S1] Die Bar im Gartenzimmer ist von 17:00 bis 23:00 Uhr geöffnet und bietet bis 22:00 Uhr kalte Platten an. [S1]',
  ],
  [
    'Is there a restaurant or a bar?',
    'it',
    'Non abbiamo un ristorante. [S1] Il bar nella sala giardino è aperto dalle 17:00 alle 23:00 e serve piatti freddi fino alle 22:00. [S1]',
  ],
  [
    'Do you offer room service?',
    'de',
    'Nein, aber Sie dürfen Getränke und kalte Platten von der Bar mit aufs Zimmer nehmen. [S1]',
  ],
  [
    'How do I get to the hotel from the airport?',
    'de',
    'Vom Flughafen Friedrichshafen sind es mit dem Taxi 25 Minuten, etwa 55 €, oder 35 Minuten mit dem Zug nach Lindau-Insel für 6,90 €. [S1] Wir können einen Transfer für 60 € organisieren. [S1]',
  ],
  [
    'How do I get to the hotel from the airport?',
    'fr',
    'Depuis l’aéroport de Friedrichshafen, comptez 25 minutes en taxi, environ 55 €, ou 35 minutes en train jusqu’à Lindau-Insel, 6,90 €. [S1] Nous pouvons organiser un transfert pour 60 €. [S1]',
  ],
  [
    'How do I get to the hotel from the airport?',
    'ko',
    '프리드리히스하펜 공항에서 택시로 25분, 약 55유로이며, 기차로는 린다우 인젤까지 35분, 6.90유로입니다. [S1] 60유로에 교통편을 마련해 드릴 수 있습니다. [S1]',
  ],
];
