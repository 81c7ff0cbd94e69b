/**
 * Words by which a sentence denies, closes, forbids or excepts something, in the languages hotels write in. `*` stands for
 * any ending or, in front, any beginning. Rather one too many: a text that holds one is quoted and not retold. Languages
 * without spaces, and Korean, are read by `NEGATED_INSIDE`.
 */
export const NEGATIONS: Record<string, string> = {
  en: 'no, not, non, cannot, never, none, nothing, nobody, nowhere, neither, nor, without, closed, shut, forbidden, prohibit*, banned, barred, disallow*, unavailable, impossible, unable, refus*, refrain*, unfortunately, sorry, except*, exclud*, excluding, sold out, fully booked, out of order, out of service, out of use, suspended, discontinued, renovat*, refurbish*, under construction, broken, instead, hardly, penalty, fined, lack*, dont, doesnt, cant, isnt, arent, ceased, restrict*',
  de: 'nicht*, nein, kein*, nie, niemals, niemand*, nirgend*, ohne, geschlossen*, verboten*, verbot, untersagt*, leider, unmöglich*, ausgebucht*, ausverkauft*, weder, außer, ausser, ausgenommen*, ausgeschlossen*, gesperrt*, defekt*, renov*, umbau*, entfäll*, entfallen*, eingestellt*, bedauer*, strafe*, geldstrafe*, stattdessen, unzulässig*',
  fr: 'ne, n’*, non, jamais, aucun*, sans, fermé*, fermée*, ferme, fermons, fermeture*, interdi*, défendu*, impossible*, indisponible*, hors service, malheureusement, hélas, rien, sauf, hormis, désolé*, exclu*, travaux, rénovation*, suspendu*, refus*, nul*, amende*, excepté*, prohibé*, plutôt, regrettons, pas, ni, personne ne',
  es: 'no, nunca, jamás, ningún*, ninguno*, ninguna*, sin, cerrad*, prohib*, imposible*, lamentablemente, desgraciadamente, salvo, excepto, excluid*, agotad*, averiad*, suspendid*, tampoco, nada, nadie, multa*, obras, fuera de servicio, ni, lamentamos, reforma*, deneg*',
  it: 'no, non, mai, nessun*, senza, chius*, vietat*, proibit*, impossibile, purtroppo, tranne, salvo, eccetto, esclus*, esaurit*, guast*, sospes*, neanche, nemmeno, neppure, niente, nulla, né, multa, fuori servizio, divieto*, ristruttur*',
  pt: 'não, nao, nunca, jamais, nenhum*, nem, sem, fechad*, encerrad*, proibid*, interdit*, impossível, infelizmente, exceto, excepto, salvo, excluíd*, esgotad*, avariad*, suspens*, nada, ninguém, tampouco, multa*, vedad*, obras, lamentamos, indispon*',
  nl: 'niet*, nee, neen, geen, nooit, niemand, nergens, zonder, gesloten, dicht, verboden, onmogelijk, helaas, behalve, uitgezonderd, uitgesloten, uitverkocht, volgeboekt, defect, noch, buiten gebruik, boete*, verbod*, verbouw*, renovatie*, vervalt, exclusief',
  sv: 'inte, nej, ej, icke, ingen*, inget, inga, aldrig, utan, stängt, stängd*, stänger, förbjud*, förbud*, omöjlig*, tyvärr, utom, förutom, undantag*, uteslut*, slutsål*, fullbokad*, trasig*, varken, böter, renover*, otillåt*, avstängd*, saknas, saknar',
  da: 'ikke, ej, nej, ingen*, intet, aldrig, uden, lukket, lukkede, lukker, forbud*, forbudt, umulig*, desværre, undtagen, undtaget, undtagelse*, udsolgt*, hverken, bøde*, renover*, udelukk*, defekt*, ophørt, mangler',
  nb: 'ikke, ikkje, nei, ingen*, inget, intet, aldri, uten, stengt*, lukket, forbud*, forbudt, umulig*, dessverre, unntatt, unntak*, utsolgt*, utelukk*, verken, hverken, bot, bøter, pusses opp, oppussing*, defekt*, mangler',
  fi: 'ei, eivät, emme, ette, en, eikä, älä, älkää, kielletty*, kielletyt, suljettu*, suljetaan, ilman, kiinni, mahdoton*, valitettavasti, paitsi, poissulk*, loppuunmyyty*, rikki, sakko*, remont*, ikinä, koskaan, ikävä kyllä, lukuun ottamatta, puuttuu, *maton, *mätön',
  pl: 'nie, nigdy, brak*, bez, żaden, żadn*, zamknięt*, zabron*, zakaz*, wzbroni*, niestety, oprócz, z wyjątkiem, wyłącz*, wyklucz*, nieczynn*, niedostępn*, niemożliw*, niedozwol*, ani, nikt, nic, awari*, remont*, wyprzedan*, kara, mandat*',
  cs: 'ne, není, nejsou, nejsme, nejde, nikdy, nikdo, nic, bez, žádn*, zavřen*, uzavřen*, zakáz*, zákaz*, bohužel, kromě, vyjma, výjimk*, vylouč*, ani, mimo provoz, vyprodán*, pokut*, rekonstruk*, nel*, nem*, nep*, nen*, nes*, net*, nez*, nev*, nek*, nef*, nej, neu*, nea*, neo*, nedo*, nedá*, neb*',
  sk: 'nie, nikdy, nikto, nič, bez, žiad*, zatvoren*, zavret*, uzavret*, zakáz*, zákaz*, bohužiaľ, žiaľ, okrem, výnimk*, vylúč*, ani, mimo prevádzky, vypredan*, pokut*, rekonštruk*, nem*, nep*, nes*, net*, nez*, nev*, nef*, neu*, nedá*, nedo*, neb*, nie*',
  ro: 'nu, n-*, nici, fără, fara, interzis*, închis*, inchis*, nicio*, niciun*, nimic, nimeni, niciodată, imposibil*, indisponibil*, din păcate, cu excepția, except*, exclus*, epuizat*, defect*, amend*, renov*, suspendat*, nefum*, nepermis*, neinclus*, lipsă, lipsește',
  hu: 'nem, nincs*, ne, sem, se, nélkül, tilos, tilt*, megtilt*, zárva, bezár*, zárt, lehetetlen*, sajnos, kivéve, kivétel*, kizár*, elfogyott, soha, senki, semmi*, szünetel*, bírság*, felújít*, üzemen kívül, megtelt, nélküli',
  tr: 'değil*, yok*, hayır, hayir, yasak*, kapalı*, kapatıl*, hariç, maalesef, dışında, imkansız*, asla, hiç*, olmadan, ne yazık ki, tükendi, bozuk, arızalı*, tadilat*, ceza*, *maz, *mez, *mazlar, *mezler, *mıyor*, *miyor*, *muyor*, *müyor*, *mamakta*, *memekte*, *mayacak*, *meyecek*, *mamış*, *memiş*, *mayız, *meyiz, *madı*, *medi*, *sizdir, *mayın, *meyin, *mayınız, *meyiniz',
  ru: 'не, нет, ни, без, нельзя, никак*, никогда, никто, ничего, нигде, запрещ*, запрет*, закрыт*, закрыва*, невозмож*, недоступ*, недопуст*, неисправ*, некур*, нерабоч*, отсутств*, кроме, исключ*, к сожалению, увы, сломан*, ремонт*, штраф*, отказ*, воспрещ*, распродан*, приостановлен*',
  uk: 'не, немає, нема, ні, без, жодн*, ніколи, ніхто, нічого, ніде, заборон*, закрит*, зачинен*, неможлив*, недоступ*, відсутн*, крім, окрім, виключ*, виняток, винятк*, на жаль, зламан*, ремонт*, штраф*, відмов*, розпродан*, призупинен*, некур*',
  bg: 'не, няма*, нямаме, ни, нито, без, никак*, никога, никой, нищо, забран*, затворен*, невъзмож*, недостъп*, освен, изключ*, за съжаление, счупен*, ремонт*, глоба*',
  el: 'δεν, δε, μη, μην, όχι, οχι, χωρίς, δίχως, κλειστ*, κλείν*, απαγορεύ*, απαγορευ*, ούτε, κανέν*, καμία, κανείς, ποτέ, τίποτα, εκτός, εξαιρ*, εξαιρού*, δυστυχώς, αδύνατ*, πρόστιμ*, ανακαίν*, λυπούμαστε, εξαντλ*, πλην',
  hr: 'ne, nije, nisu, nismo, nema*, ni, niti, bez, nikad*, nitko, ništa, zabran*, zatvoren*, nemogu*, nedostup*, osim, izuzev, isključ*, nažalost, rasprodan*, pokvaren*, renovir*, kazn*, nijedan, nijedn*',
  sr: 'не, није, нису, нисмо, нема*, ни, нити, без, никад*, нико, ништа, забра*, затворен*, немогу*, недоступ*, осим, искључ*, нажалост, ne, nije, nisu, nismo, nema*, ni, niti, bez, nikad*, niko, ništa, zabran*, zatvoren*, nemogu*, osim, isključ*, nažalost',
  sl: 'ne, ni, niso, nismo, nima*, brez, nikoli, nihče, nič, prepoved*, zaprt*, nemogoč*, razen, izključ*, izvzet*, žal, razprodan*, pokvarjen*, noben*, niti',
  et: 'ei, pole, mitte, ilma, keelatud, suletud, kinni, puudu*, võimatu, kahjuks, välja arvatud, mitte*, katki, ega, keegi, kunagi, remon*',
  lt: 'ne, nėra, ne*, be, draudžiam*, uždaryt*, uždrau*, deja, išskyrus, niekada, jokio*, jokių, joks',
  lv: 'ne, nav, ne*, bez, aizlieg*, slēgt*, diemžēl, izņemot, nekad*, neviens',
  is: 'ekki, nei, engin*, enginn, ekkert, engar, án, lokað*, lokuð*, bannað*, bannaðar, því miður, nema, aldrei, hvorki, ómöguleg*, óheimil*',
  ca: 'no, mai, cap, sense, tancat*, tancad*, prohibi*, impossible*, malauradament, llevat, excepte, exclo*, exhauri*, avaria*, tampoc, res, ningú, ni, multa*',
  id: 'tidak, tak, bukan, belum, jangan, tanpa, dilarang, larangan, tutup, ditutup, kecuali, maaf, sayangnya, mustahil, habis, rusak, denda, tiada, pengecualian',
  ms: 'tidak, tak, bukan, belum, jangan, tanpa, dilarang, larangan, tutup, ditutup, kecuali, maaf, malangnya, mustahil, habis, rosak, denda, tiada',
  fil: 'hindi, wala, walang, huwag, bawal, ipinagbabawal, sarado*, nakasara, maliban, paumanhin, di, no, not',
  vi: 'không, chưa, đừng, chẳng, cấm, nghiêm cấm, đóng, đóng cửa, hết, ngoại trừ, trừ, ngừng, rất tiếc, xin lỗi, tạm ngưng, khong, phạt',
  hi: 'नहीं, नही, न, ना, मत, बंद, बन्द, निषेध*, निषिद्ध, मना, वर्जित, बिना, अनुपलब्ध, असंभव, सिवाय, छोड़कर, खेद, क्षमा, जुर्माना, प्रतिबंध*, अलावा',
  bn: 'না, নেই, নয়, নিষেধ*, নিষিদ্ধ, বন্ধ, ছাড়া, অসম্ভব, দুঃখিত, জরিমানা, নাই',
  ar: 'لا, ليس*, غير, لم, لن, ما, ممنوع*, محظور*, مغلق*, بدون, دون, بلا, عدم, يمنع, تمنع, يحظر, تحظر, باستثناء, إلا, الا, ماعدا, للأسف, نأسف, نعتذر, مستحيل*, متوقف*, غرامة, كلا, معطل*, سوى, يتعذر',
  fa: 'نه, خیر, نیست*, ندار*, نمی*, ممنوع*, بسته, تعطیل*, بدون, غیر*, هیچ*, نباید, نکن*, عدم, متاسفانه, متأسفانه, جز, به‌جز, مگر, نشده*, نبود*, نخواه*, خراب*, جریمه, بجز',
  ur: 'نہیں, نہ, بند, منع, ممنوع*, بغیر, مت, غیر*, سوائے, معذرت, افسوس, جرمانہ, علاوہ, ناممکن',
  he: 'לא, אין, אסור*, סגור*, בלי, ללא, אינו, אינה, אינם, אינן, איננו, איננה, למעט, מלבד, חוץ, אי, נמנע*, מושבת*, לצערנו, מצטערים, בלתי, קנס*, נאסר*, איסור*, מעולם',
  ka: 'არ, ვერ, არა, არც, აკრძალ*, დაკეტ*, დახურ*, გარეშე, გარდა, სამწუხაროდ, შეუძლებ*',
};

