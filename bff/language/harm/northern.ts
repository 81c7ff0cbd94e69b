import type { HarmWords } from './harm-shape.ts';

/** Words of harm in the Baltic and the Finno-Ugric languages. */
export const HARM_NORTHERN: Readonly<Record<string, HarmWords>> = {
  lt: {
    who: 'žmona, žmoną, vyras, vyrą, sutuoktinis, sutuoktinė, partneris, partnerė, draugas, draugė, vaikinas, mergina, sužadėtinė, sūnus, sūnų, dukra, dukrą, dukrelė, duktė, vaikas, vaiką, vaikai, berniukas, mergaitė, kūdikis, mama, tėtis, motina, tėvas, močiutė, senelis, senelė, sesuo, brolis, moteris, moterį, ponia, ponas, svečias, žmogus, kažkas, kas nors, teta, dėdė, kaimynas, kaimynė, kolega, tipas, uošvė, anyta',
    self: 'aš, ji, jis',
    body: 'ranka, ranką, rankos, rankas, delnas, pirštas, pirštą, pirštus, nykštys, nykštį, koja, koją, kojos, kojas, pėda, pėdą, kelis, kelį, galva, galvą, veidas, veidą, akis, akį, akys, nosis, nosį, lūpa, burna, dantis, dantį, dantys, ausis, petys, petį, alkūnė, riešas, riešą, kulkšnis, čiurna, klubas, šonkaulis, kaulas, kaklas, smakras, kakta, oda',
    reflex: 'sau, save',
    me: 'mane, mus, man, ją, jį',
    falls: 'nukrito, krito, parkrito, griuvo, pargriuvo, nugriuvo, paslydo, suklupo, iškrito',
    hurts:
      'įsipjovė, įpjovė, susipjaustė, įsipjoviau, nusidegino, nudegino, nudegė, nusiplikino, nusiplikė, nudegiau, prispaudė, prisivėrė, prisivėriau, sužeistas, sužeista, susižeidė, susižeidžiau, pasitempė, išsinarino, išsisuko',
    breaks: 'lūžo, susilaužė, susilaužiau, sulaužė, sulūžo, nulūžo, skilo, išmušė',
    harmed:
      'įsipjoviau, susipjausčiau, nusideginau, nusiplikiau, nusiplikinau, susižeidžiau, parkritau, pargriuvau, paslydau, įkando šuo, galva svaigsta, svaigsta galva, sukasi galva, galva sukasi',
    hits: 'muša, mušė, trenkė, liečia, lietė, palietė, graibo, graibė, spardo, spyrė, grasina, grasino, smaugia, priekabiauja, priekabiavo, pastūmė, užpuolė',
    silent:
      'neatsako, nereaguoja, nekvėpuoja, keistai kvėpuoja, sunkiai kvėpuoja, kvėpuoja keistai, nejuda, negali atsikelti, negaliu atsikelti, neatsikelia, guli ant grindų, guli ant žemės, guli koridoriuje, guli ant laiptų, guli vonioje',
    things:
      'paveikslas, veidrodis, lentyna, lempa, stiklinė, puodelis, lėkštė, vaza, laikrodis, įkroviklis, akiniai, žiedas, sniegas, temperatūra, kaina, kainos, tortas, duona, sūris, mėsa, elektra, internetas, mobilusis, telefonas, užuolaida, rankena, lemputė, registratūra, televizorius',
    mild: 'ledo, ledas, ledų, pleistras, pleistrą, pleistro, tepalas, tepalo, kremas, skutim*, skusda*, beveik, vos ne, truputį, šiek tiek, lengvai',
    phrases: {
      fire: 'degėsių kvapas, smirda|kvepia|jaučiu + degėsiais|degėsių|degėsius',
      violence:
        'šaukiasi|šaukia|prašo|rėkia|šauksmas + pagalbos, girdžiu|girdėjau|girdime|girdisi + šūvius|šūvį|šūviai|šaudymą, moteris|mergina + rėkia|klykia, jaučiuosi + nesaugi|nesaugus|nesaugiai|grėsmę, girtas|girta|neblaivus + agresyvus|agresyvi|lietė|kabinasi|grasina|graibė, agresyvus + svečias|vyras|žmogus',
      suicide:
        'tuoj šoksiu, noriu šokti nuo, noriu iššokti, iššoksiu pro, nebenoriu gyventi, nenoriu gyventi, nenoriu daugiau gyventi',
      seizure:
        'nubėgo vandenys, vandenys nubėgo, gimdymas prasidėjo, prasidėjo gimdymas, sąrėmiai, temperatūra|karščiuoja + 39|40|41|42, aukšta|labai aukšta + temperatūra, stipriai karščiuoja',
      no_alarm:
        'krentančios žvaigždės, krentanti žvaigždė, įsimylė*, užmig*, šokti į baseiną, sudaužyta širdis, kainos sumažin*, krito kaina, rankinis bagažas, prašo pagalbos + su|dėl, nukrito internetas',
    },
  },
  lv: {
    who: 'sieva, sievu, vīrs, vīru, partneris, partnere, draugs, draudzene, līgavainis, līgava, dēls, dēlu, meita, meitu, bērns, bērnu, bērni, puika, zēns, meitene, mazulis, zīdainis, māte, tēvs, mamma, tētis, vecmāmiņa, vectētiņš, vecmamma, māsa, brālis, sieviete, sievieti, vīrietis, vīrieti, kundze, kungs, viesis, cilvēks, cilvēku, kāds, kādu, kāda, tante, onkulis, kaimiņš, kaimiņiene, kolēģis, tips, vīramāte, sievasmāte',
    self: 'es, viņa, viņš',
    body: 'roka, roku, rokas, plauksta, plaukstu, pirksts, pirkstu, pirkstus, īkšķis, īkšķi, kāja, kāju, kājas, pēda, pēdu, celis, celi, galva, galvu, seja, seju, acs, aci, acis, deguns, degunu, lūpa, mute, zobs, zobu, zobi, auss, plecs, plecu, elkonis, elkoni, plaukstas locītava, potīte, potīti, gurns, gurnu, riba, ribas, kauls, kakls, zods, piere, āda, ādu',
    reflex: 'sev, sevi',
    me: 'mani, mūs, man, viņu',
    falls: 'nokrita, krita, pakrita, paslīdēja, izkrita, paklupa, novēlās',
    hurts:
      'sagriezās, sagrieza, iegriezu, iegrieza, iegriezās, pārgrieza, apdedzinājās, apdedzināja, apdedzināju, applaucējās, applaucēja, applaucēju, iespieda, iespiedu, saspieda, savainoja, savainojās, savainots, savainota, izmežģīja, sastiepa, ievainots',
    breaks: 'salauza, lauza, salūza, lūza, nolūza, izsita, lauzta, salauzta',
    harmed:
      'sagriezos, iegriezu sev, apdedzinājos, applaucējos, savainojos, pakritu, paslīdēju, nokritu, iekoda suns, reibst galva, galva reibst, griežas galva, galva griežas',
    hits: 'sit, sita, iesita, aiztika, aiztiek, taustīja, grābsta, grābstīja, spārda, iespēra, draud, draudēja, žņaudz, uzmācas, uzmācās, pagrūda, uzbruka',
    silent:
      'neatbild, nereaģē, neelpo, dīvaini elpo, elpo dīvaini, smagi elpo, nekustas, nevar piecelties, nevaru piecelties, neceļas, guļ uz grīdas, guļ zemē, guļ gaitenī, guļ koridorā, guļ uz kāpnēm, guļ vannas istabā',
    things:
      'glezna, bilde, spogulis, plaukts, lampa, glāze, krūze, šķīvis, vāze, pulkstenis, lādētājs, brilles, gredzens, sniegs, temperatūra, cena, cenas, kūka, maize, siers, gaļa, elektrība, internets, mobilais, telefons, aizkars, rokturis, spuldze, recepcija, televizors',
    mild: 'ledus, ledu, plāksteris, plāksteri, plāksteru, ziede, ziedi, krēms, skūš*, gandrīz, mazliet, nedaudz, viegli',
    phrases: {
      fire: 'deguma smaka, degšanas smaka, ož|smird|smaka|jūtu + pēc deguma|deguma|degšanas|pēc dedzināta',
      violence:
        'sauc|kliedz|lūdz|saucieni|saucam + pēc palīdzības|palīgā|palīdzību, dzirdu|dzirdēju|dzirdam|dzird + šāvienus|šāvienu|šaušanu, sieviete|meitene + kliedz|brēc, jūtos|jūtamies + nedroša|nedrošs|nedroši|apdraudēta, nejūtos + droši|droša|drošs, piedzēries|iereibis|dzērājs + agresīvs|aiztika|uzmācas|draud|grābstīja, agresīvs + viesis|vīrietis|cilvēks',
      suicide:
        'tūlīt lēkšu, lēkšu ārā, gribu lēkt no, gribu izlēkt, negribu vairs dzīvot, vairs negribu dzīvot, negribu dzīvot',
      seizure:
        'nogājuši ūdeņi, nogāja ūdeņi, ūdeņi nogāja, sākušās dzemdības, dzemdības sākās, sākās dzemdības, kontrakcijas, temperatūra|drudzis + 39|40|41|42, augsta|ļoti augsta|augsts + temperatūra|drudzis',
      no_alarm:
        'neviens neatbild, kāds neatbild, krītošas zvaigznes, krītoša zvaigzne, iemīlē*, aizmig*, lēkt baseinā, salauzta sirds, salauzta mana sirds, kritās cenas, cena krita, rokas bagāža, nokrita internets, lūdz palīdzību + ar',
    },
  },
  et: {
    who: 'naine, naist, abikaasa, mees, meest, mehe, elukaaslane, poiss, tüdruk, sõber, sõbranna, kihlatu, poeg, poja, tütar, tütre, laps, last, lapse, lapsed, beebi, ema, isa, vanaema, vanaisa, õde, vend, proua, härra, külaline, inimene, keegi, kedagi, tädi, onu, naaber, kolleeg, tüüp, ämm, äi',
    self: 'ma, mina, ta, tema, me',
    body: 'käsi, käe, kätt, käed, sõrm, sõrme, sõrmed, pöial, pöidla, jalg, jala, jalga, jalad, varvas, varba, põlv, põlve, pea, pead, nägu, näo, silm, silma, silmad, nina, huul, suu, hammas, hamba, hambad, kõrv, õlg, õla, küünarnukk, ranne, randme, pahkluu, puus, puusa, roie, ribi, luu, kael, kaela, lõug, otsmik, nahk, naha',
    reflex: 'ennast, end, endale',
    me: 'mind, meid, mulle, teda, mu',
    falls: 'kukkus, kukkunud, libises, libisenud, komistas, kukkusin',
    hurts:
      'lõikas, lõikasin, lõiganud, põletas, põletasin, põletanud, kõrvetas, kõrvetasin, kõrvetanud, muljus, jäi vahele, purustas, vigastas, vigastasin, vigastatud, väänas, väänasin, nihestas',
    breaks: 'murdis, murdsin, murdus, murdnud, katki läks, lõi välja',
    harmed:
      'lõikasin sõrme, lõikasin kätte, lõikasin endale, lõikasin ennast, lõikasin end, põletasin ennast, põletasin end, põletasin käe, kukkusin + duši|vannitoas|trepist|ja, libisesin + ja|duši|vannitoas, koer hammustas, pea käib ringi, pearinglus, käib ringi',
    hits: 'lööb, lõi, peksab, peksis, puudutas, puudutab, käperdas, käperdab, jalaga, ähvardab, ähvardas, kägistab, ahistab, ahistas, tõukas, ründas',
    silent:
      'ei vasta, ei reageeri, ei hinga, hingab imelikult, hingab kummaliselt, hingab raskelt, ei liiguta, ei liigu, ei saa püsti, ei saa üles, ei suuda tõusta, lamab põrandal, lamab maas, lamab koridoris, lebab põrandal, lebab koridoris, lamab trepil, lamab vannitoas',
    things:
      'pilt, peegel, riiul, lamp, klaas, tass, taldrik, vaas, kell, laadija, prillid, sõrmus, lumi, temperatuur, hind, hinnad, kook, leib, juust, liha, elekter, internet, mobiil, telefon, kardin, käepide, pirn, vastuvõtt, televiisor, teler',
    mild: 'jääd, jää, plaaster, plaastri*, salv, salvi, kreem, raseeri*, habet, peaaegu, natuke, veidi, kergelt',
    phrases: {
      fire: 'kõrbelõhn, põlemislõhn, lõhnab|haiseb|lõhn + kõrbenu järele|kõrbe|põlemise|põlenud|kõrbenud',
      violence:
        'hüüab|karjub|hüüdis|palub|karjutakse|kutsub + appi|abi, kuulen|kuulsin|kuulsime|kuulda + laske|lasku|paugud|tulistamist, naine|tüdruk + karjub|kisab|röögib, tunnen + ohustatuna|ohus|ebaturvaliselt|ennast ohustatuna, ei tunne + turvaliselt, purjus + agressiivne|puudutas|ahistab|ähvardab|käperdas|mees karjub, agressiivne + külaline|mees|inimene',
      suicide: 'hüppan alla, hüppan aknast, tahan alla hüpata, hakkan hüppama, ei taha enam elada, ei taha elada',
      seizure:
        'lootevesi, veed tulid ära, lapse veed, sünnitus algas, sünnitus hakkas, laps hakkab tulema, kontraktsioonid, palavik|palavikku + 39|40|41|42, kõrge|väga kõrge + palavik',
      no_alarm:
        'keegi ei vasta, langevad tähed, langev täht, armu*, jäime magama, jäin magama, jäi magama, uinu*, hüpata basseini, murtud süda, hinnad langesid, hind langes, käsipagas, palub abi + pagasiga, katki läks telefon',
    },
  },
  fi: {
    who: 'vaimo, vaimoni, vaimon, vaimoa, mies, mieheni, miestä, puoliso, puolisoni, kumppani, kumppanini, poikaystävä, poikaystäväni, tyttöystävä, tyttöystäväni, avopuoliso, poika, poikani, poikaani, tytär, tyttäreni, tytärtäni, lapsi, lapseni, lastani, lapsen, lapset, tyttö, vauva, vauvani, äiti, äitini, isä, isäni, mummo, mummi, vaari, isoäiti, isoisä, sisko, siskoni, veli, veljeni, ystävä, ystäväni, nainen, naista, rouva, herra, vieras, henkilö, ihminen, joku, täti, setä, naapuri, kollega, tyyppi, anoppi, appi',
    self: 'minä, mä, hän, me',
    body: 'käsi, käteni, kätensä, käden, kättä, kädet, sormi, sormeni, sormensa, sormen, sormea, peukalo, peukaloni, jalka, jalkani, jalkansa, jalan, jalkaan, jalat, varvas, varpaani, polvi, polveni, pää, päänsä, pääni, päätä, kasvot, kasvoihin, silmä, silmään, silmäni, nenä, huuli, suu, hammas, hampaani, hampaan, hampaat, korva, olkapää, kyynärpää, ranne, ranteeni, nilkka, nilkkani, nilkkansa, lonkka, kylkiluu, luu, kaula, niska, leuka, otsa, iho',
    reflex: 'itseni, itseäni, itsensä, itseään',
    me: 'minua, meitä, minuun, minulle, häntä',
    falls: 'kaatui, kaatunut, putosi, pudonnut, liukastui, liukastunut, kompastui',
    hurts:
      'viilsi, viilsin, viiltänyt, leikkasi, leikkasin, leikannut, haavoitti, poltti, poltin, polttanut, palovamma, murskasi, jäi väliin, loukkasi, loukannut, loukkasin, loukkaantui, loukkaantunut, nyrjäytti, nyrjähti, satutti, satutin',
    breaks: 'murtui, mursi, mursin, murtunut, katkesi, katkennut, lohkesi',
    harmed:
      'viilsin itseäni, viilsin haavan, sain haavan, leikkasin sormeeni, leikkasin itseni, poltin itseni, poltin käteni, satutin itseni, kaaduin, liukastuin, koira puri, huimaa',
    hits: 'lyö, löi, hakkaa, hakkasi, koski, koskee, koskettelee, kosketteli, kouri, kourii, potkii, potki, uhkaa, uhkaili, kuristaa, ahdistelee, ahdisteli, tönäisi, pahoinpitelee, läimäytti',
    silent:
      'ei vastaa, ei reagoi, ei hengitä, hengittää oudosti, hengittää omituisesti, hengittää raskaasti, ei liiku, ei pääse ylös, en pääse ylös, ei pysty nousemaan, en pysty nousemaan, makaa lattialla, makaa maassa, makaa käytävällä, makaa käytävässä, makaa portaissa, makaa kylpyhuoneessa',
    things:
      'taulu, peili, hylly, lamppu, lasi, kuppi, lautanen, maljakko, kello, tanko, laturi, silmälasit, sormus, lumi, lämpötila, hinta, hinnat, kakku, leipä, juusto, liha, sähkö, sähköt, netti, internet, puhelin, kännykkä, verho, kahva, vastaanotto, televisio, telkkari, yhteys',
    mild: 'jäätä, jäitä, laastari*, voide, voidetta, rasva, parranajo*, ajaessa, melkein, vähän, hieman, lievästi',
    phrases: {
      fire: 'palaneen haju, palaneen käry, käryn haju, haisee|tuoksuu|haju + palaneelta|käryltä|palaneen|palaneen hajua',
      violence:
        'huutaa|huutavan|pyytää|huudetaan|kutsuu + apua, kuulen|kuulin|kuulimme|kuuluu + laukauksia|laukauksen|ampumista, nainen|tyttö + huutaa|kirkuu, oloni on|tunnen oloni + turvaton|turvattomaksi|uhatuksi, en tunne + oloani turvalliseksi, humalainen|humalassa + aggressiivinen|koski|kouri|ahdistelee|uhkaa, aggressiivinen + vieras|mies|ihminen',
      suicide:
        'aion hypätä, haluan hypätä alas, hyppään alas, hyppään ikkunasta, en halua enää elää, en halua elää, en jaksa enää elää',
      seizure:
        'lapsivesi, lapsivedet, vedet menivät, synnytys alkoi, synnytys alkaa, vauva syntyy, supistukset, supistuksia, kuumetta|kuume + 39|40|41|42, korkea|kova + kuume',
      no_alarm:
        'tähdenlento, tähdenlennot, tähdenlentoja, rakastu*, nukahd*, hypätä altaaseen, hyppiä altaaseen, sydän särky*, murtunut sydän, hinnat putosivat, käsimatkatavara*, käsipyyhe, käsipyyhk*, tukka leikata, hiusten leikkuu, netti kaatui, yhteys katkesi, pyytää apua + matkatavaroiden',
    },
  },
  hu: {
    who: 'feleségem, feleségemet, felesége, férjem, férjemet, férje, párom, páromat, barátom, barátnőm, vőlegényem, menyasszonyom, fiam, fiamat, fiam kezére, lányom, lányomat, gyerek, gyereket, gyerekem, gyermekem, gyermek, gyerekek, kisfiam, kislányom, kisfiú, kislány, baba, babám, csecsemő, anyám, anyukám, anya, apám, apukám, apa, nagymama, nagymamám, nagypapa, nagyapám, nővérem, húgom, bátyám, öcsém, férfi, nő, asszony, hölgy, úr, vendég, személy, valaki, valakit, ember, nagynéni, nagybácsi, szomszéd, kolléga, anyósom, apósom',
    self: 'én, ő',
    body: 'kéz, kezem, kezemet, keze, kezét, kezemre, ujj, ujjam, ujjamat, ujja, ujját, hüvelykujj, láb, lábam, lábamat, lába, lábát, lábfej, lábujj, kar, karom, karomat, karja, karját, térd, térdem, térde, fej, fejem, fejemet, feje, fejét, arc, arcom, arca, arcát, szem, szemem, szeme, szemét, orr, orrom, orra, ajka, szája, fog, fogam, foga, fogát, fül, füle, váll, vállam, válla, könyök, könyököm, csukló, csuklóm, csuklója, boka, bokám, bokája, csípő, csípőm, csípője, borda, bordám, csont, nyak, nyakam, nyaka, áll, homlok, bőr, bőröm',
    reflex: 'magam, magamat, magát',
    me: 'engem, minket, hozzám, nekem, őt, rám',
    falls: 'elesett, esett, leesett, megcsúszott, elcsúszott, megbotlott, kiesett, ráesett, ráesett a',
    hurts:
      'megvágta, megvágtam, elvágta, elvágtam, megégette, megégettem, megégett, leforrázta, leforráztam, becsípte, becsípődött, becsíptem, összezúzta, megsérült, megsebesült, megsebesítette, kificamította, kificamítottam, meghúzta, sérült',
    breaks: 'eltört, eltörte, eltörtem, kitört, letört, kitörte, törött, eltörött',
    harmed:
      'megvágtam magam, elvágtam magam, megégettem magam, leforráztam magam, elestem, megcsúsztam, elcsúsztam, megharapott egy kutya, szédülök, nagyon szédül',
    hits: 'ver, vert, veri, megüt, megütött, üt, ütött, hozzáért, hozzám ért, fogdos, fogdosott, tapogat, tapogatott, rúg, megrúgott, fenyeget, fenyegetett, fojtogat, zaklat, zaklatott, bántalmaz, bántalmazott, meglökött, pofon vágott',
    silent:
      'nem válaszol, nem reagál, nem lélegzik, furcsán lélegzik, nehezen lélegzik, nehezen veszi a levegőt, nem mozog, nem mozdul, nem tud felállni, nem tudok felállni, nem tud felkelni, fekszik a földön, a földön fekszik, fekszik a padlón, a padlón fekszik, a folyosón fekszik, fekszik a folyosón, a lépcsőn fekszik, a fürdőszobában fekszik',
    things:
      'kép, tükör, polc, lámpa, pohár, bögre, tányér, váza, óra, rúd, töltő, szemüveg, gyűrű, hó, hőmérséklet, ár, árak, torta, kenyér, sajt, hús, áram, internet, mobil, telefon, telefonom, függöny, kilincs, villanykörte, recepció, tévé, kártyám, kulcs',
    mild: 'jég, jeget, jegük, ragtapasz*, sebtapasz*, tapasz*, kenőcs*, krém, borotvál*, majdnem, kicsit, egy kicsit, enyhén',
    phrases: {
      fire: 'égett szag, égésszag, füstszag, szag|szaga|érzek|büdös + égett|égés|égett szag',
      violence:
        'segítségért|segítséget + kiált|kiabál|sikít|kiáltoz|kér|hív|kiáltozik|kiáltást, hallok|hallottam|hallottunk|hallatszik|hallani + lövéseket|lövés|lövések|lövöldözést, nő|lány + sikít|sikoltozik|kiabál, nem érzem|nem érezzük + biztonságban, veszélyben érzem, részeg|ittas + agresszív|hozzám ért|fogdosott|zaklat|fenyeget, agresszív + vendég|férfi|ember',
      suicide:
        'le fogok ugrani, leugrom az, leugrom innen, le akarok ugrani, ki fogok ugrani, kiugrom az, nem akarok élni, nem akarok tovább élni, nem akarok már élni',
      seizure:
        'elfolyt a magzatvíz, elfolyt a magzatvizem, magzatvíz, megindult a szülés, jön a baba most, fájások, láza|lázam + 39|40|41|42, magas|nagyon magas + láz|láza|lázam, 40 fokos láza, 39 fokos láza',
      no_alarm:
        'hullócsillag*, szerelmes*, elalud*, beleszeret*, ugrani a medencébe, a medencébe ugrani, összetört a szíve*, összetört szív, árcsökkent*, kézipoggyász*, leesett az internet, segítséget kér + a csomag*, eső esett, hó esett, esett az eső, esett a hó, nem esett',
    },
  },
};
