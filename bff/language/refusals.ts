/** How one language says that a thing is not wanted. In each list a word may end in `*`, and ` ~ ` stands for up to three words. */
interface Refusals {
  /** Not needed, not wanted, "do not bring": whatever is named beside it is refused. */
  unwanted: string;
  /** "No …", "without …", right before a thing: refused, unless something tells that it is lacking. */
  without?: string;
  /** "… neither", behind a thing that ends a sentence. */
  tail?: string;
  /** By these a no tells that something is lacking or out of order: have, there is, find, here, works. */
  lacks?: string;
  /** By these a guest asks: why, can you. What is asked for is wanted, however many a no stands in it. */
  asks?: string;
}

/** Of the languages that write spaces; the others stand in `UNSPACED_REFUSALS`. */
export const REFUSALS: Record<string, Refusals> = {
  en: {
    unwanted:
      'do not need, dont need, do not want, dont want, dont wanna, do not require, dont require, do not wish, dont wish, do not really need, dont really need, do not really want, dont really want, no need, no longer need, no longer want, no longer require, no longer wish, not needed, not necessary, not required, not wanted, isnt needed, arent needed, isnt necessary, no longer needed, no longer necessary, no longer required, wont need, will not need, wont be needing, would not like, wouldnt like, rather not, please no, please not, no ~ needed, no ~ necessary, no ~ required, do not bring, dont bring, do not send, dont send, do not cancel, dont cancel, never cancel, not to cancel, not cancel, not cancelling, not canceling, do not wake, dont wake, do not order, dont order, do not call, dont call, do not ring, dont ring, do not book, dont book, do not clean, dont clean, do not come, dont come, do not change, dont change, not to change, do not deliver, dont deliver, do not arrange, dont arrange, do not reserve, dont reserve, do not prepare, dont prepare, do not give, dont give, do not repair, dont repair, do not fix, dont fix, do not extend, dont extend, do not charge, dont charge, do not put, dont put, dont bother, do not bother, do without, did not order, didnt order, never ordered, did not ask for, didnt ask for, never asked for',
    without: 'no, not the, not a, not any, no more, no extra, no additional, no other, without, without any, zero',
    tail: 'neither, not either, not the ~ either',
    lacks:
      'have, has, had, got, there, are, is, was, left, here, in, see, find, found, works, work, working, missing, yet, came, come, arrived, received',
    asks: 'why, can, could, cant, couldnt, cannot, how come, you dont, they dont, you do not, they do not, he doesnt, she doesnt, until, before, more than, only',
  },
  de: {
    unwanted:
      'brauch* ~ kein*, brauch* ~ nicht, benötig* ~ kein*, benötig* ~ nicht, ich will ~ kein*, ich will ~ nicht, will ich ~ kein*, will ich ~ nicht, wollen wir ~ nicht, wollen wir ~ kein*, wir wollen ~ kein*, wir wollen ~ nicht, will nicht, möchte* ~ kein*, möchte* ~ nicht, wünsche* ~ kein*, kein bedarf, nicht nötig, nicht mehr nötig, nicht erforderlich, nicht notwendig, bitte nicht, bitte kein*, nicht bringen, nicht schicken, nicht stornieren, nicht absagen, nicht wecken, nicht mehr wecken, nicht bestellen, nicht rufen, nicht kommen, nicht buchen, nicht putzen, nicht reinigen, nicht ändern, bringen sie ~ kein*, bringen sie ~ nicht, schicken sie ~ kein*, schicken sie ~ nicht, stornieren sie ~ nicht, storniert ~ nicht, storniere ~ nicht, wecken sie ~ nicht, weckt ~ nicht, bestellen sie ~ kein*, bestellen sie ~ nicht, rufen sie ~ kein*, doch kein*, doch nicht, lieber kein*, lieber nicht, müssen ~ nicht, muss ~ nicht, müssen ~ kein*, muss ~ kein*, verzichte*, kommt ohne, kommen ohne, nichts stornieren, nichts absagen',
    without:
      'kein*, ohne, nicht das, nicht die, nicht den, keine weiteren, keine zusätzlichen, keine neuen, keine extra',
    tail: 'auch nicht, ebenfalls nicht, ebenso nicht',
    lacks:
      'hab*, ist, sind, gibt, da, mehr, hier, im, in, fehl*, funktionier*, geht, gehen, find*, seh*, bekommen, gekommen, noch',
    asks: 'warum, wieso, weshalb, kann, können, könnte*, könnt, konnte*, bis, bevor, nur, mehr als',
  },
  fr: {
    unwanted:
      'pas besoin, plus besoin, aucun besoin, nul besoin, ne veux pas, ne veux plus, veux pas, veux plus, ne voulons pas, ne voulons plus, ne souhaite pas, ne souhaitons pas, ne souhaite plus, ne désire pas, inutile d, inutile de, pas nécessaire, plus nécessaire, pas la peine, plus la peine, n apportez pas, ne ~ apportez pas, ne ~ réveillez pas, ne ~ réveillez plus, n annulez pas, n annulez rien, ne ~ annulez pas, n envoyez pas, ne ~ envoyez pas, ne commandez pas, n appelez pas, ne venez pas, ne nettoyez pas, ne changez pas, ne réservez pas, ne pas annuler, ne pas apporter, ne pas réveiller, ne pas nous réveiller, ne pas me réveiller, ne pas envoyer, ne pas commander, ne pas venir, ne pas nettoyer, pas annuler, finalement pas, me passer de, faut pas',
    without: 'pas de, pas d, sans, sans les, sans le, aucun, aucune, pas le, pas la, pas les, pas un, pas une',
    tail: 'non plus, ni plus',
    lacks:
      'a, ai, ny, nai, jai, n avons, avons, avez, ont, ya, reste, manque*, trouve*, fonctionne*, marche*, reçu, dans, ici, est, sont, encore',
    asks: 'pourquoi, pouvez, pourriez, peux, peut, pourrait, pouvons, puis, avant, jusqu, seulement',
  },
  es: {
    unwanted:
      'no necesit*, no ~ necesito, no ~ necesitamos, no quiero, no queremos, no quisiera, no deseo, no deseamos, no hace falta, no hacen falta, no es necesari*, no son necesari*, no traiga*, no me traiga*, no nos traiga*, no me despierte*, no nos despierte*, no despierte*, no cancele*, no canceles, no lo cancele*, no la cancele*, no me cancele*, no anule*, no envie*, no mande*, no pida*, no llame*, no venga*, no limpie*, no reserve*, no cambie*, no cancelar, no traer, no despertar, mejor no, por favor no, prescindo',
    without: 'no, sin, nada de, ningún, ninguna, ningunas, no más',
    tail: 'tampoco',
    lacks: 'hay, ten*, falta*, queda*, encontr*, veo, aquí, en, funcion*, está, están, lleg*, han, recib*',
    asks: 'por qué, puedo, puede*, podr*, podemos, hasta, antes, solo',
  },
  it: {
    unwanted:
      'non ~ serve, non ~ servono, non ~ serve più, non ho bisogno, non abbiamo bisogno, non ho più bisogno, non abbiamo più bisogno, non ne ho ~ bisogno, non voglio, non vogliamo, non vorrei, non desidero, non desideriamo, non è necessari*, non è più necessari*, non occorre, non occorrono, non portate, non porti, non portatemi, non mi porti, non ~ svegli, non ~ svegliate, non svegliatemi, non svegliateci, non svegliare, non cancelli, non cancellate, non cancellare, non ~ cancellate, non annulli, non annullate, non annullare, non disdica, non disdite, non disdire, non mandi, non mandate, non chiami, non chiamate, non ordini, non ordinate, non venite, non venga, non pulite, non pulisca, non cambi, non cambiate, non prenoti, non prenotate, meglio di no, faccio a meno, per favore non, per favore niente',
    without: 'niente, nessun, nessuno, nessuna, senza, senza gli, senza i, no, non gli, non il',
    tail: 'neanche, nemmeno, neppure',
    lacks: 'c è, ce, ci, ho, abbiamo, manca*, trov*, in, qui, funzion*, sono, arrivat*, ricevut*',
    asks: 'perché, potete, può, posso, potrebbe, possiamo, potreste, prima, fino, solo',
  },
  pt: {
    unwanted:
      'não preciso, não precisamos, não precisa, não ~ preciso, não quero, não queremos, não é necessári*, não são necessári*, não é preciso, não vou precisar, não vamos precisar, não traga*, não me traga*, não nos traga*, não me acorde*, não nos acorde*, não acorde*, não cancele*, não cancelar, não canceles, não envie*, não mande*, não chame*, não peça*, não limpe*, não reserve*, não altere*, não desejo, não faz falta, já não preciso, dispenso, dispensamos, melhor não, não venha*',
    without: 'sem, nada de, nenhum, nenhuma, não',
    tail: 'também não, tampouco, tão pouco',
    lacks: 'há, tem, têm, tenho, temos, falta*, encontr*, funciona*, aqui, no, na, está, estão, cheg*, receb*',
    asks: 'porque, por que, pode*, posso, poderia*, podem, até, antes, só',
  },
  nl: {
    unwanted:
      'heb ~ geen ~ nodig, hebben ~ geen ~ nodig, niet nodig, niet meer nodig, geen ~ nodig, hoef* ~ geen, hoef* ~ niet, hoeft niet, ik wil ~ geen, ik wil ~ niet, wil ik ~ niet, we willen ~ geen, wij willen ~ geen, we willen ~ niet, niet annuleren, annuleer ~ niet, niet brengen, breng ~ geen, breng ~ niet, niet wekken, wek ~ niet, maak ~ niet wakker, niet sturen, stuur ~ geen, niet bestellen, bestel ~ geen, niet komen, niet schoonmaken, bel ~ geen, toch geen, toch niet, liever geen, liever niet, graag geen, alstublieft geen, alsjeblieft geen',
    without: 'geen, zonder, niet de, niet het',
    tail: 'ook niet, evenmin',
    lacks: 'er, heb, hebben, is, zijn, werkt, werken, hier, op, in, meer, nog, vind, zie, gekregen, gekomen',
    asks: 'waarom, kan, kunt, kun, kunnen, kon, konden, voordat, tot, alleen',
  },
  sv: {
    unwanted:
      'behöver inte, behöver ~ ingen, behöver ~ inga, behöver ~ inget, behövs inte, behövs ~ inte, jag vill inte, vi vill inte, vill jag inte, vill vi inte, vill inte ha, vill ~ ingen, inte nödvändig*, avboka inte, inte avboka, avbeställ inte, ställ inte in, väck ~ inte, inte väcka, kom inte, skicka inte, skicka ingen, beställ inte, beställ ingen, ta inte med, städa inte, ring inte, boka inte, ändra inte, klarar mig utan, snälla inga, helst inte',
    without: 'ingen, inga, inget, utan, inte någon, inte några',
    tail: 'inte heller, heller inte',
    lacks: 'finns, har, saknas, fungerar, här, på, i, är, hittar, ser, kom, fick, kvar',
    asks: 'varför, kan, kunde, får, före, innan, bara',
  },
  da: {
    unwanted:
      'behøver ikke, ikke brug for, ingen brug for, jeg vil ikke, vi vil ikke, vil jeg ikke, vil ~ ikke have, ikke nødvendig*, behøves ikke, afbestil ikke, afbestil ~ ikke, annuller ikke, ikke annuller*, ikke afbestil*, væk ~ ikke, ikke vække*, kom ikke, send ikke, send ingen, bestil ikke, bestil ingen, medbring ikke, rengør ikke, gør ikke rent, ring ikke, skal ~ ikke have, skal ikke bruge, skal ~ ikke bruge, ønsker ikke, helst ikke',
    without: 'ingen, intet, uden, ikke',
    tail: 'heller ikke, ikke heller',
    lacks: 'er, har, mangler, virker, her, på, i, der, finder, ser, kom, fik',
    asks: 'hvorfor, kan, kunne, må, kun',
  },
  nb: {
    unwanted:
      'trenger ikke, trenger ~ ingen, trengs ikke, behøver ikke, jeg vil ikke, vi vil ikke, vil jeg ikke, vil ~ ikke ha, ønsker ikke, ikke nødvendig*, ikke behov, ikke avbestill*, ikke kanseller*, avbestill ikke, kanseller ikke, vekk ~ ikke, ikke vekk*, ikke kom, kom ikke, ikke send, send ikke, send ingen, ikke bestill, bestill ikke, bestill ingen, ikke ta med, ikke vask, ikke ring, skal ikke ha, helst ikke',
    without: 'ingen, intet, uten, ikke',
    tail: 'heller ikke, ikke heller',
    lacks: 'er, har, mangler, virker, fungerer, her, på, i, det, finner, ser, kom, fikk',
    asks: 'hvorfor, kan, kunne, får, bare',
  },
  fi: {
    unwanted:
      'en tarvitse, emme tarvitse, ei tarvita, ei tarvitse, ei tarvi*, ei tartte, en enää tarvitse, emme enää tarvitse, en halua, emme halua, en enää halua, älkää, älä, ei tarvetta, en kaipaa, ei ole tarpeen',
    without: 'ilman, ei',
    tail: 'ei myöskään, myöskään ei',
    lacks: 'ole, oo, toimi, löydy, huoneessa, täällä, näy, tullut, saanut',
    asks: 'miksi, voi*, voisi*, ennen, vain',
  },
  pl: {
    unwanted:
      'nie potrzeb*, nie ~ potrzebuj*, nie trzeba, nie chcę, nie chcemy, nie chciał*, nie życz*, niepotrzebn*, nie jest potrzebn*, nie są potrzebn*, nie będzie potrzebn*, proszę nie, nie przynoś*, nie budź*, nie budzić, nie odwołuj*, nie odwoływać, nie anuluj*, nie anulować, nie wysyłaj*, nie zamawiaj*, nie wzywaj*, nie przychodź*, nie sprząta*, nie rezerwuj*, nie zmieniaj*, obejdę się, proszę bez',
    without: 'bez, żadn*, nie',
    tail: 'też nie, również nie, także nie',
    lacks: 'ma, mam, mamy, są, brak*, dział*, tu, tutaj, w, było, był',
    asks: 'dlaczego, czemu, może*, mog*, przed, dopiero, tylko',
  },
  cs: {
    unwanted:
      'nepotřebuj*, nebudu potřebovat, nebudeme potřebovat, nechci, nechceme, nechtěl*, není třeba, není potřeba, netřeba, nemusíte, nemusí, nenoste, nerušte ~ rezervaci, neruste rezervaci, nestornujte, neposílejte, nebuďte, nebudit, nevolejte, neobjednávejte, nechoďte, neuklízejte, neměňte, nerezervujte, nepřinášejte, obejdu se, obejdeme se, prosím žádn*, prosím bez',
    without: 'bez, žádn*, ne',
    tail: 'také ne, taky ne',
    lacks: 'není, nejsou, nemám*, chybí, nefunguj*, tady, tu, v',
    asks: 'proč, můžete, mohli, mohu, můžu, před, až, jen',
  },
  sk: {
    unwanted:
      'nepotrebuj*, nebudem potrebovať, nebudeme potrebovať, nechcem*, nechcel*, netreba, nie je potrebn*, nie sú potrebn*, nemusíte, nenoste, nerušte ~ rezerváciu, nestornujte, neposielajte, nebuďte, nezobúdzajte, nevolajte, neobjednávajte, nechoďte, neupratujte, nemeňte, neprineste, prosím žiad*, prosím bez',
    without: 'bez, žiad*, nie',
    tail: 'tiež nie, ani',
    lacks: 'je, sú, nemám*, chýba*, nefunguj*, tu, v',
    asks: 'prečo, môžete, mohli, môžem, pred, až, len',
  },
  ro: {
    unwanted:
      'nu am nevoie, nu avem nevoie, nu mai am nevoie, nu mai avem nevoie, nu vreau, nu vrem, nu mai vreau, nu doresc, nu dorim, nu ~ trebuie, nu e nevoie, nu este nevoie, nu mai e nevoie, nu aduceți, nu ~ aduceți, nu anulați, nu ~ anulați, nu ~ treziți, nu treziți, nu trimiteți, nu chemați, nu comandați, nu veniți, nu curățați, nu rezervați, nu schimbați, să nu anulați',
    without: 'fără, niciun, nicio, nu',
    tail: 'nici',
    lacks: 'sunt, este, e, am, avem, există, lips*, merge, funct*, aici, în, găsesc, primit',
    asks: 'de ce, puteți, pot, putem, ați putea, înainte, doar',
  },
  hu: {
    unwanted:
      'nem kell, nem ~ kell, nem kellenek, kell nem, nem kérek, nem kérünk, nem kérem, nem kérjük, nem szeretnék, nem szeretnénk, nem szeretném, nem akarok, nem akarunk, nem akarom, nem akarjuk, nincs szükség*, nincs ~ szükség*, ne hozz*, ne ébressz*, ne kelts*, ne hívj*, ne rendelj*, ne küldj*, ne jöjj*, ne takarít*, ne mondj*, ne töröl*, ne foglalj*, ne módosít*, felesleges, nélkül kér*',
    without: 'semmilyen',
    tail: 'sem kell, sem kérek, sem',
    lacks: 'nincs, nincsenek, hiányz*, működ*, itt, találok',
    asks: 'miért, tudna*, tud, lehet, lehetne, előtt, csak',
  },
  bg: {
    unwanted:
      'не ми трябва*, не ни трябва*, не ~ трябва*, нямам нужда, нямаме нужда, няма нужда, не искам, не искаме, не желая, не желаем, не е нужно, не е необходимо, не са нужни, не носете, не ми носете, не отменяйте, не анулирайте, не ме буд*, не ни буд*, не будете, не викайте, не поръчвайте, не пращайте, не изпращайте, не идвайте, не чистете, не резервирайте, не променяйте, моля без',
    without: 'без, никакв*, не',
    tail: 'също не',
    lacks: 'има, няма, нямам, нямаме, липсва*, работи, тук, в, намирам',
    asks: 'защо, може*, мога, бихте, преди, само',
  },
  el: {
    unwanted:
      'δεν χρειάζ*, δε χρειάζ*, δεν ~ χρειάζ*, δεν θέλω, δε θέλω, δεν θέλουμε, δεν ~ θέλω, δεν ~ θέλουμε, δεν είναι απαραίτητ*, μην φέρ*, μη φέρ*, μην ακυρώ*, μην ~ ακυρώ*, μην ~ ξυπνήσετε, μη ~ ξυπνήσετε, μη ~ ξυπνάτε, μην στείλ*, μη στείλ*, μην καλέ*, μην παραγγείλ*, μην έρθ*, μην καθαρ*, μην αλλάξ*, μην κλείσ*, παρακαλώ όχι',
    without: 'χωρίς, όχι, κανένα, καμία',
    tail: 'ούτε',
    lacks: 'έχω, έχει, έχουμε, υπάρχ*, λείπ*, λειτουργ*, εδώ, στο',
    asks: 'γιατί, μπορείτε, μπορώ, μπορεί, πριν, μόνο',
  },
  hr: {
    unwanted:
      'ne treba*, ne ~ treba*, ne želim, ne želimo, ne bih, neću, nećemo, nije potreb*, nisu potreb*, nema potrebe, nemojte, ne nosite, ne donosite, ne otkazujte, ne budite, ne šaljite, ne zovite, ne naručujte, ne dolazite, ne čistite, ne mijenjajte, molim bez',
    without: 'bez, nikakv*, ne',
    tail: 'također ne, isto ne',
    lacks: 'nema*, imam*, fali, nedostaj*, radi, ovdje, u',
    asks: 'zašto, možete, mogu, možemo, prije, samo',
  },
  sr: {
    unwanted:
      'ne treba*, ne ~ treba*, ne želim, ne želimo, ne bih, neću, nećemo, nije potreb*, nisu potreb*, nema potrebe, nemojte, ne nosite, ne donosite, ne otkazujte, ne budite, ne šaljite, ne zovite, ne naručujte, ne dolazite, ne čistite, ne menjajte, molim bez, не треба*, не ~ треба*, не желим, не желимо, не бих, нећу, нећемо, није потреб*, нису потреб*, нема потребе, немојте, не носите, не доносите, не отказујте, не будите, не шаљите, не зовите, не наручујте, не долазите, не чистите, не мењајте, молим без',
    without: 'bez, nikakv*, ne, без, никакв*, не',
    tail: 'takođe ne, такође не',
    lacks: 'nema*, imam*, fali, nedostaj*, radi, ovde, u, нема*, имам*, фали, недостај*, ради, овде, у',
    asks: 'zašto, možete, mogu, možemo, pre, samo, зашто, можете, могу, можемо, пре, само',
  },
  sl: {
    unwanted:
      'ne potrebuj*, ne ~ potrebuj*, ne rabim*, ne ~ rabim*, ne želim*, nočem*, ni potreb*, niso potreb*, ni treba, ne prinašajte, ne nosite, ne prekličite, ne odpovejte, ne odpovedujte, ne ~ budite, ne ~ zbudite, ne pošiljajte, ne kličite, ne naročajte, ne hodite, ne čistite, ne spreminjajte, prosim brez',
    without: 'brez, noben*, ne',
    tail: 'tudi ne',
    lacks: 'ni, nima*, imam*, manjka*, dela, tukaj, v',
    asks: 'zakaj, lahko, morete, mogli, pred, samo',
  },
  et: {
    unwanted:
      'ei vaja, pole vaja, ei ~ vaja, pole ~ vaja, ei soovi, ei taha, ei ~ soovi, ärge, ära too, ära tühista, ära telli',
    without: 'ilma, mitte',
    tail: 'ka mitte, samuti mitte',
    lacks: 'on, ole, pole, puudu*, tööta*, siin, toas',
    asks: 'miks, saate, saaksite, saab, enne, ainult',
  },
  lv: {
    unwanted:
      'nevajag, vairs nevajag, nevajadzēs, nav vajadz*, nav nepieciešam*, negribu, negribam, nevēl*, neatceliet, nenesiet, neatnesiet, nemodiniet, nesūtiet, nesauciet, nepasūtiet, nenāciet, netīriet, nemainiet, nerezervējiet, lūdzu bez',
    without: 'bez, nekād*, ne',
    tail: 'arī ne',
    lacks: 'nav, ir, trūkst*, strādā, šeit',
    asks: 'kāpēc, varat, varu, varētu, pirms, tikai',
  },
  lt: {
    unwanted:
      'nereikia, nebereikia, nereikės, nebereikės, nenoriu, nebenoriu, nenorime, nepageidauj*, nebūtina, neatšaukite, neneškite, neatneškite, nežadinkite, nesiųskite, nekvieskite, neužsakykite, neateikite, nevalykite, nekeiskite, prašau be',
    without: 'be, jokio, jokios, jokių, ne',
    tail: 'irgi ne, taip pat ne',
    lacks: 'nėra, yra, trūksta, veikia, čia',
    asks: 'kodėl, galite, galėtumėte, galiu, prieš, tik',
  },
  is: {
    unwanted:
      'þarf ekki, þurfum ekki, þarf ~ ekki, þarf ~ enga, þarf ~ engan, þarf ~ engin, vil ekki, viljum ekki, vil ~ engin, óþarfi, ekki nauðsynlegt, ekki afpanta, ekki koma, ekki senda, ekki vekja, ekki panta, ekki hringja, ekki þrífa, ekki breyta, afpantið ekki, vekið ~ ekki',
    without: 'án, engin, engar, engan, enga, ekkert',
    tail: 'ekki heldur, heldur ekki',
    lacks: 'er, eru, vantar, virkar, hér, á, í',
    asks: 'hvers vegna, af hverju, geturðu, getið, get, bara',
  },
  ca: {
    unwanted:
      'no necessit*, no ~ necessit*, no vull, no volem, no voldria, no cal, no calen, no fa falta, no és necessari, no porteu, no em porteu, no cancel*, no anul*, no em desperteu, no ens desperteu, no desperteu, no envieu, no demaneu, no truqueu, no vingueu, no netegeu, no reserveu, no canvieu',
    without: 'no, sense, cap, res de',
    tail: 'tampoc',
    lacks: 'hi, tinc, tenim, falt*, queda, trob*, funcion*, aquí, a',
    asks: 'per què, podeu, puc, podríeu, podem, abans, només',
  },
  id: {
    unwanted:
      'tidak perlu, tak perlu, gak perlu, ga perlu, nggak perlu, ngga perlu, enggak perlu, tidak usah, gak usah, ga usah, nggak usah, ngga usah, tak usah, tidak butuh, gak butuh, ga butuh, nggak butuh, tidak mau, gak mau, ga mau, nggak mau, tidak ingin, tidak membutuhkan, tidak memerlukan, jangan, tidak jadi, gak jadi, ga jadi, nggak jadi',
    without: 'tanpa, bukan',
    tail: 'juga tidak, juga tidak usah',
    lacks: 'ada, kurang, berfungsi, di',
    asks: 'kenapa, mengapa, bisa, bisakah, boleh, sebelum, sampai',
  },
  ms: {
    unwanted:
      'tidak perlu, tak perlu, tak payah, tidak payah, tak usah, tidak mahu, tak mahu, tak nak, taknak, xnak, tak perlukan, tidak perlukan, tidak memerlukan, jangan, tak jadi, tidak ingin',
    without: 'tanpa, bukan',
    tail: 'juga tidak, pun tidak, pun tak payah',
    lacks: 'ada, kurang, berfungsi, di',
    asks: 'kenapa, mengapa, boleh, bolehkah, sebelum, sampai',
  },
  fil: {
    unwanted:
      'hindi ~ kailangan, di ~ kailangan, hindi kailangan, ayaw ko, ayaw kong, ayoko, ayaw namin, ayaw naming, huwag, wag, hindi ko na, hindi na namin, hindi ako nangangailangan',
    lacks: 'wala, walang, may, gumagana, dito',
    asks: 'bakit, pwede, puwede, maaari, bago',
  },
  vi: {
    unwanted:
      'không cần, không muốn, khỏi cần, thôi khỏi, không lấy, chưa cần, đừng mang, đừng gọi, đừng hủy, đừng huỷ, đừng đến, đừng đánh thức, đừng gửi, đừng đặt, đừng dọn, đừng đem, đừng thay, xin đừng, không hủy, không huỷ, không đặt',
    tail: 'cũng không, cũng không cần',
    lacks: 'có, thiếu, ở',
    asks: 'tại sao, sao, có thể, được không, trước',
  },
  hi: {
    unwanted:
      'नहीं चाहिए, नही चाहिए, नहीं चाहिये, नहीं चाहता, नहीं चाहती, नहीं चाहते, जरूरत नहीं, जरूरत नही, आवश्यकता नहीं, मत, न करें, ना करें, नहीं करना, नहीं करवाना, नहीं कराना, न लाएं, न भेजें',
    tail: 'भी नहीं',
    asks: 'क्यों, सकते, सकता, सकती, पहले, सिर्फ',
  },
  bn: {
    unwanted:
      'লাগবে না, লাগবেনা, দরকার নেই, দরকার নাই, প্রয়োজন নেই, প্রয়োজন নাই, চাই না, চাইনা, চাচ্ছি না, চাইছি না, করবেন না, আনবেন না, পাঠাবেন না, ডাকবেন না, দিবেন না, দেবেন না, জাগাবেন না, আসবেন না, করতে চাই না',
    tail: 'ও না',
    asks: 'কেন, পারেন, পারি, আগে, শুধু',
  },
  ar: {
    unwanted:
      'لا أحتاج, لا نحتاج, لا أريد, لا نريد, لم أعد أحتاج, لم أعد أريد, لم نعد نحتاج, لم أعد بحاجة, لم نعد بحاجة, ما ابي, ما ابغى, ما نبي, ما نبغى, ما بدي, مش عايز, مش عايزة, مش عايزين, مش عاوز, لا داعي, ما في داعي, لا حاجة, لست بحاجة, لسنا بحاجة, لا تحضر*, لا تلغ*, لا توقظ*, لا ترسل*, لا تطلب*, لا تتصل*, لا تأت*, لا تنظف*, لا تغير*, لا تحجز*, ما نحتاج, ما أحتاج, مو لازم, مش لازم, بلاش, لا أرغب, لا نرغب',
    without: 'بدون, بلا, من دون, لا',
    tail: 'أيضا لا, ولا',
    lacks: 'يوجد, توجد, عندي, عندنا, لدي, لدينا, في, هنا, تعمل, يعمل',
    asks: 'لماذا, ليش, هل, ممكن, يمكن, تقدر*, قبل, فقط',
  },
  fa: {
    unwanted:
      'نمیخوام, نمی خوام, نمیخواهم, نمی خواهم, نمیخواهیم, نمیخوایم, نمی خواهیم, لازم نیست, لازم ندار*, نیازی نیست, نیازی ~ نیست, نیازی ندار*, نیاز نیست, نیاز ندار*, احتیاج ندار*, احتیاجی ندار*, احتیاجی نیست, نیاورید, نیارید, لغو نکنید, لغو نکن, کنسل نکنید, کنسل نکن, بیدار نکنید, بیدارم نکنید, نفرستید, سفارش ندهید, سفارش ندید, نگیرید, زنگ نزنید, نیایید, تمیز نکنید',
    without: 'بدون',
    tail: 'هم نه',
    lacks: 'نیست, نداریم, ندارم, ندارد, نداره, کار',
    asks: 'چرا, می توانید, میتوانید, میشه, می شود, میتونید, قبل, فقط',
  },
  ur: {
    unwanted:
      'نہیں چاہیے, نہیں چاہئے, ضرورت نہیں, نہیں چاہتا, نہیں چاہتی, نہیں چاہتے, مت, نہ کریں, نہ لائیں, نہ بھیجیں, درکار نہیں, نہیں کرنا',
    tail: 'بھی نہیں',
    asks: 'کیوں, سکتے, سکتا, سکتی, پہلے, صرف',
  },
  he: {
    unwanted:
      'לא צריך, לא צריכה, לא צריכים, לא צריכות, לא רוצה, לא רוצים, לא רוצות, לא מעוניין*, אין צורך, אין לי צורך, אין לנו צורך, לא נחוץ, לא נדרש, אל תביאו, אל תביא, אל תבטלו, אל תבטל, לא לבטל, לא להביא, אל תעירו, אל תעיר, לא להעיר, אל תשלחו, לא לשלוח, אל תזמינו, לא להזמין, אל תתקשרו, לא לנקות, אל תנקו, אל תשנו',
    without: 'בלי, ללא',
    tail: 'גם לא',
    lacks: 'אין, יש, חסר*, עובד*, כאן, פה',
    asks: 'למה, מדוע, אפשר, תוכלו, יכול*, לפני, רק',
  },
  ka: {
    unwanted:
      'არ მჭირდება, არ გვჭირდება, აღარ მჭირდება, აღარ გვჭირდება, არ მინდა, არ გვინდა, აღარ მინდა, აღარ გვინდა, არ არის საჭირო, საჭირო არ არის, აღარ არის საჭირო, ნუ, არ გააუქმოთ, არ მოიტანოთ, არ გამაღვიძოთ, არ გაგვაღვიძოთ, არ გამოგზავნოთ, არ დარეკოთ, არ გამოიძახოთ',
    tail: 'არც',
    asks: 'რატომ, შეგიძლიათ, შეიძლება, მხოლოდ',
  },
  tr: {
    unwanted:
      'istemiyor*, istemem, istemez*, gerek yok, gerekmiyor, gerekli değil, ihtiyacım yok, ihtiyacımız yok, ihtiyacım kalmadı, gerek kalmadı, lazım değil, getirmeyin, getirme, uyandırmayın, iptal etmeyin, iptal etme, göndermeyin, çağırmayın, sipariş etmeyin, gelmeyin, temizlemeyin, değiştirmeyin, aramayın, ayırtmayın, vermeyin, almayayım, vazgeçtim, vazgeçtik, olmasın, iptal edilmesin',
    tail: 'da istemiyor*, de istemiyor*, da gerek yok',
    lacks: 'çalış*, burada',
    asks: 'neden, niye, niçin, misiniz, mısınız, önce, sadece',
  },
  ko: {
    unwanted:
      '필요 없*, 필요없*, 필요하지 않*, 필요 안*, 필요치 않*, 원하지 않*, 원치 않*, 안 원*, 안 해도*, 안해도*, 안 주셔도*, 안주셔도*, 안 가져*, 가져오지 마*, 가져다주지 마*, 보내지 마*, 부르지 마*, 취소하지 마*, 깨우지 마*, 하지 마*, 하지 말*, 오지 마*, 청소하지 마*, 주지 마*, 취소하지 않*, 싶지 않*, 안 할래*, 안 할게*, 빼 주*, 빼주*, 안 불러*',
    asks: '왜, 수 있*',
  },
  ru: {
    unwanted:
      'не нужн*, не нужен, не ~ нужн*, не ~ нужен, не понадоб*, не надо, не требу*, не хочу, не хотим, не хотел* бы, не желаю, не приносите, не приносить, не отменяйте, не отменять, не отменяй, не аннулируйте, не будите, не будить, не присылайте, не отправляйте, не вызывайте, не вызывать, не заказывайте, не заказывать, не приходите, не убирайте, не убирать, не меняйте, не бронируйте, обойдусь, обойдемся, ни к чему',
    without: 'без, никак*',
    tail: 'тоже не надо, тоже не нужн*, тоже нет',
    lacks: 'нет, есть, работает, тут, здесь, в',
    asks: 'почему, можете, могли, можно, могу, до, раньше, только',
  },
  uk: {
    unwanted:
      'не треба, не потріб*, непотріб*, не хочу, не хочемо, не бажа*, не приносьте, не приносити, не скасовуйте, не скасовувати, не анулюйте, не відміняйте, не будіть, не будити, не надсилайте, не викликайте, не замовляйте, не приходьте, не прибирайте, не змінюйте, не бронюйте, обійдуся, обійдемося',
    without: 'без, жодн*',
    tail: 'теж не треба, також не треба, теж ні',
    lacks: 'немає, нема, є, працює, тут, в',
    asks: 'чому, можете, могли, можна, можу, до, раніше, лише, тільки',
  },
};