/** So plain a no that it counts whatever language the text was taken for: a short one is easily mistaken. */
export const PLAIN_NOES =
  'no se, no es, no está*, no hay, no tenemos, no incluye*, no permit*, no admit*, no dispon*, no acept*, nicht, kein*, verboten, geschlossen, cannot, not, closed, forbidden, geen, niet, gesloten, verboden, aucun*, interdit*, fermé*, n’est, n’y, n’avons, prohibido*, cerrado*, vietato, chiuso, não, proibido*, fechado*, ikke, inte, stängt, lukket, stengt, forbudt, nie ma, není, nejsou, zakaz*, zamknięt*, zavřen*, nincs*, tilos, zárva, değil, yok, kapalı, yasak*, tidak, dilarang, không';

/** Of scripts that write no spaces, and of Korean, whose endings stick to everything: found inside words as well. */
export const NEGATED_INSIDE: readonly RegExp[] = [
  /ません|ない|なく|なし|無(?!料|線|制限)|禁|不|断り|休業|休館|休止|定休|閉|かね|遠慮|控え|中止|停止|満室|満車|除[くき]|残念|申し訳|廃止|故障|罰/u,
  /没|沒|无(?!线|限|障)|勿|未|关闭|關閉|关门|關門|打烊|停(?!车|車|泊|靠|留)|暂|暫|谢绝|謝絕|非(?!常)|恕|抱歉|除|售罄|满房|滿房|罚|罰|维修|維修|装修|裝修|唔|冇|拒/u,
  /않|없|못|불가|금지|아니|아닙|휴무|휴업|휴관|닫|폐|중단|제외|매진|만실|안\s?[되돼됩]|유감|죄송|고장|공사|벌금|마세요|마십시오|비흡연/u,
  /ไม่|ห้าม|(?<!เ)ปิด|งด(?!งาม)|(?<!วัน)หยุด|ยกเว้น|มิได้|ขออภัย|เสียใจ|ปราศจาก|ปรับปรุง|ค่าปรับ|ชำรุด/u,
];
