import type { Refusals } from './refusals-shape.ts';

/** Words of refusal in the languages of western, northern and southern Europe. */
export const REFUSALS_WESTERN: Readonly<Record<string, Refusals>> = {
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
  ro: {
    unwanted:
      'nu am nevoie, nu avem nevoie, nu mai am nevoie, nu mai avem nevoie, nu vreau, nu vrem, nu mai vreau, nu doresc, nu dorim, nu ~ trebuie, nu e nevoie, nu este nevoie, nu mai e nevoie, nu aduceți, nu ~ aduceți, nu anulați, nu ~ anulați, nu ~ treziți, nu treziți, nu trimiteți, nu chemați, nu comandați, nu veniți, nu curățați, nu rezervați, nu schimbați, să nu anulați',
    without: 'fără, niciun, nicio, nu',
    tail: 'nici',
    lacks: 'sunt, este, e, am, avem, există, lips*, merge, funct*, aici, în, găsesc, primit',
    asks: 'de ce, puteți, pot, putem, ați putea, înainte, doar',
  },
  el: {
    unwanted:
      'δεν χρειάζ*, δε χρειάζ*, δεν ~ χρειάζ*, δεν θέλω, δε θέλω, δεν θέλουμε, δεν ~ θέλω, δεν ~ θέλουμε, δεν είναι απαραίτητ*, μην φέρ*, μη φέρ*, μην ακυρώ*, μην ~ ακυρώ*, μην ~ ξυπνήσετε, μη ~ ξυπνήσετε, μη ~ ξυπνάτε, μην στείλ*, μη στείλ*, μην καλέ*, μην παραγγείλ*, μην έρθ*, μην καθαρ*, μην αλλάξ*, μην κλείσ*, παρακαλώ όχι',
    without: 'χωρίς, όχι, κανένα, καμία',
    tail: 'ούτε',
    lacks: 'έχω, έχει, έχουμε, υπάρχ*, λείπ*, λειτουργ*, εδώ, στο',
    asks: 'γιατί, μπορείτε, μπορώ, μπορεί, πριν, μόνο',
  },
  hu: {
    unwanted:
      'nem kell, nem ~ kell, nem kellenek, kell nem, nem kérek, nem kérünk, nem kérem, nem kérjük, nem szeretnék, nem szeretnénk, nem szeretném, nem akarok, nem akarunk, nem akarom, nem akarjuk, nincs szükség*, nincs ~ szükség*, ne hozz*, ne ébressz*, ne kelts*, ne hívj*, ne rendelj*, ne küldj*, ne jöjj*, ne takarít*, ne mondj*, ne töröl*, ne foglalj*, ne módosít*, felesleges, nélkül kér*',
    without: 'semmilyen',
    tail: 'sem kell, sem kérek, sem',
    lacks: 'nincs, nincsenek, hiányz*, működ*, itt, találok',
    asks: 'miért, tudna*, tud, lehet, lehetne, előtt, csak',
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
};