/** Of scripts without spaces. */
export const UNSPACED_REFUSALS: Record<string, { unwanted: RegExp; asks: RegExp }> = {
  ja: {
    unwanted:
      /(?:要りません|いりません|要らな|いらな|必要ありません|必要ない|必要なく|不要|結構です|けっこうです|なしで|無しで|ないで(?:ください|下さい|ほしい|欲しい|$)|たくない|たくありません|たくはない|やめて(?:ください|下さい|おきます)|止めてください|やめます|やめたい|遠慮します|キャンセルしない)/gu,
    asks: /なぜ|なんで|どうして|もらえませんか|くれませんか|いただけませんか|できませんか|ませんか|忘れ|まで|前に/u,
  },
  'zh-Hans': {
    unwanted:
      /(?<!要)不要|不用|不需要|不必|不想|别(?!的|人|忘|处|墅)|请勿|用不着|无需|免了|没必要|不再需要|(?<!能)不取消/gu,
    asks: /为什么|为何|怎么|能不能|可不可以|要不要|吗|忘|之前|以前|不用钱|不要紧/u,
  },
  'zh-Hant': {
    unwanted:
      /(?<!要)不要|不用|不需要|不必|不想|別(?!的|人|忘|處|墅)|請勿|用不著|用不着|無需|免了|沒必要|不再需要|唔使|唔要|唔好|(?<!能)不取消/gu,
    asks: /為什麼|為何|怎麼|點解|能不能|可不可以|要不要|嗎|忘|之前|以前|不用錢|不要緊/u,
  },
  th: {
    unwanted: /ไม่ต้อง|ไม่เอา|ไม่อยาก|ไม่จำเป็น|อย่า(?!ลืม)|ไม่รับ|ไม่ยกเลิก/gu,
    asks: /ทำไม|ได้ไหม|ไหม|หรือเปล่า|ลืม|ก่อน/u,
  },
};

