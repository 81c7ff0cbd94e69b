import type { SomebodyWords } from './words.ts';

/** The languages of Europe. */
export const EUROPEAN: Readonly<Record<string, SomebodyWords>> = {
  bg: {
    somebody: 'някой, някого, човек',
    comes: 'дойде, дойдете, качи, качите, изпратите, изпратете, пратете, прати, обади, там, тук',
    come: 'елате в стаята, елате в стая, елате до стая, моля елате, елате горе',
    call: 'обадете ми се, обади ми се, позвънете ми',
    scorn: 'глупав*, тъп*, безполез*, спри, стига, боклук, дразн*',
  },
  ca: {
    somebody: 'algú, alguna persona',
    comes: 'vingui, venir, pujar, pugi, vindre, enviar, envieu, enviïn, trucar, truqui, ahi, aquí, allà',
    come: 'vingui a la meva habitació, veniu a l’habitació, vinguin a l’habitació, veniu a la meva habitació, vingui a l’habitació',
    call: 'truqui’m, truca’m, truqueu-me, em pot trucar',
    scorn: 'estúpid*, inútil, ximple, para, prou, fàstic, dolent*',
  },
  cs: {
    somebody: 'někdo, někoho, někdy někdo',
    comes: 'přijít, přijde, přijďte, přišel, poslat, pošlete, pošlou, nahoru, zavolat, zavolá, tam, tady, zde',
    come: 'přijďte na pokoj, přijďte do pokoje, přijďte prosím, pojďte na pokoj',
    call: 'zavolejte mi, zavolej mi, brnkněte mi',
    scorn: 'hloup*, blb*, k ničemu, stop, přestaň, přestaňte, zbytečn*, otravn*',
  },
  da: {
    somebody: 'nogen, en person, én',
    comes: 'komme, kommer, kom, sende, send, ringe, op, der, her',
    come: 'kom til mit værelse, kom op på værelse*, kom venligst, kom til værelse, kom op til',
    call: 'ring til mig, ring til os, ring mig op',
    scorn: 'dum, dumme, elendig*, ubrugelig*, stop, hold op, stinker, irriterende',
  },
  de: {
    somebody: 'jemand, jemanden, jemandem, irgendwer, irgendjemand',
    comes:
      'kommen, kommt, komm, komme, käme, vorbeikommen, vorbeikommt, hochkommen, hochkommt, raufkommen, raufkommt, heraufkommen, hochschicken, raufschicken, vorbeischicken, schicken, schickt, hoch, rauf, anrufen, hier, da',
    come: 'kommen sie bitte, bitte kommen sie, kommen sie auf, kommen sie in mein, kommen sie in unser, kommen sie zu zimmer, kommen sie hoch, kommen sie rauf, komm bitte, kommt bitte, komm auf, kommt auf, bitte aufs zimmer kommen',
    call: 'rufen sie mich an, ruf mich an, ruft mich an, bitte anrufen, rufen sie uns an, bitte um anruf, bitte um rückruf',
    scorn:
      'doof*, dumm*, blöd*, nutzlos*, scheiß*, mist, stopp, stop, aufhören, hör auf, nervt, bringt nichts, schlecht*, idiot*',
  },
  el: {
    somebody: 'κάποιος, κάποιον, κανείς, κάποια, κανένας',
    comes: 'έρθει, ερθει, έρθετε, ανέβει, ανεβεί, στείλετε, στείλτε, τηλεφωνήσει, πάρει, εκεί, εδώ, πάνω',
    come: 'ελάτε στο δωμάτιο, ελάτε στο δωμάτιό μου, ελάτε παρακαλώ, ελάτε πάνω',
    call: 'τηλεφωνήστε μου, πάρτε με τηλέφωνο, καλέστε με, πάρε με',
    scorn: 'χαζό, χαζο, ηλίθιο, άχρηστο, σταμάτα, σταματήστε, χάλια, άθλιο',
  },
  en: {
    somebody: 'someone, somebody, anyone, anybody',
    comes: 'come, comes, coming, send, sent, sending, call, ring, phone, there, here',
    come: 'come to my room, come to our room, come to room, come to the room, come up here, come up please, please come up, please come to, come here please, come over here, please come here',
    call: 'call me, ring me, phone me, give me a call, give me a ring, call us, ring us',
    scorn:
      'sucks, suck, stupid, dumb, useless, stop, shut up, rubbish, crap, annoying, hate, idiot*, worthless, quit, enough, terrible, awful, worst, garbage, shit*, bad',
  },
  es: {
    somebody: 'alguien, una persona, alguna persona',
    comes:
      'venir, venga, vengan, viene, suba, subir, suban, mandar, manden, mande, enviar, envíen, envíe, llamar, llame, hay, ahí, aquí, allí',
    come: 'venga a mi habitación, vengan a mi habitación, venga a la habitación, vengan a la habitación, ven a mi habitación, suba a la habitación, suban a la habitación, venga por favor, vengan por favor, venga al cuarto, vengan al cuarto',
    call: 'llámeme, llámenme, llámame, me puede llamar, me llaman, llámennos, márqueme',
    scorn: 'estúpid*, tonto, tonta, inútil, para, basta, basura, asco, mierda, idiota, pésim*, malo',
  },
  et: {
    somebody: 'keegi, kedagi, kellegi',
    comes: 'tulla, tuleb, tulge, tuleks, saata, saatke, saadaks, helistada, helistab, üles, siin, seal',
    come: 'tulge minu tuppa, tulge tuppa, palun tulge, tulge üles',
    call: 'helistage mulle, helista mulle',
    scorn: 'loll, rumal, kasutu, lõpeta, lõpetage, jama, mõttetu, nõme',
  },
  fi: {
    somebody: 'joku, jonkun, ketään, jotakuta, kukaan',
    comes:
      'tulla, tulee, tulisi, tulkaa, tuletteko, lähettää, lähettäkää, lähetä, soittaa, soittaisi, ylös, siellä, täällä',
    come: 'tulkaa huoneeseen, tulkaa huoneeseeni, tule huoneeseen*, tulkaa ylös',
    call: 'soittakaa minulle, soita minulle, voitteko soittaa',
    scorn: 'tyhmä, surkea, hyödytön, lopeta, paska, huono, turha, ärsyttävä',
  },
  fr: {
    somebody: 'quelqu’un, quelqun, une personne, qqn, du monde',
    comes:
      'venir, vienne, viennent, viens, venez, monter, monte, montez, passer, envoyer, envoyez, appeler, appelle, là, ici',
    come: 'venez dans ma chambre, venez dans la chambre, venez à la chambre, venez chambre, venez s’il vous plaît, venez svp, montez s’il vous plaît, venez dans notre chambre',
    call: 'appelez-moi, appelle-moi, rappelez-moi, téléphonez-moi, appelez moi, rappelle-moi',
    scorn: 'nul, nulle, stupide, inutile, arrête*, stop, idiot*, débile, merde, con, mauvais*, bête, pourri*',
  },
  hr: {
    somebody: 'netko, nekoga, neko, itko, nekog',
    comes:
      'doći, doci, dođe, dodje, dođite, popeti, popne, poslati, pošaljite, posaljite, nazvati, nazove, tamo, ovdje, tu, gore',
    come: 'dođite u sobu, dođite u moju sobu, molim dođite, dođite gore',
    call: 'nazovite me, nazovi me, zovite me',
    scorn: 'glup*, beskorist*, stani, prestani, smeće, užas*, dosta, dosadan',
  },
  hu: {
    somebody: 'valaki, valakit, bárki, egy ember',
    comes:
      'jönni, jön, jöjjön, jönne, feljönni, feljön, feljönne, feljöjjön, küldeni, küldjenek, küldjön, felküldeni, felhívni, ott, itt, fel',
    come: 'jöjjenek a szobámba, jöjjön a szobámba, jöjjenek a szobába, kérem jöjjenek, jöjjön fel',
    call: 'hívjanak fel, hívjon fel, hívj fel, hívjanak vissza',
    scorn: 'hülye, buta, haszontalan, állj, hagyd abba, szar, rossz, idegesítő',
  },
  is: {
    somebody: 'einhver, einhvern, einhverjum',
    comes: 'komið, komi, koma, kemur, sent, sendið, sendi, hringt, hringi, upp, þarna, hér',
    come: 'komið á herbergið, komið í herbergið, komdu á herbergið, vinsamlegast komið',
    call: 'hringið í mig, hringdu í mig, hringið í okkur',
    scorn: 'heimsk*, gagnslaus*, hættu, ömurleg*, drasl, stopp, lélegur',
  },
  it: {
    somebody: 'qualcuno, qualcuna, una persona',
    comes:
      'venire, venga, viene, salire, salga, sale, mandare, mandate, mandi, inviare, passare, chiamare, chiami, qui, lì, là, c’è',
    come: 'venite in camera, venga in camera, venite nella mia camera, venga nella mia camera, venite per favore, venga per favore, salite in camera',
    call: 'chiamatemi, mi chiami, chiamami, mi chiamate, richiamatemi, telefonatemi',
    scorn: 'stupido, inutile, scemo, basta, smettila, fermati, schifo, merda, pessim*, idiota',
  },
  lt: {
    somebody: 'kas nors, kažkas, ką nors, kam nors, kažką',
    comes:
      'ateiti, ateis, ateikite, ateitų, atsiųsti, atsiųskite, užlipti, pakilti, paskambinti, paskambintų, ten, čia, viršų',
    come: 'ateikite į kambarį, ateikite į mano kambarį, prašau ateikite',
    call: 'paskambinkite man, paskambink man, perskambinkite',
    scorn: 'kvail*, nenauding*, sustok, baik, šlamšt*, siaub*, užteks, erzina',
  },
  lv: {
    somebody: 'kāds, kādu, kādam, kāda',
    comes: 'atnākt, atnāks, atnāciet, nāk, nākt, uznākt, atsūtīt, atsūtiet, piezvanīt, augšā',
    come: 'atnāciet uz istabu, atnāciet uz numuru, lūdzu atnāciet, nāciet uz manu istabu, nāciet uz numuru',
    call: 'piezvaniet man, piezvani man, atzvaniet',
    scorn: 'stulb*, muļķ*, nederīg*, beidz, stop, bezjēdzīg*, briesmīg*, apnicis',
  },
  nb: {
    somebody: 'noen, en person, nokon',
    comes: 'komme, kommer, kom, sende, send, ringe, opp, der, her',
    come: 'kom til rommet mitt, kom til rommet, kom til rom, kom opp, vær så snill og kom',
    call: 'ring meg, ring oss, ring meg opp',
    scorn: 'dum, dumme, elendig*, ubrukelig*, stopp, slutt, suger, irriterende, teit',
  },
  nl: {
    somebody: 'iemand, iemands, een persoon',
    comes: 'komen, komt, kom, langskomen, langskomt, bovenkomen, sturen, stuur, stuurt, boven, bellen, daar, hier, er',
    come: 'kom naar mijn kamer, kom naar kamer, kom naar de kamer, kom alstublieft, komt u naar, kom alsjeblieft, komt u alstublieft',
    call: 'bel me, bel mij, belt u mij, bel ons, bel me terug',
    scorn:
      'dom, domme, stom, stomme, nutteloos, nutteloze, stop, hou op, waardeloos, waardeloze, slecht*, kut, irritant',
  },
  pl: {
    somebody: 'ktoś, kogoś, ktokolwiek, kogos, ktos',
    comes:
      'przyjść, przyjdzie, przyszedł, przyszła, przyjdźcie, podejść, wejść, wysłać, wyślijcie, przysłać, przyślijcie, przyślecie, zadzwonić, zadzwoni, na górę, tam, tu, tutaj',
    come: 'proszę przyjść, przyjdźcie do pokoju, przyjdź do pokoju, proszę podejść, proszę przyjść do pokoju',
    call: 'zadzwońcie do mnie, zadzwoń do mnie, proszę zadzwonić, proszę do mnie zadzwonić, oddzwońcie',
    scorn: 'głupi*, bezużyteczn*, beznadziejn*, stop, przestań, do bani, do niczego, dość, gówno, słab*',
  },
  pt: {
    somebody: 'alguém, uma pessoa, alguma pessoa',
    comes:
      'vir, venha, venham, vem, subir, suba, mandar, mandem, mande, enviar, enviem, envie, ligar, ligue, aí, aqui, ali, lá',
    come: 'venha ao meu quarto, venham ao meu quarto, venha ao quarto, venham ao quarto, venham por favor, venha por favor, suba ao quarto, vem ao quarto, venha até o quarto',
    call: 'ligue-me, liguem-me, me liga, me ligue, me liguem, liga-me, ligue para mim',
    scorn: 'estúpid*, burro, inútil, pare, chega, lixo, merda, idiota, péssim*, ruim, horrível',
  },
  ro: {
    somebody: 'cineva, pe cineva, cuiva, vreun om',
    comes: 'veni, vină, vina, veniți, urca, urce, trimite, trimiteți, trimită, suna, sune, acolo, aici, sus',
    come: 'veniți în camera mea, veniți în cameră, veniți la camera, vă rog veniți, vino în cameră, urcați în cameră',
    call: 'sunați-mă, sună-mă, sunati-ma, mă puteți suna',
    scorn: 'prost, proastă, inutil*, oprește*, stop, gata, groaznic, idiot*, jalnic, nașpa',
  },
  ru: {
    somebody: 'кто-нибудь, кто-то, кого-нибудь, кто нибудь, кого нибудь, кого-то, кто',
    comes:
      'прийти, придет, придёт, придите, приходите, подойти, подойдет, подойдите, подняться, поднимется, поднимитесь, прислать, пришлите, отправьте, пришлет, позвонить, позвонит, есть, там, здесь, тут',
    come: 'придите в номер, приходите в номер, подойдите в номер, поднимитесь в номер, придите в мой номер, придите пожалуйста, подойдите пожалуйста, подойдите ко мне',
    call: 'позвоните мне, позвони мне, перезвоните, перезвоните мне, наберите меня',
    scorn: 'тупой, тупая, глуп*, бесполез*, стоп, хватит, отстой, дурак, ужас*, плохой, бесит, дерьмо',
  },
  sk: {
    somebody: 'niekto, niekoho, niekomu',
    comes: 'prísť, príde, príďte, prišiel, poslať, pošlite, pošlú, hore, zavolať, zavolá, tam, tu',
    come: 'príďte na izbu, príďte do izby, príďte prosím, poďte na izbu',
    call: 'zavolajte mi, zavolaj mi, zatelefonujte mi',
    scorn: 'hlúp*, blb*, nanič, stop, prestaň, prestaňte, zbytočn*, otravn*',
  },
  sl: {
    somebody: 'kdo, nekdo, nekoga, koga, kogarkoli',
    comes: 'pride, priti, pridete, pridite, pošljete, pošljite, poslati, pokliče, poklicati, gor, tam, tukaj, tu',
    come: 'pridite v sobo, pridite v mojo sobo, prosim pridite, pridite gor',
    call: 'pokličite me, pokliči me',
    scorn: 'neumen, neumna, neuporab*, nehaj, ustavi, zanič, bedn*, dovolj, glup*',
  },
  sr: {
    somebody: 'neko, nekoga, iko, неко, некога, ико, nekog, неког',
    comes:
      'doći, doci, dođe, dodje, dođite, popne, popeti, poslati, pošaljite, posaljite, pozvati, pozove, tamo, ovde, tu, gore, доћи, дође, дођите, попне, послати, пошаљите, позвати, позове, тамо, овде, ту, горе',
    come: 'dođite u sobu, dođite u moju sobu, molim dođite, дођите у собу, дођите у моју собу, молим дођите',
    call: 'pozovite me, pozovi me, zovite me, позовите ме, позови ме, зовите ме',
    scorn:
      'glup*, beskorist*, stani, prestani, užas*, dosta, smeće, глуп*, бескорист*, стани, престани, ужас*, доста, смеће',
  },
  sv: {
    somebody: 'någon, nån, någon person, nagon',
    comes: 'komma, kommer, kom, skicka, skickar, ringa, upp, där, här',
    come: 'kom till mitt rum, kom till rummet, kom till rum, kom upp, snälla kom',
    call: 'ring mig, ring oss, ring upp mig',
    scorn: 'dum, dumma, usel, usla, värdelös*, sluta, stopp, suger, kass, irriterande, skit',
  },
  uk: {
    somebody: 'хтось, хто-небудь, когось, хто небудь, кого-небудь, хто',
    comes:
      'прийти, прийде, прийдіть, приходьте, підійти, підійде, піднятися, підніметься, надіслати, надішліть, пришліть, зателефонувати, є, там, тут',
    come: 'прийдіть у номер, прийдіть в номер, приходьте в номер, прийдіть до номера, прийдіть будь ласка, підійдіть у номер, підніміться в номер',
    call: 'зателефонуйте мені, подзвоніть мені, передзвоніть, наберіть мене',
    scorn: 'дурн*, тупий, тупа, марн*, стоп, досить, жах*, непотріб, поганий, дратує',
  },
};
