/** How one language denies a trouble, says that it is over, and asks whether something was seen to. Lists as in `REFUSALS`. */
interface StateWords {
  /** A plain no, before a word of trouble ("not noisy", "nothing is broken"). */
  not: string;
  /** A plain no behind it, where the language puts it there. */
  notAfter?: string;
  /** It works again, is mended, is over. */
  mended: string;
  /** Ordered, noted, set, cancelled: what a guest asks about who wants to know whether it was done. */
  done: string;
}

export const STATE_WORDS: Record<string, StateWords> = {
  en: {
    not: 'not, not at all, not so, not too, no, nothing, never, none, isnt, arent, wasnt, doesnt, dont, without, no more, no longer',
    mended:
      'works again, work again, working again, works now, work now, works fine, working now, working fine, is working, is fixed, are fixed, fixed now, has been fixed, was fixed, got fixed, been repaired, is repaired, was repaired, is ok now, is okay now, is fine now, fine again, all good now, ok again, is solved, is resolved, quiet now',
    done: 'set, booked, ordered, arranged, noted, confirmed, scheduled, reserved, passed on, cancelled, canceled, requested, registered, planned, on its way, on the way, coming, did you get, did you order, did you note, did you book, did you arrange, did you cancel, did you call, did you pass',
  },
  de: {
    not: 'nicht, gar nicht so, nicht ganz so, kein*, nichts, ohne, nie, gar nicht, nicht mehr',
    mended:
      'geht wieder, gehen wieder, funktioniert wieder, funktionieren wieder, läuft wieder, geht jetzt, funktioniert jetzt, ist repariert, wurde repariert, wieder in ordnung, wieder ok, wieder gut, ist behoben, jetzt ruhig, wieder ruhig, heil',
    done: 'gestellt, gebucht, bestellt, notiert, eingetragen, bestätigt, reserviert, weitergegeben, storniert, abgesagt, unterwegs, angekommen, vorgemerkt, veranlasst, organisiert',
  },
  fr: {
    not: 'pas, pas du tout, pas si, n est pas, aucun, aucune, rien, jamais, sans, plus de, plus',
    mended:
      'marche à nouveau, remarche, remarchent, fonctionne à nouveau, refonctionne, fonctionne maintenant, marche maintenant, est réparé, est réparée, a été réparé, a été réparée, c est réparé, c est réglé, est réglé, est résolu, calme maintenant',
    done: 'commandé, commandée, réservé, réservée, noté, notée, programmé, programmée, confirmé, confirmée, annulé, annulée, enregistré, enregistrée, transmis, prévu, en route, arrangé',
  },
  es: {
    not: 'no, nada, ningún, ninguna, sin, nunca, ya no, no es, no está, no hay',
    mended:
      'funciona de nuevo, funciona otra vez, ya funciona, ya funcionan, vuelve a funcionar, está arreglad*, ya está arreglad*, está reparad*, ya está reparad*, se arregló, ya está bien, está solucionad*',
    done: 'pedido, pedida, reservado, reservada, anotado, anotada, programado, programada, confirmado, confirmada, cancelado, cancelada, anulada, registrado, encargado, solicitado, en camino, puesto, apuntado',
  },
  it: {
    not: 'non, non è, niente, nulla, nessun, nessuna, senza, mai, non più',
    mended:
      'funziona di nuovo, funziona ancora bene, funziona adesso, funziona ora, adesso funziona, ora funziona, è ripartit*, è riparat*, è stat* riparat*, è stato riparato, è stata riparata, è a posto, è risolto',
    done: 'ordinato, ordinata, prenotato, prenotata, annotato, annotata, impostata, impostato, confermato, confermata, cancellata, annullata, disdetta, registrato, richiesto, in arrivo, chiamato, segnato',
  },
  pt: {
    not: 'não, não é, não está, nada, nenhum, nenhuma, sem, nunca',
    mended:
      'funciona de novo, funciona novamente, voltou a funcionar, já funciona, já funcionam, funciona agora, está consertad*, foi consertad*, está arranjad*, foi arranjad*, está reparad*, já está bom, está resolvido',
    done: 'pedido, pedida, reservado, reservada, anotado, anotada, marcado, marcada, agendado, agendada, confirmado, confirmada, cancelado, cancelada, registado, registrado, solicitado, a caminho, encomendado, chamado',
  },
  nl: {
    not: 'niet, geen, niets, nooit, zonder, niet meer',
    mended:
      'werkt weer, werken weer, doet het weer, doen het weer, werkt nu, doet het nu, is gemaakt, is gerepareerd, zijn gemaakt, is opgelost, weer in orde',
    done: 'besteld, geboekt, gereserveerd, genoteerd, ingesteld, gezet, bevestigd, geannuleerd, doorgegeven, geregeld, gepland, onderweg, ontvangen',
  },
  sv: {
    not: 'inte, ej, ingen, inget, inga, aldrig, utan, inte längre',
    mended:
      'fungerar igen, funkar igen, fungerar nu, funkar nu, är lagad, är lagat, är fixad, är fixat, är reparerad, är reparerat, är löst',
    done: 'beställd, beställt, bokad, bokat, noterad, noterat, inställd, inställt, bekräftad, avbokad, avbokat, ordnad, ordnat, planerad, på väg, mottagit',
  },
  da: {
    not: 'ikke, ingen, intet, aldrig, uden, ikke længere',
    mended: 'virker igen, fungerer igen, virker nu, er repareret, er ordnet, er fikset, er lavet, er løst',
    done: 'bestilt, booket, noteret, indstillet, bekræftet, annulleret, afbestilt, arrangeret, planlagt, på vej, reserveret, modtaget',
  },
  nb: {
    not: 'ikke, ingen, intet, aldri, uten, ikke lenger',
    mended: 'virker igjen, fungerer igjen, virker nå, fungerer nå, er reparert, er fikset, er ordnet, er løst',
    done: 'bestilt, booket, notert, satt opp, bekreftet, kansellert, avbestilt, ordnet, planlagt, på vei, reservert, mottatt',
  },
  fi: {
    not: 'ei ole, ei, ei mitään, ilman, en, ei enää, ei oo',
    mended: 'toimii taas, toimivat taas, toimii nyt, on korjattu, on kunnossa, on hoidettu, on hiljaista',
    done: 'tilattu, varattu, merkitty, asetettu, vahvistettu, peruttu, peruutettu, järjestetty, tulossa, kirjattu',
  },
  pl: {
    not: 'nie, nie jest, nic, żadn*, bez, nigdy, nie ma, nic nie jest',
    mended:
      'znowu działa, znów działa, działa znowu, już działa, teraz działa, jest naprawion*, został* naprawion*, naprawiono, już w porządku, jest w porządku',
    done: 'zamówion*, zarezerwowan*, zanotowan*, zapisan*, ustawion*, potwierdzon*, anulowan*, odwołan*, przekazan*, zlecon*, w drodze, umówion*',
  },
  cs: {
    not: 'není, nejsou, nic, žádn*, bez, nikdy, nic není, už není',
    mended:
      'zase funguje, už funguje, opět funguje, teď funguje, je opraven*, byl* opraven*, je to opraven*, je v pořádku',
    done: 'objednan*, objednán*, rezervovan*, zapsan*, nastaven*, nařízen*, potvrzen*, zrušen*, předan*, zařízen*, na cestě, domluven*',
  },
  sk: {
    not: 'nie je, nie sú, nič, žiad*, bez, nikdy, už nie je, nič nie je',
    mended:
      'znova funguje, opäť funguje, už funguje, zase funguje, teraz funguje, je opraven*, bol* opraven*, je v poriadku',
    done: 'objednan*, rezervovan*, zapísan*, nastaven*, potvrden*, zrušen*, odovzdan*, zariaden*, na ceste, dohodnut*',
  },
  ro: {
    not: 'nu, nu e, nu este, nimic, niciun, nicio, fără, niciodată, nu mai e, nu mai este',
    mended:
      'merge din nou, funcționează din nou, merge acum, funcționează acum, e reparat*, este reparat*, a fost reparat*, s a reparat, e rezolvat',
    done: 'comandat*, rezervat*, notat*, setat*, confirmat*, anulat*, programat*, transmis*, pe drum, aranjat*, înregistrat*',
  },
  hu: {
    not: 'nem, nincs, nincsen, semmi, semmi sem, nélkül, már nem',
    mended:
      'újra működik, megint működik, ismét működik, már működik, megjavult, megjavították, meg van javítva, rendben van már, jó már',
    done: 'megrendel*, megrendelt*, lefoglal*, feljegyez*, beállít*, visszaigazol*, lemond*, törölt*, törölve, rögzít*, elintéz*, úton',
  },
  bg: {
    not: 'не, не е, не са, няма, нищо, никакъв, никаква, без, никога, вече не е',
    mended:
      'пак работи, отново работи, вече работи, сега работи, поправен*, оправен*, е поправен, е оправено, тихо е вече',
    done: 'поръчан*, резервиран*, записан*, отбелязан*, нагласен*, потвърден*, отменен*, анулиран*, предаден*, уреден*, на път',
  },
  el: {
    not: 'δεν είναι, δεν, δε, τίποτα δεν, δεν υπάρχει, δεν έχει, καθόλου, χωρίς, κανένα, καμία, κανένας',
    mended:
      'λειτουργεί ξανά, δουλεύει ξανά, δουλεύει πάλι, δουλεύει τώρα, λειτουργεί τώρα, επισκευάστηκε, φτιάχτηκε, διορθώθηκε, λύθηκε',
    done: 'παραγγέλθηκε, παραγγείλατε, κλείστηκε, κλείσατε, σημειώθηκε, σημειώσατε, ρυθμίστηκε, επιβεβαιώθηκε, ακυρώθηκε, ακυρώσατε, κανονίστηκε, κανονίσατε, καλέσατε',
  },
  hr: {
    not: 'nije, nisu, ne, ništa, nema, bez, nikad, nijedan, ništa nije, više nije',
    mended:
      'opet radi, ponovno radi, ponovo radi, sada radi, sad radi, popravljen*, je popravljen*, riješen*, u redu je',
    done: 'naručen*, rezerviran*, zabilježen*, zapisan*, namješten*, postavljen*, potvrđen*, otkazan*, dogovoren*, na putu',
  },
  sr: {
    not: 'nije, nisu, ne, ništa, nema, bez, nikad, ništa nije, više nije, није, нису, не, ништа, нема, без, никад, ништа није, више није',
    mended:
      'opet radi, ponovo radi, sada radi, sad radi, popravljen*, rešen*, u redu je, опет ради, поново ради, сада ради, поправљен*',
    done: 'naručen*, rezervisan*, zabeležen*, zapisan*, postavljen*, potvrđen*, otkazan*, dogovoren*, наручен*, резервисан*, забележен*, записан*, постављен*, потврђен*, отказан*',
  },
  sl: {
    not: 'ni, niso, ne, nič, nobenega, brez, nikoli, nič ni, ni več',
    mended: 'spet dela, zopet dela, že dela, zdaj dela, spet deluje, popravljen*, je popravljen*, urejen*, v redu je',
    done: 'naročen*, rezerviran*, zapisan*, nastavljen*, potrjen*, odpovedan*, preklican*, dogovorjen*, na poti, zabeležen*',
  },
  et: {
    not: 'ei ole, pole, ei, miski pole, ilma, mitte, enam ei ole',
    mended: 'töötab jälle, töötab taas, töötab nüüd, on parandatud, sai korda, on korras, on lahendatud',
    done: 'tellitud, broneeritud, kirjas, pandud, kinnitatud, tühistatud, korraldatud, teel, märgitud',
  },
  lv: {
    not: 'nav, ne, nekas nav, nekas, bez, nekāda, vairs nav',
    mended: 'atkal darbojas, atkal strādā, tagad strādā, tagad darbojas, ir salabot*, salabots, ir kārtībā, atrisināts',
    done: 'pasūtīt*, rezervēt*, pierakstīt*, iestatīt*, apstiprināt*, atcelt*, sarunāt*, ceļā',
  },
  lt: {
    not: 'nėra, ne, niekas, nieko, be, nebėra, niekas nėra',
    mended: 'vėl veikia, jau veikia, dabar veikia, sutaisyt*, pataisyt*, sutvarkyt*, išspręsta',
    done: 'užsakyt*, rezervuot*, užrašyt*, nustatyt*, patvirtint*, atšaukt*, sutart*, pakeliui',
  },
  is: {
    not: 'ekki, ekkert, engin, enginn, án, aldrei, ekki lengur',
    mended: 'virkar aftur, virka aftur, virkar núna, er komið í lag, komið í lag, búið að laga, er lagað',
    done: 'pantað*, pantaður, bókað*, bókuð, skráð*, stillt*, staðfest*, afpantað*, afbókað*, á leiðinni',
  },
  ca: {
    not: 'no, no és, no està, res, cap, sense, mai, ja no, no hi ha',
    mended:
      'torna a funcionar, ja funciona, funciona de nou, ara funciona, està arreglat, està arreglada, està reparat, reparada, està solucionat',
    done: 'demanat, demanada, reservat, reservada, anotat, anotada, programat, programada, confirmat, confirmada, cancel lat, cancel lada, cancelat, cancelada, anul lada, en camí, encarregat',
  },
  id: {
    not: 'tidak, tak, gak, ga, nggak, bukan, tidak ada, tanpa, tidak lagi',
    mended:
      'sudah berfungsi, berfungsi lagi, sudah nyala, nyala lagi, sudah diperbaiki, sudah bisa, sudah beres, sudah normal',
    done: 'dipesan, dicatat, diatur, dikonfirmasi, dibatalkan, dipesankan, dijadwalkan, disampaikan, di jalan, pesankan',
  },
  ms: {
    not: 'tidak, tak, bukan, tiada, tanpa, tak ada, tidak lagi',
    mended: 'sudah berfungsi, dah berfungsi, berfungsi semula, sudah dibaiki, dah dibaiki, dah ok, sudah ok',
    done: 'ditempah, dicatat, ditetapkan, disahkan, dibatalkan, diatur, dijadualkan, tempahkan, dalam perjalanan',
  },
  fil: {
    not: 'hindi, hindi na, wala, walang, di',
    mended: 'gumagana na, gumana na, ayos na, naayos na, okay na, ok na',
    done: 'naorder, na order, nabook, na book, nakalista, nakaset, nakumpirma, nakansela, na cancel, naiayos, naitala, papunta na',
  },
  vi: {
    not: 'không, không có, không bị, chẳng, hết',
    mended: 'hoạt động lại, chạy lại, đã sửa, sửa xong, đã được sửa, ổn rồi, được rồi, hết ồn',
    done: 'đã đặt, đặt chưa, đã ghi, đã được đặt, đã hủy, đã huỷ, bị hủy, bị huỷ, hủy chưa, đã xác nhận, đã gọi, gọi chưa',
  },
  hi: {
    not: 'कोई',
    notAfter: 'नहीं, नही, नहीं है, बिल्कुल नहीं',
    mended: 'फिर से काम, फिर से चल, ठीक हो गया, ठीक हो गई, अब ठीक, ठीक है अब, अब चल',
    done: 'बुक हो, बुक है, बुक कर, ऑर्डर हो, ऑर्डर कर, नोट कर, नोट हो, सेट है, सेट हो, रद्द हो, रद्द है, कन्फर्म है, तय है',
  },
  bn: {
    not: 'কোনো, কোন',
    notAfter: 'না, নেই, নাই, নয়',
    mended: 'আবার কাজ করছে, আবার চলছে, ঠিক হয়ে গেছে, ঠিক হয়েছে, এখন ঠিক, এখন কাজ করছে',
    done: 'বুক হয়েছে, বুক করা, অর্ডার হয়েছে, অর্ডার করা, নোট করা, সেট করা, বাতিল হয়েছে, বাতিল করা, নিশ্চিত',
  },
  ar: {
    not: 'ليس, ليست, لا يوجد, لا توجد, لا, لا شيء, ما في, مافي, بدون, لم يعد, لم تعد, مو, مش, غير',
    mended:
      'يعمل الآن, تعمل الآن, يعمل من جديد, تعمل من جديد, يعمل مجددا, تعمل مجددا, تم إصلاح*, تم الإصلاح, اشتغل, اشتغلت, رجع يشتغل, انحلت',
    done: 'تم حجز, تم طلب, تم تسجيل, تم ضبط, تم تأكيد, تم إلغاء, محجوز*, مؤكد*, حجزتم, طلبتم, سجلتم, ألغيتم, ملغي*',
  },
  fa: {
    not: 'هیچ',
    notAfter: 'نیست, ندارد, نداره, نداریم, نیستن',
    mended:
      'دوباره کار می کند, دوباره کار میکند, دوباره کار میکنه, الان کار میکنه, درست شد, تعمیر شد, درست شده, تعمیر شده, حل شد',
    done: 'رزرو شده, رزرو شد, سفارش داده, سفارش دادید, ثبت شده, ثبت شد, تنظیم شده, تایید شده, تأیید شده, لغو شده, لغو شد, هماهنگ شده',
  },
  ur: {
    not: 'کوئی',
    notAfter: 'نہیں, نہیں ہے, بالکل نہیں',
    mended: 'دوبارہ کام کر, پھر سے کام, ٹھیک ہو گیا, ٹھیک ہو گئی, اب ٹھیک, مرمت ہو گئی',
    done: 'بک ہو, بک ہے, آرڈر ہو, آرڈر کر, نوٹ کر, نوٹ ہو, سیٹ ہے, منسوخ ہو, تصدیق',
  },
  he: {
    not: 'לא, אין, שום, כלום לא, שום דבר לא, בלי, כבר לא, אינו, אינה',
    mended:
      'עובד שוב, עובדת שוב, שוב עובד, שוב עובדת, חזר לעבוד, חזרה לעבוד, תוקן, תוקנה, עובד עכשיו, עובדת עכשיו, הסתדר, בסדר עכשיו',
    done: 'הוזמן, הוזמנה, הזמנתם, נקבע, נקבעה, נרשם, נרשמה, אושר, אושרה, בוטל, בוטלה, ביטלתם, בדרך, רשמתם',
  },
  ka: {
    not: 'არ არის, არაა, არ, არაფერი არ არის, აღარ არის, აღარაა',
    notAfter: 'არ არის, აღარ არის, არაა',
    mended: 'ისევ მუშაობს, კვლავ მუშაობს, ახლა მუშაობს, უკვე მუშაობს, შეკეთდა, გამოსწორდა',
    done: 'შეკვეთილი*, დაჯავშნილი*, ჩაწერილი*, დაყენებული*, დადასტურებული*, გაუქმებული*, გააუქმეთ, შეუკვეთეთ',
  },
  tr: {
    not: 'hiçbir şey',
    notAfter: 'değil, yok, kalmadı, kesildi, bitti',
    mended:
      'tekrar çalışıyor, yine çalışıyor, yeniden çalışıyor, artık çalışıyor, şimdi çalışıyor, tamir edildi, düzeldi, onarıldı, çözüldü, halloldu',
    done: 'ayarlandı*, rezerve edildi*, sipariş edildi*, sipariş ettiniz*, kaydedildi*, onaylandı*, iptal edildi*, iptal oldu*, ayarladınız*, çağrıldı*, çağırdınız*, yolda',
  },
  ko: {
    not: '안',
    notAfter: '없*, 않*, 아니*, 안 나*, 안 났*, 안 들*, 지 않*',
    mended:
      '다시 작동*, 다시 돼*, 다시 됩*, 다시 나오*, 이제 돼*, 이제 됩*, 이제 작동*, 고쳐졌*, 수리됐*, 수리되었*, 해결됐*, 해결되었*, 조용해졌*',
    done: '예약됐*, 예약되었*, 예약하셨*, 주문됐*, 주문되었*, 설정됐*, 설정되어*, 접수됐*, 접수되었*, 확인됐*, 취소됐*, 취소되었*, 불렀*, 부르셨*',
  },
  ru: {
    not: 'не, нет, ничего, ничего не, никакого, никаких, без, больше не, больше нет, уже не',
    mended:
      'снова работает, опять работает, уже работает, теперь работает, работает снова, починили, починен*, отремонтирован*, исправили, исправлен*, заработал*, все в порядке',
    done: 'заказан*, заказали, забронирован*, записан*, записали, установлен*, поставлен*, подтвержден*, отменен*, отменили, вызвали, вызван*, назначен*, принят*, передан*, в пути',
  },
  uk: {
    not: 'не, немає, нема, нічого, нічого не, жодного, без, більше не, вже не',
    mended:
      'знову працює, вже працює, тепер працює, зараз працює, полагодили, відремонтован*, виправили, запрацював*, запрацювал*, вирішено',
    done: 'замовлен*, замовили, заброньован*, записан*, записали, встановлен*, підтверджен*, скасован*, скасували, викликали, викликан*, призначен*, передан*, в дорозі',
  },
};