/** Do not forget it, do not hesitate: it is wanted all the more. */
export const FORGETTING =
  'forget*, hesitat*, vergess*, vergeet*, vergeten, oubli*, olvid*, dimentic*, scord*, esque*, glem*, glöm*, unohda*, zapom*, zabud*, uitați, felej*, забуд*, забора*, забрав*, ξεχ*, zaborav*, pozab*, unusta*, aizmirst*, pamirš*, gleym*, oblid*, lupa, lupakan, kalimut*, quên, भूल*, ভুল*, تنس*, ننس*, فراموش*, بھول*, תשכח*, לשכוח, დაგავიწყ*, unut*, 잊*';

/** "Do not forget …": what may look like a taking back is none. */
export const REMINDING =
  'dont forget, do not forget, dont you forget, never forget, nicht ~ vergessen, vergessen sie ~ nicht, vergesst ~ nicht, vergiss ~ nicht, n oubliez pas, n oublie pas, ne pas oublier, ne ~ oubliez pas, no olvide*, no se olvide*, no ~ olvide*, non dimentic*, non ~ dimentic*, non scord*, não esqueça*, não se esqueça*, não esquecer, niet vergeten, vergeet ~ niet, glöm inte, glem ikke, ikke glem*, älkää unohtako, älä unohda, nie zapomn*, proszę nie zapomnieć, nezapom*, nezabud*, nu uita*, ne felej*, не забуд*, не заборавите, не забравяйте, не забувайте, μην ξεχ*, μη ξεχ*, ne zaboravite, nemojte zaboraviti, ne pozabi*, ärge unustage, neaizmirst*, nepamirš*, ekki gleyma, no oblid*, no us oblid*, jangan lupa, huwag kalimut*, đừng quên, मत भूल*, न भूल*, ভুলবেন না, لا تنس*, لا تنسوا, فراموش نکن*, مت بھول*, نہ بھول*, אל תשכח*, לא לשכוח, არ დაგავიწყდეთ, unutma*, 잊지 마*';

