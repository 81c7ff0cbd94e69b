import type { HarmWords } from './harm-shape.ts';

/** Words of harm in the Slavic languages. */
export const HARM_SLAVIC: Readonly<Record<string, HarmWords>> = {
  pl: {
    who: 'żona, żonę, żonie, mąż, męża, partner, partnerka, chłopak, dziewczyna, narzeczony, narzeczona, syn, syna, synek, córka, córkę, córki, córeczka, dziecko, dzieci, dziewczynka, chłopiec, niemowlę, matka, ojciec, mama, mamę, tata, taty, babcia, dziadek, siostra, brat, przyjaciel, przyjaciółka, kolega, koleżanka, mężczyzna, kobieta, kobietę, pani, pan, gość, klient, osoba, ktoś, ciocia, wujek, sąsiad, sąsiadka, facet, teściowa, teść',
    self: 'ja, ona, on',
    body: 'ręka, rękę, ręce, ręki, dłoń, dłonie, palec, palca, palce, kciuk, stopa, stopę, noga, nogę, nogi, ramię, kolano, głowa, głowę, twarz, oko, oczy, nos, warga, usta, ząb, zęba, zęby, ucho, bark, łokieć, nadgarstek, kostka, kostkę, biodro, żebro, żebra, kość, szyja, szyję, broda, czoło, skóra, skórę',
    reflex: 'się',
    me: 'mnie, nas, mi, nam, ją, go',
    falls:
      'upadł, upadła, upadło, spadł, spadła, spadło, poślizgnął, poślizgnęła, poślizgnęło, przewrócił, przewróciła, przewróciło, potknął, potknęła, wywrócił, wywróciła',
    hurts:
      'skaleczył, skaleczyła, skaleczyłem, skaleczyłam, pociął, pocięła, przeciął, przecięła, zaciął, zacięła, przeciąłem, przecięłam, rozciąłem, rozcięłam, oparzył, oparzyła, oparzyłem, oparzyłam, oparzyło, poparzył, poparzyła, poparzyłem, poparzyłam, poparzyło, przytrzasnął, przytrzasnęła, przytrzasnąłem, zmiażdżył, zranił, zraniła, zraniłem, zraniłam, skręcił, skręciła, skręciłem, skręciłam, zwichnął, ranny, ranna',
    breaks: 'złamał, złamała, złamałem, złamałam, złamana, złamany, złamało, ułamał, ułamała, wybił, wybiła, pękł',
    harmed:
      'upadłem, upadłam, przewróciłem się, przewróciłam się, poślizgnąłem się, poślizgnęłam się, skaleczyłem się, skaleczyłam się, oparzyłem się, oparzyłam się, poparzyłem się, poparzyłam się, pogryzł mnie pies, ugryzł mnie pies, kręci mi się w głowie, mam zawroty głowy',
    hits: 'bije, bił, uderzył, uderzyła, uderza, dotykał, dotyka, dotknął, obmacuje, obmacywał, obmacał, kopie, kopnął, grozi, groził, dusi, molestuje, napastuje, popchnął, spoliczkował, szarpie',
    silent:
      'nie odpowiada, nie reaguje, nie oddycha, dziwnie oddycha, oddycha dziwnie, ciężko oddycha, nie rusza się, nie może wstać, nie może się podnieść, nie mogę wstać, nie mogę się podnieść, nie wstaje, leży na podłodze, leży na ziemi, leży na korytarzu, leży w korytarzu, leży na schodach, leży w łazience, leży nieruchomo',
    things:
      'obraz, lustro, półka, lampa, szklanka, kubek, talerz, wazon, zegar, drążek, ładowarka, okulary, pierścionek, śnieg, temperatura, cena, ceny, ciasto, chleb, ser, mięso, tost, prąd, internet, komórka, telefon, zasłona, klamka, żarówka',
    mild: 'lód, lodu, plaster, plastry, plastra, maść, krem, goleniu, golenia, goląc, prawie, trochę, lekko, omal',
    phrases: {
      fire: 'czuć|czuję|pachnie|śmierdzi|zapach + spaleniznę|spalenizną|spalenizny|przypalonym',
      violence:
        'woła|krzyczy|wzywa|wołanie|wołania|wołać|wołała + o pomoc|pomocy|ratunku, słyszę|słychać|słyszałem|słyszałam|słyszymy + strzały|strzał|wystrzały, kobieta|dziewczyna + krzyczy|wrzeszczy, czuję się|czujemy się + zagrożona|zagrożony|niepewnie|niebezpiecznie, nie czuję się + bezpiecznie, pijany|pijana|nietrzeźwy + agresywny|agresywna|dotykał|dotknął|zaczepia|awanturuje, agresywny|agresywna + gość|mężczyzna|facet|klient',
      suicide:
        'zaraz skoczę, chcę skoczyć, zamierzam skoczyć, wyskoczę przez, nie chcę już żyć, nie chcę żyć, nie chce mi się żyć, odebrać sobie życie',
      seizure:
        'odeszły wody, odeszły mi wody, wody mi odeszły, wody płodowe, dziecko już się rodzi, zaczął się poród, skurcze porodowe, gorączka|gorączkę + 39|40|41|42|czterdzieści, wysoka|wysoką + gorączka|gorączkę',
      no_alarm:
        'spadające gwiazdy, spadająca gwiazda, spadających gwiazd, zakocha*, zasnął, zasnęła, zasnęliśmy, skoczyć do basenu, skakać do basenu, złamane serce, serce mi pęka, wpadł, obniżka cen, spadł kamień z serca, bagaż podręczny, do ręki, po ręce, woła o pomoc + z|przy|w bagażach',
    },
  },
  cs: {
    who: 'žena, manželka, manželku, manžel, muž, partner, partnerka, přítel, přítelkyně, snoubenec, snoubenka, syn, syna, syna mi, dcera, dceru, dítě, děti, kluk, chlapec, dívka, holčička, miminko, matka, otec, máma, maminka, táta, tatínek, babička, děda, dědeček, sestra, bratr, kamarád, kamarádka, paní, pán, host, klient, osoba, člověk, někdo, někoho, teta, strýc, soused, sousedka, kolega, chlap, tchyně, tchán',
    self: 'já, ona, on',
    body: 'ruka, ruku, ruce, ruky, dlaň, prst, prsty, prstu, palec, chodidlo, noha, nohu, nohy, paže, koleno, hlava, hlavu, tvář, obličej, oko, oči, nos, ret, pusa, ústa, zub, zuby, ucho, rameno, loket, zápěstí, kotník, kyčel, žebro, žebra, kost, krk, brada, čelo, kůže, kůži',
    reflex: 'se, si, jsem se, jsem si',
    me: 'mě, nás, mne, mi, ji, ho',
    falls: 'upadl, upadla, upadlo, spadl, spadla, spadlo, uklouzl, uklouzla, uklouzlo, zakopl, zakopla, sletěl',
    hurts:
      'pořezal, pořezala, pořezalo, řízl, řízla, říznul, říznula, řízlo, rozřízl, rozřízla, popálil, popálila, popálilo, spálil, spálila, spálilo, opařil, opařila, opařilo, přiskřípl, přiskřípla, skřípl, přivřel, přivřela, rozdrtil, zranil, zranila, poranil, poranila, vymkl, vymkla, podvrtl, podvrtla, zraněný, zraněná',
    breaks: 'zlomil, zlomila, zlomený, zlomená, zlomilo, ulomil, ulomila, vyrazil, vyrazila',
    harmed:
      'upadl jsem, upadla jsem, uklouzl jsem, uklouzla jsem, spadl jsem, spadla jsem, pokousal mě pes, kousl mě pes, točí se mi hlava, motá se mi hlava, mám závrať',
    hits: 'bije, bil, mlátí, uhodil, uhodila, praštil, dotýkal, dotýká, dotkl, osahával, osahává, kope, kopl, vyhrožuje, vyhrožoval, škrtí, obtěžuje, obtěžoval, napadá, strčil, strká',
    silent:
      'neodpovídá, nereaguje, nedýchá, dýchá divně, divně dýchá, dýchá zvláštně, těžce dýchá, nehýbe se, nehýbá se, se nehýbe, se nehýbá, nemůže vstát, nemůžu vstát, nemohu vstát, nevstává, leží na zemi, leží na podlaze, leží na chodbě, leží v chodbě, leží na schodech, leží v koupelně',
    things:
      'obraz, zrcadlo, police, lampa, sklenice, hrnek, talíř, váza, hodiny, tyč, nabíječka, brýle, prsten, sníh, teplota, cena, ceny, dort, chleba, sýr, maso, toast, proud, internet, mobil, telefon, závěs, klika, žárovka, wifi, televize, recepce',
    mild: 'led, náplast, náplasti, mast, krém, holení, holil, skoro, málem, trochu, lehce',
    phrases: {
      fire: 'cítím|je cítit|smrdí|zápach|páchne + spálenina|spáleninu|spáleninou|spáleniny|kouř',
      violence:
        'volá|křičí|volání|volat|křičet|volala + o pomoc, slyším|slyšel|slyšela|slyšíme|slyšet + výstřely|střelbu|výstřel, žena|dívka + křičí|ječí, cítím se|cítíme se + ohrožená|ohrožený|v nebezpečí, necítím se + bezpečně|v bezpečí, opilý|opilá|ožralý + agresivní|sahal|osahával|obtěžuje|vyhrožuje, agresivní + host|muž|chlap|člověk',
      suicide:
        'skočím z, chci skočit z, chystám se skočit, už nechci žít, nechci žít, nechci už žít, vzít si život, skočím dolů',
      seizure:
        'praskla voda, praskla mi voda, plodová voda, odtekla plodová, dítě už jde ven, začíná porod, začal porod, porodní bolesti, kontrakce, horečka|horečku|horečky + 39|40|41|42|čtyřicet, vysoká|vysokou|vysokou teplotu + horečka|horečku',
      no_alarm:
        'padající hvězdy, padající hvězda, zamilov*, usnul, usnula, usnuli, skočit do bazénu, skákat do bazénu, zlomené srdce, snížení ceny, spadl internet, spadla wifi, spadl systém, spadl mi kámen ze srdce, příruční zavazadlo, volá o pomoc + s|se',
    },
  },
  sk: {
    who: 'žena, manželka, manželku, manžel, muž, partner, partnerka, priateľ, priateľka, snúbenec, snúbenica, syn, syna, dcéra, dcéru, dieťa, deti, chlapec, dievča, bábätko, matka, otec, mama, otec, oco, ocko, babka, babička, dedko, sestra, brat, kamarát, kamarátka, pani, pán, hosť, klient, osoba, človek, niekto, niekoho, teta, strýko, sused, suseda, kolega, chlap, svokra, svokor',
    self: 'ja, ona, on',
    body: 'ruka, ruku, ruky, dlaň, prst, prsty, prsta, palec, chodidlo, noha, nohu, nohy, rameno, koleno, hlava, hlavu, tvár, oko, oči, nos, pera, ústa, zub, zuby, ucho, plece, lakeť, zápästie, členok, bedro, rebro, rebrá, kosť, krk, brada, čelo, koža, kožu',
    reflex: 'sa, si, som sa, som si',
    me: 'ma, nás, mňa, mi, ju, ho',
    falls: 'spadol, spadla, spadlo, padol, padla, pošmykol, pošmykla, pošmyklo, šmykol, šmykla, zakopol, zakopla',
    hurts:
      'porezal, porezala, porezalo, rozrezal, popálil, popálila, popálilo, spálil, spálila, obaril, obarila, oparil, oparila, oparilo, privrel, privrela, pricvikol, pricvikla, rozdrvil, zranil, zranila, poranil, poranila, vykĺbil, vyvrtol, vyvrtla, zranený, zranená',
    breaks: 'zlomil, zlomila, zlomený, zlomená, zlomilo, odlomil, vybil, vybila',
    harmed:
      'spadol som, spadla som, pošmykol som sa, pošmykla som sa, pohrýzol ma pes, uhryzol ma pes, točí sa mi hlava, krúti sa mi hlava, mám závrat',
    hits: 'bije, bil, mláti, udrel, udrela, dotýkal, dotýka, dotkol, obchytkával, ohmatával, kope, kopol, vyhráža, vyhrážal, škrtí, obťažuje, obťažoval, napadol, sotil, strčil',
    silent:
      'neodpovedá, nereaguje, nedýcha, dýcha čudne, čudne dýcha, dýcha zvláštne, ťažko dýcha, nehýbe sa, sa nehýbe, nemôže vstať, nemôžem vstať, nevstáva, leží na zemi, leží na podlahe, leží na chodbe, leží v chodbe, leží na schodoch, leží v kúpeľni',
    things:
      'obraz, zrkadlo, polica, lampa, pohár, hrnček, tanier, váza, hodiny, tyč, nabíjačka, okuliare, prsteň, sneh, teplota, cena, ceny, torta, chlieb, syr, mäso, toast, prúd, internet, mobil, telefón, záves, kľučka, žiarovka, wifi, televízor, recepcia',
    mild: 'ľad, náplasť, náplasti, masť, krém, holení, holil, skoro, takmer, trochu, mierne',
    phrases: {
      fire: 'cítim|cítiť|smrdí|zápach|páchne + spálenina|spáleninu|spáleninou|spálené|dym',
      violence:
        'volá|kričí|volanie|volať|kričať|volala + o pomoc, počujem|počul|počula|počujeme|počuť + výstrely|streľbu|výstrel, žena|dievča + kričí|vrieska, cítim sa|cítime sa + ohrozená|ohrozený|v nebezpečenstve, necítim sa + bezpečne|v bezpečí, opitý|opitá|ožratý + agresívny|agresívna|chytal|dotýkal|obťažuje|vyhráža, agresívny + hosť|muž|chlap|človek',
      suicide:
        'skočím z, chcem skočiť z, idem skočiť z, už nechcem žiť, nechcem žiť, nechcem už žiť, vziať si život, skočím dole',
      seizure:
        'praskla voda, praskla mi voda, odtiekla plodová, plodová voda, dieťa už ide von, začal pôrod, pôrodné bolesti, kontrakcie, horúčka|horúčku + 39|40|41|42|štyridsať, vysoká|vysokú + horúčka|horúčku|teplotu',
      no_alarm:
        'padajúce hviezdy, padajúca hviezda, zaľúb*, zamilov*, zaspal, zaspala, zaspali, skočiť do bazéna, skákať do bazéna, zlomené srdce, zníženie ceny, spadol internet, spadla wifi, príručná batožina, volá o pomoc + s|so',
    },
  },
  sl: {
    who: 'žena, ženo, mož, moža, partner, partnerka, fant, punca, zaročenec, zaročenka, sin, sina, sinček, hči, hčerka, hčerko, otrok, otroci, otroka, deklica, deček, dojenček, mati, oče, mama, ata, oči moj, babica, dedek, sestra, brat, prijatelj, prijateljica, moški, ženska, gospa, gospod, gost, oseba, nekdo, nekoga, teta, stric, sosed, soseda, kolega, tip, tašča, tast',
    self: 'jaz, ona, on',
    body: 'roka, roko, roke, dlan, prst, prste, prsti, palec, stopalo, noga, nogo, noge, koleno, glava, glavo, obraz, oko, oči, nos, ustnica, usta, zob, zobje, zobe, uho, rama, ramo, komolec, zapestje, gleženj, kolk, rebro, rebra, kost, vrat, brada, čelo, koža, kožo',
    reflex: 'se, sem se, si, sem si',
    me: 'me, nas, mene, mi, jo, ga',
    falls: 'padel, padla, padlo, spodrsnilo, zdrsnil, zdrsnila, spotaknil, spotaknila',
    hurts:
      'urezal, urezala, urezalo, porezal, porezala, opekel, opekla, opeklo, poparil, poparila, poparilo, priprl, priprla, stisnil, zmečkal, poškodoval, poškodovala, ranil, ranila, zvil, zvila, izpahnil, poškodovan, poškodovana',
    breaks: 'zlomil, zlomila, zlomljen, zlomljena, zlomilo, odlomil, izbil',
    harmed:
      'padel sem, padla sem, spodrsnilo mi je, zdrsnil sem, zdrsnila sem, urezal sem se, urezala sem se, opekel sem se, opekla sem se, ugriznil me je pes, vrti se mi, v glavi se mi vrti',
    hits: 'pretepa, tepe, udaril, udarila, dotikal, dotika, dotaknil, otipaval, brca, brcnil, grozi, grozil, davi, nadleguje, nadlegoval, napada, porinil, klofnil',
    silent:
      'ne odgovarja, se ne odziva, ne odziva, ne diha, diha čudno, čudno diha, težko diha, se ne premika, ne premika se, se ne gane, ne more vstati, ne morem vstati, leži na tleh, leži na hodniku, leži v hodniku, leži na stopnicah, leži v kopalnici',
    things:
      'slika, ogledalo, polica, svetilka, kozarec, skodelica, krožnik, vaza, ura, drog, polnilec, očala, prstan, sneg, temperatura, cena, cene, torta, kruh, sir, meso, toast, elektrika, internet, mobitel, telefon, zavesa, kljuka, žarnica, wifi, televizija, recepcija',
    mild: 'led, obliž, obliže, mazilo, krema, britju, bril, skoraj, malo, rahlo',
    phrases: {
      fire: 'diši|smrdi|vonj|voham + po zažganem|po zažganini|zažgano|po ožganem',
      violence:
        'kliče|kriči|vpije|klicanje|klici + na pomoč, slišim|slišal|slišala|slišimo + strele|strel|streljanje, ženska|punca|deklica + kriči, počutim se|počutiva se + ogroženo|ogrožena|ogrožen, ne počutim se + varno|varna|varen, pijan|pijana|pijanec + agresiven|agresivna|dotikal|nadleguje|grozi, agresiven + gost|moški|tip|človek',
      suicide:
        'skočil bom, skočila bom, hočem skočiti, nočem več živeti, ne želim več živeti, nočem živeti, vzeti si življenje',
      seizure:
        'odtekla mi je voda, odtekla voda, odtekla plodovnica, plodovnica, otrok prihaja zdaj, začel se je porod, popadki, vročina|vročino + 39|40|41|42|štirideset, visoka|visoko + vročina|vročino',
      no_alarm:
        'utrinki, zvezdni utrinki, zaljub*, zaspal, zaspala, zaspali, skočiti v bazen, skakati v bazen, zlomljeno srce, znižanje cen, padel internet, ročna prtljaga, kliče na pomoč + pri',
    },
  },
  hr: {
    who: 'žena, ženu, supruga, suprug, muž, muža, partner, partnerica, dečko, djevojka, zaručnik, zaručnica, sin, sina, kći, kćer, kćerka, dijete, djeca, djevojčica, dječak, beba, majka, otac, mama, tata, baka, djed, sestra, brat, prijatelj, prijateljica, muškarac, gospođa, gospodin, gost, osoba, netko, nekoga, teta, stric, susjed, susjeda, kolega, tip, svekrva, punica',
    self: 'ja, ona, on',
    body: 'ruka, ruku, ruke, šaka, šaku, dlan, prst, prste, prsti, palac, stopalo, noga, nogu, noge, koljeno, glava, glavu, lice, oko, oči, nos, usna, usta, zub, zubi, zube, uho, rame, lakat, zglob, gležanj, kuk, rebro, rebra, kost, vrat, brada, čelo, koža, kožu',
    reflex: 'se, sam se, si, sam si',
    me: 'me, nas, mene, mi, ju, je, ga',
    falls: 'pao, pala, palo, poskliznuo, poskliznula, poskliznulo, okliznuo, okliznula, spotaknuo, spotaknula, pala je',
    hurts:
      'porezao, porezala, porezalo, posjekao, posjekla, opekao, opekla, opeklo, opario, oparila, prignječio, prignječila, priklještio, priklještila, zgnječio, ozlijedio, ozlijedila, ozlijedilo, ranio, uganuo, uganula, iščašio, ozlijeđen, ozlijeđena',
    breaks: 'slomio, slomila, slomljen, slomljena, slomilo, izbio, puknuo',
    harmed:
      'pao sam, pala sam, poskliznuo sam se, poskliznula sam se, okliznuo sam se, porezao sam se, porezala sam se, opekao sam se, opekla sam se, ugrizao me pas, vrti mi se',
    hits: 'tuče, udara, udario, udarila, dirao, dira, dodiruje, pipa, pipao, šuta, prijeti, prijetio, davi, uznemirava, napastuje, gurnuo, ošamario, maltretira',
    silent:
      'ne odgovara, ne reagira, ne diše, diše čudno, čudno diše, teško diše, ne miče se, se ne miče, ne pomiče se, ne može ustati, ne mogu ustati, leži na podu, leži na hodniku, leži u hodniku, leži na stepenicama, leži u kupaonici',
    things:
      'slika, ogledalo, polica, lampa, čaša, čašu, šalica, tanjur, vaza, sat, šipka, punjač, naočale, prsten, snijeg, temperatura, cijena, cijene, torta, kruh, sir, meso, tost, struja, internet, mobitel, telefon, zavjesa, kvaka, žarulja, wifi, televizor, recepcija',
    mild: 'led, leda, flaster, flastere, mast, krema, brijanju, brijanja, brijao, skoro, zamalo, malo, lagano',
    phrases: {
      fire: 'miriše|smrdi|miris|osjetim + na paljevinu|paljevine|paljevinu|na spaljeno|na zagorjelo',
      violence:
        'zove|viče|vrišti|doziva|zvati|zovu|zapomaže + upomoć|u pomoć|za pomoć|pomoć, čujem|čuo sam|čula sam|čuli smo|čuje se + pucnjeve|pucnje|pucanj|pucnji, žena|djevojka + vrišti, osjećam se|osjećamo se + ugroženo|nesigurno|ugrožena|ugroženom, ne osjećam se + sigurno|sigurnom|sigurna, pijan|pijana|pijani + agresivan|agresivna|dirao|prijeti|uznemirava, agresivan + gost|muškarac|tip|čovjek',
      suicide:
        'skočit ću s, skočit ću kroz, želim skočiti s, ne želim više živjeti, ne želim živjeti, ne živi mi se, oduzeti si život',
      seizure:
        'pukao vodenjak, pukao mi je vodenjak, vodenjak, beba dolazi sad, beba upravo dolazi, počeo je porod, trudovi, vrućica|vrućicu|temperatura|temperaturu + 39|40|41|42|četrdeset, visoka|visoku + vrućica|temperatura|temperaturu',
      no_alarm:
        'zvijezde padalice, zvijezda padalica, zaljub*, zaspao, zaspala, zaspali, skočiti u bazen, skakati u bazen, slomljeno srce, sniženje cijena, pao internet, pao wifi, pala mreža, ručna prtljaga, tuš ručka, zove pomoć + oko|za',
    },
  },
  sr: {
    who: 'žena, ženu, supruga, suprug, muž, muža, partner, partnerka, momak, dečko, devojka, verenik, verenica, sin, sina, ćerka, ćerku, kćerka, dete, deca, devojčica, dečak, beba, majka, otac, mama, tata, baka, deda, sestra, brat, prijatelj, prijateljica, muškarac, gospođa, gospodin, gost, osoba, neko, nekoga, tetka, stric, ujak, komšija, komšinica, kolega, tip, svekrva, tašta, жена, жену, супруга, супруг, муж, мужа, партнер, партнерка, момак, дечко, девојка, вереник, вереница, син, сина, ћерка, ћерку, кћерка, дете, деца, девојчица, дечак, беба, мајка, отац, мама, тата, бака, деда, сестра, брат, пријатељ, пријатељица, мушкарац, госпођа, господин, гост, особа, неко, некога, тетка, стриц, ујак, комшија, комшиница, колега, тип, свекрва, ташта',
    self: 'ja, ona, on, ја, она, он',
    body: 'ruka, ruku, ruke, šaka, šaku, dlan, prst, prste, palac, stopalo, noga, nogu, noge, koleno, glava, glavu, lice, oko, oči, nos, usna, usta, zub, zubi, uvo, rame, lakat, zglob, članak, kuk, rebro, rebra, kost, vrat, brada, čelo, koža, kožu, рука, руку, руке, шака, шаку, длан, прст, прсте, палац, стопало, нога, ногу, ноге, колено, глава, главу, лице, око, очи, нос, усна, уста, зуб, зуби, уво, раме, лакат, зглоб, кук, ребро, ребра, кост, врат, брада, чело, кожа, кожу',
    reflex: 'se, sam se, si, се, сам се, си',
    me: 'me, nas, mene, mi, je, ga, ме, нас, мене, ми, је, га',
    falls:
      'pao, pala, palo, okliznuo, okliznula, okliznulo, spotakao, spotakla, пао, пала, пало, оклизнуо, оклизнула, оклизнуло, спотакао, спотакла',
    hurts:
      'posekao, posekla, poseklo, isekao, isekla, opekao, opekla, opeklo, opario, oparila, prikleštio, prikleštila, zgnječio, povredio, povredila, povredilo, ranio, uganuo, uganula, iščašio, povređen, povređena, посекао, посекла, посекло, исекао, исекла, опекао, опекла, опекло, опарио, опарила, приклештио, приклештила, згњечио, повредио, повредила, повредило, ранио, уганула, уганула, ишчашио, повређен, повређена',
    breaks: 'slomio, slomila, slomljen, slomljena, slomilo, izbio, сломио, сломила, сломљен, сломљена, сломило, избио',
    harmed:
      'pao sam, pala sam, okliznuo sam se, okliznula sam se, posekao sam se, posekla sam se, opekao sam se, opekla sam se, ujeo me pas, vrti mi se, пао сам, пала сам, оклизнуо сам се, оклизнула сам се, посекао сам се, посекла сам се, опекао сам се, опекла сам се, ујео ме пас, врти ми се',
    hits: 'tuče, bije, udara, udario, udarila, dirao, dira, dodiruje, pipa, pipao, šutira, preti, pretio, davi, uznemirava, napastvuje, gurnuo, ošamario, maltretira, туче, бије, удара, ударио, ударила, дирао, дира, додирује, пипа, пипао, шутира, прети, претио, дави, узнемирава, напаствује, гурнуо, ошамарио, малтретира',
    silent:
      'ne odgovara, ne reaguje, ne diše, diše čudno, čudno diše, teško diše, ne mrda, ne pomera se, ne može da ustane, ne mogu da ustanem, leži na podu, leži u hodniku, leži na hodniku, leži na stepenicama, leži u kupatilu, не одговара, не реагује, не дише, дише чудно, чудно дише, тешко дише, не мрда, не помера се, не може да устане, не могу да устанем, лежи на поду, лежи у ходнику, лежи на ходнику, лежи на степеницама, лежи у купатилу',
    things:
      'slika, ogledalo, polica, lampa, čaša, čašu, šolja, tanjir, vaza, sat, šipka, punjač, naočare, prsten, sneg, temperatura, cena, cene, torta, hleb, sir, meso, tost, struja, internet, mobilni, telefon, zavesa, kvaka, sijalica, recepcija, слика, огледало, полица, лампа, чаша, чашу, шоља, тањир, ваза, сат, шипка, пуњач, наочаре, прстен, снег, температура, цена, цене, торта, хлеб, сир, месо, тост, струја, интернет, мобилни, телефон, завеса, квака, сијалица, рецепција',
    mild: 'led, leda, лед, леда, flaster, flastere, mast, krema, brijanju, brijanja, brijao, skoro, zamalo, malo, blago, фластер, фластере, маст, крема, бријању, бријања, скоро, замало, мало, благо',
    phrases: {
      fire: 'miriše|smrdi|miris|osećam + na paljevinu|paljevine|paljevinu|na izgorelo|na zagorelo, мирише|смрди|мирис|осећам + на паљевину|паљевине|паљевину|на изгорело|на загорело',
      violence:
        'zove|viče|vrišti|doziva|zovu|zapomaže + upomoć|u pomoć|pomoć, čujem|čuo sam|čula sam|čuli smo|čuje se + pucnjeve|pucnje|pucanj|pucnji, žena|devojka + vrišti, osećam se|osećamo se + ugroženo|nesigurno, ne osećam se + sigurno|bezbedno, pijan|pijana|pijani + agresivan|agresivna|dirao|preti|uznemirava, agresivan + gost|muškarac|tip|čovek, зове|виче|вришти|дозива|зову|запомаже + упомоћ|у помоћ|помоћ, чујем|чуо сам|чула сам|чули смо|чује се + пуцњеве|пуцње|пуцањ|пуцњи, жена|девојка + вришти, осећам се|осећамо се + угрожено|несигурно, не осећам се + сигурно|безбедно, пијан|пијана|пијани + агресиван|агресивна|дирао|прети|узнемирава, агресиван + гост|мушкарац|тип|човек',
      suicide:
        'skočiću sa, skočiću kroz, hoću da skočim sa, ne želim više da živim, ne želim da živim, ne živi mi se, скочићу са, скочићу кроз, хоћу да скочим са, не желим више да живим, не желим да живим, не живи ми се',
      seizure:
        'pukao vodenjak, vodenjak, beba upravo dolazi, počeo je porođaj, trudovi, temperatura|temperaturu + 39|40|41|42, visoka|visoku + temperatura|temperaturu, пукао водењак, водењак, беба управо долази, почео је порођај, трудови, температура|температуру + 39|40|41|42, висока|високу + температура|температуру',
      no_alarm:
        'zvezde padalice, zvezda padalica, zaljub*, zaspao, zaspala, zaspali, skočiti u bazen, skočim u bazen, slomljeno srce, sniženje cena, pao internet, pala mreža, ručni prtljag, звезде падалице, звезда падалица, заљуб*, заспао, заспала, заспали, скочити у базен, скочим у базен, сломљено срце, снижење цена, пао интернет, пала мрежа, ручни пртљаг',
    },
  },
  bg: {
    who: 'жена, жена ми, съпруга, съпругата, съпруг, съпругът, мъж, мъжът, партньор, партньорка, приятел, приятелят, приятелка, приятелката, годеник, годеница, син, синът, синът ми, дъщеря, дъщерята, дъщеря ми, дете, детето, деца, децата, момче, момчето, момиче, момичето, бебе, бебето, майка, майка ми, баща, баща ми, мама, татко, баба, дядо, сестра, брат, господин, госпожа, гост, гостът, човек, някой, някого, леля, чичо, съсед, съседка, колега, тип, свекърва, тъща',
    self: 'аз, тя, той',
    body: 'ръка, ръката, ръце, ръцете, длан, пръст, пръста, пръстите, палец, крак, крака, краката, стъпало, коляно, коляното, глава, главата, лице, лицето, око, окото, очи, очите, нос, носа, устна, уста, зъб, зъба, зъбът, зъби, ухо, рамо, рамото, лакът, китка, китката, глезен, глезена, бедро, ребро, ребра, кост, врат, врата ми, брадичка, чело, кожа, кожата',
    reflex: 'се, си',
    me: 'ме, ни, мен, ми, я, го',
    falls: 'падна, паднал, паднала, паднах, подхлъзна, подхлъзнах, подхлъзнал, подхлъзнала, спъна, спънах',
    hurts:
      'порязах, поряза, порязал, порязала, изгорих, изгори, изгорил, изгорила, опарих, опари, опарил, опарила, попарих, попари, прещипах, прещипа, смачка, смачках, нараних, нарани, наранил, ранен, ранена, навехнах, навехна, изкълчих, изкълчи',
    breaks: 'счупи, счупих, счупил, счупила, счупен, счупена, счупено, изби',
    harmed:
      'порязах се, изгорих се, опарих се, попарих се, нараних се, паднах в, паднах на, паднах по, паднах и, подхлъзнах се, ухапа ме куче, вие ми се свят, замаян съм, замаяна съм, свят ми се вие',
    hits: 'бие, би, удря, удари, ударил, пипа, пипал, опипва, опипа, докосна, докосва, рита, ритна, заплашва, заплаши, души, тормози, напада, бутна, зашлеви, блъсна',
    silent:
      'не отговаря, не реагира, не диша, диша странно, диша тежко, трудно диша, не мърда, не се движи, не може да стане, не мога да стана, лежи на пода, лежи на земята, лежи в коридора, лежи на стълбите, лежи в банята',
    things:
      'картина, картината, огледало, огледалото, рафт, рафтът, лампа, лампата, чаша, чашата, чиния, ваза, часовник, прът, зарядно, очила, пръстен, сняг, температура, температурата, цена, цената, цените, торта, хляб, сирене, месо, тост, токът, ток, интернет, телефон, телефонът, завеса, дръжка, крушка, крушката, рецепцията, телевизорът',
    mild: 'лед, лепенка, лепенки, пластир, мехлем, крем, бръснене, бръснех, почти, малко, леко, за малко',
    phrases: {
      fire: 'мирише|миризма|усещам + на изгоряло|на изгорено|на пушек|изгоряло',
      violence:
        'вика|крещи|викове|викане|зове + за помощ|помощ, чувам|чух|чухме|чуват се + изстрели|изстрел|стрелба, жена|момиче + крещи|пищи, чувствам се|чувстваме се + застрашена|застрашен|несигурно|заплашена, не се чувствам + в безопасност|сигурна|сигурен|безопасно, пиян|пияна|пияни + агресивен|агресивна|опипа|пипа|заплашва, агресивен + гост|мъж|тип|човек',
      suicide: 'ще скоча от, искам да скоча от, не искам да живея, не искам повече да живея, не ми се живее, ще скоча',
      seizure:
        'изтекоха водите, водите ми изтекоха, изтекоха ми водите, бебето идва сега, раждането започна, контракции, температура|треска + 39|40|41|42, висока + температура|треска',
      no_alarm:
        'падащи звезди, падаща звезда, влюб*, заспа, заспахме, заспал, заспала, скоча в басейна, скачат в басейна, разбито сърце, сърцето ми е разбито, намаление на цените, падна интернетът, падна мрежата, ръчен багаж, втора ръка, не е би',
    },
  },
  ru: {
    who: 'жена, жену, жене, муж, мужа, мужу, супруга, супруг, партнер, партнёр, парень, девушка, невеста, жених, сын, сына, сыну, сынок, дочь, дочка, дочку, дочери, ребенок, ребёнок, ребенка, ребёнка, дети, девочка, мальчик, малыш, младенец, мать, отец, мама, маму, папа, папу, бабушка, дедушка, сестра, брат, друг, подруга, мужчина, женщина, женщину, гость, постоялец, человек, кто-то, кто то, кого-то, тетя, тётя, дядя, сосед, соседка, коллега, тип, мужик, теща, свекровь',
    self: 'я, она, он, мы',
    body: 'рука, руку, руки, рукой, ладонь, палец, пальцы, пальца, нога, ногу, ноги, стопа, стопу, ступня, колено, голова, голову, головой, лицо, глаз, глаза, нос, губа, губу, рот, зуб, зуба, зубы, ухо, плечо, локоть, запястье, лодыжка, лодыжку, щиколотка, бедро, ребро, ребра, рёбра, кость, шея, шею, подбородок, лоб, кожа, кожу',
    reflex: 'себя, себе, себя',
    me: 'меня, нас, мне, ко мне, ее, её, его',
    falls:
      'упал, упала, упало, падает, поскользнулся, поскользнулась, споткнулся, споткнулась, свалился, свалилась, рухнул, рухнула',
    hurts:
      'порезал, порезала, порезало, обжег, обжёг, обожгла, обожгло, обварил, обварила, прищемил, прищемила, прищемило, придавило, раздавило, разбил, разбила, поранил, поранила, вывихнул, вывихнула, подвернул, подвернула, растянул, ранен, ранена, травмировал',
    breaks: 'сломал, сломала, сломан, сломана, сломался, сломалась, сломало, выбил, выбила, откололся, треснул',
    harmed:
      'порезался, порезалась, обжегся, обжёгся, обожглась, обварился, обварилась, ошпарился, ошпарилась, поранился, поранилась, ушибся, ушиблась, ударился головой, ударилась головой, поскользнулся и, поскользнулась и, укусила собака, меня укусила собака, кружится голова, голова кружится, сильно кружится',
    hits: 'бьет, бьёт, бил, избил, избивает, ударил, ударила, трогал, трогает, потрогал, лапал, лапает, облапал, пинает, пнул, угрожает, угрожал, душит, домогается, домогался, пристает, пристаёт, приставал, толкнул',
    silent:
      'не отвечает, не реагирует, не дышит, странно дышит, дышит странно, тяжело дышит, не двигается, не шевелится, не может встать, не могу встать, не может подняться, не могу подняться, не встает, лежит на полу, лежит на земле, лежит в коридоре, лежит на лестнице, лежит в ванной',
    things:
      'картина, зеркало, полка, лампа, стакан, чашка, тарелка, ваза, часы, штанга, зарядка, очки, кольцо, снег, температура, цена, цены, торт, хлеб, сыр, мясо, тост, ток, интернет, мобильный, телефон, штора, ручка, лампочка, карта, ключ, ресепшн, телевизор, вайфай',
    mild: 'лед, лёд, льда, пластырь, пластыря, пластыри, мазь, крем, бритье, бритья, брился, почти, чуть не, немного, слегка, чуть',
    phrases: {
      fire: 'пахнет|запах|воняет|чувствую запах + гарью|гари|горелым|паленым|палёным',
      violence:
        'зовет|зовёт|кричит|звать|крики|кричат|просит + на помощь|о помощи|помогите, слышу|слышал|слышала|слышим|слышны + выстрелы|выстрел|стрельбу|стрельба, женщина|девушка + кричит, чувствую себя + в опасности|небезопасно, не чувствую себя + в безопасности|безопасно, мне небезопасно, пьяный|пьяная|пьяные + агрессивный|агрессивно|трогал|пристает|пристаёт|угрожает|буянит, агрессивный + гость|мужчина|мужик|человек',
      suicide:
        'сейчас прыгну, собираюсь прыгнуть, хочу прыгнуть с, хочу прыгнуть из, прыгну с, прыгну из, не хочу больше жить, не хочу жить, жить не хочу, не хочется жить',
      seizure:
        'отошли воды, воды отошли, у меня отошли воды, начались роды, ребенок вот вот родится, схватки, температура|лихорадка|жар + 39|40|41|42|сорок, высокая|очень высокая + температура, сильный жар',
      no_alarm:
        'падающие звезды, падающая звезда, звездопад, влюб*, уснул, уснула, уснули, заснули, заснул, прыгнуть в бассейн, прыгать в бассейн, разбитое сердце, сердце разбито, снижение цен, упал интернет, упала сеть, упала цена, ручная кладь, от руки, рукой подать, на руках, стрижка',
    },
  },
  uk: {
    who: 'дружина, дружину, жінка, жінку, чоловік, чоловіка, партнер, партнерка, хлопець, дівчина, наречена, наречений, син, сина, синок, донька, доньку, дочка, дочку, дитина, дитину, діти, дівчинка, хлопчик, немовля, мати, батько, мама, маму, тато, бабуся, дідусь, сестра, брат, друг, подруга, пані, пан, гість, людина, хтось, когось, тітка, дядько, сусід, сусідка, колега, тип, теща, свекруха',
    self: 'я, вона, він, ми',
    body: 'рука, руку, руки, рукою, долоня, палець, пальці, пальця, нога, ногу, ноги, стопа, стопу, коліно, голова, голову, головою, обличчя, око, очі, ніс, губа, рот, зуб, зуба, зуби, вухо, плече, лікоть, зап’ястя, зап’ясток, щиколотка, стегно, ребро, ребра, кістка, шия, шию, підборіддя, лоб, чоло, шкіра, шкіру',
    reflex: 'себе, собі',
    me: 'мене, нас, мені, до мене, її, його',
    falls: 'впав, впала, впало, упав, упала, падає, послизнувся, послизнулася, послизнулась, спіткнувся, спіткнулася',
    hurts:
      'порізав, порізала, порізало, обпік, обпекла, обпекло, опік, опекла, ошпарив, ошпарила, прищемив, прищемила, прищемило, придавило, розбив, розбила, поранив, поранила, вивихнув, вивихнула, підвернув, підвернула, поранений, поранена, травмував',
    breaks: 'зламав, зламала, зламаний, зламана, зламався, зламалася, зламалась, зламало, вибив, відколовся',
    harmed:
      'порізався, порізалася, порізалась, обпікся, обпеклася, обпеклась, опікся, опеклася, ошпарився, ошпарилася, поранився, поранилася, забився головою, вкусив собака, вкусила собака, паморочиться голова, крутиться голова, голова паморочиться, голова крутиться, у голові паморочиться',
    hits: 'б’є, бив, побив, вдарив, ударив, вдарила, чіпав, чіпає, торкався, торкається, лапав, лапає, копає, погрожує, погрожував, душить, домагається, домагався, чіпляється, штовхнув',
    silent:
      'не відповідає, не реагує, не дихає, дивно дихає, дихає дивно, важко дихає, не рухається, не ворушиться, не може встати, не можу встати, не може підвестися, не можу підвестися, лежить на підлозі, лежить на землі, лежить у коридорі, лежить в коридорі, лежить на сходах, лежить у ванній',
    things:
      'картина, дзеркало, полиця, лампа, склянка, чашка, тарілка, ваза, годинник, штанга, зарядка, окуляри, каблучка, сніг, температура, ціна, ціни, торт, хліб, сир, м’ясо, тост, струм, інтернет, мобільний, телефон, штора, ручка, лампочка, картка, ключ, рецепція, телевізор',
    mild: 'лід, льоду, пластир, пластиру, пластирі, мазь, крем, гоління, голився, майже, ледь не, трохи, злегка',
    phrases: {
      fire: 'пахне|запах|смердить|чую запах + гаром|гару|горілим|паленим',
      violence:
        'кличе|кричить|кликати|крики|кричать|просить|гукає + на допомогу|про допомогу|допоможіть, чую|чув|чула|чуємо|чути + постріли|постріл|стрілянину, жінка|дівчина + кричить, почуваюся|почуваюсь|відчуваю себе + в небезпеці|небезпечно, не почуваюся|не почуваюсь + в безпеці|безпечно, п’яний|п’яна|п’яні + агресивний|агресивно|чіпав|чіпляється|погрожує, агресивний + гість|чоловік|тип',
      suicide:
        'зараз стрибну, збираюся стрибнути, хочу стрибнути з, стрибну з, не хочу більше жити, не хочу жити, жити не хочу, не хочеться жити',
      seizure:
        'відійшли води, води відійшли, почалися пологи, дитина ось ось народиться, перейми, температура|гарячка|жар + 39|40|41|42|сорок, висока|дуже висока + температура',
      no_alarm:
        'падаючі зірки, падаюча зірка, зорепад, закох*, заснув, заснула, заснули, стрибнути в басейн, стрибати в басейн, розбите серце, серце розбите, зниження цін, впав інтернет, впала мережа, ручна поклажа, рукою подати, стрижка',
    },
  },
};