/** Of scripts without spaces: what stands right before or right behind a word of trouble. */
export const UNSPACED_STATES: Record<string, { before: RegExp; after: RegExp; mended: RegExp; done: RegExp }> = {
  ja: {
    before: /(?:何も|なにも)$/u,
    after: /^(?:[くてではがもしな]|じゃ|い(?=な|ま)|れ|えて|に)*(?:ない|なく|ません|なかった|なくな)/u,
    mended:
      /また(?:使え|動|つき|出)|直りました|直った|なおりました|治りました|復旧しました|修理され|解決しました|静かになりました|使えるようになりました/u,
    done: /予約され|予約でき|注文され|手配され|手配でき|登録され|設定され|確認され|キャンセルされ|キャンセルでき|取り消され|頼んでくれ|伝わって|入って/u,
  },
  'zh-Hans': {
    before: /(?:不|没有?|没有任何|不再|并不|一点也?不|一点都不|没什么|没啥|不是很|不太)$/u,
    after: /^(?:没有了|不存在)/u,
    mended: /又(?:好|能用|可以用)了|修好了|恢复了|好了(?!吗)|可以用了|解决了|安静了|不吵了|能用了/u,
    done: /订好|订了|预订了|叫好|叫了|安排好|安排了|设好|设置好|设了|登记了|记下|确认了|取消了/u,
  },
  'zh-Hant': {
    before: /(?:不|沒有?|没有?|沒有任何|不再|並不|一點也?不|一點都不|沒什麼|唔|冇|不是很|不太)$/u,
    after: /^(?:沒有了|不存在)/u,
    mended: /又(?:好|能用|可以用)了|修好了|恢復了|好了(?!嗎)|可以用了|解決了|安靜了|不吵了|能用了/u,
    done: /訂好|訂了|預訂了|叫好|叫了|安排好|安排了|設好|設定好|設了|登記了|記下|確認了|取消了/u,
  },
  th: {
    before: /(?:ไม่|ไม่มี|ไม่ได้|ไม่มีอะไร|ไม่มีเสียง)$/u,
    after: /^(?:แล้วไม่มี|ไม่มีแล้ว)/u,
    mended: /ใช้ได้แล้ว|ซ่อมแล้ว|ซ่อมเสร็จแล้ว|หายแล้ว|ปกติแล้ว|แก้แล้ว|เงียบแล้ว/u,
    done: /จองแล้ว|จองไว้แล้ว|สั่งแล้ว|ตั้งแล้ว|ตั้งไว้แล้ว|ตั้งปลุกไว้|บันทึกแล้ว|ยืนยันแล้ว|ยกเลิกแล้ว|เรียกแล้ว|จัดแล้ว/u,
  },
};