/** Not to be woken: in many languages the word for waking is another one there. */
export const NOT_WOKEN =
  'dont wake, do not wake, weck* ~ nicht, nicht ~ wecken, nicht ~ geweckt, ne ~ réveillez pas, ne pas ~ réveiller, no ~ despierte*, non ~ svegli, non ~ svegliate, não ~ acorde*, não ~ acordem, maak ~ niet wakker, wek ~ niet, väck ~ inte, inte ~ väck*, væk ~ ikke, vekk ~ ikke, ikke ~ vekk*, ikke ~ væk*, älkää herättä*, älä herätä, nie budź*, nie ~ budzić, nie ~ budźcie, nebuďte, nebudit, nezobúdzajte, nu ~ treziți, ne ébressz*, ne kelts*, не ~ будете, не ~ будите, не ~ будить, не ~ буди, не ~ будіть, не ~ будити, μη ~ ξυπνήσετε, μην ~ ξυπνήσετε, ne budite, nemojte ~ buditi, немојте ~ будити, ne zbudite, ärge ~ äratage, nemodiniet, nežadinkite, vekið ~ ekki, ekki vekja, no ~ desperteu, jangan bangunkan, jangan kejutkan, huwag ~ gisingin, đừng ~ đánh thức, मत जगा*, नहीं जगाना, न जगाएं, জাগাবেন না, لا توقظ*, لا تصحوني, بیدارم نکن*, بیدار نکن*, مت جگا*, אל תעיר*, לא להעיר, ნუ გამაღვიძებ*, ნუ გაგვაღვიძებ*, uyandırmayın, 깨우지 마*';
