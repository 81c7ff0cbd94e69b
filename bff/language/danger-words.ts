import type { Concept } from './concepts.ts';

/**
 * Danger that is told in two words far from any fixed phrase, for each language: a throat (or neck) that swells or closes,
 * a heart that hurts and an arm that goes numb, too many pills, a stranger who follows, bangs at the door or wants in.
 * `a|b + c|d` is each of the first with each of the second. Written as the packs' words are: `*` for any ending.
 *
 * Who is locked out is no emergency: that is urgent, due at once with staff alerted (`shut_out`), and no matter for an
 * emergency number, unless danger is named beside it ("locked out and a man is following me").
 */
export const DANGER_WORDS: Record<string, Partial<Record<Concept, string>>> = {
  en: {
    breathing:
      'throat|neck|tongue|airway|airways|windpipe + closing|closes|closed|swelling|swells|swelled|swollen|tightening',
    heart:
      'heart|chest + hurts|hurting|pain|pains|painful|tight|tightness|pressure, arm|arms|face + numb|tingling|tingly',
    seizure:
      'too many + pill|pills|tablet|tablets|painkillers, took|swallowed|taken + all|whole|entire|bottle + pills|tablets|painkillers',
    intruder:
      'stranger|someone|somebody|man|guy + followed|follows + me|us, stranger|someone|somebody|man|guy + banging|pounding|hammering + on|at + door, stranger|someone|somebody|man|guy + kicking|forcing + door, stranger|someone|somebody|man|guy + trying to + get in|come in',
    no_alarm:
      'fire exit*, fire escape*, fire door*, fire drill*, fire safety, fire station, have a defibrillator, have defibrillator*, have an aed, is there a defibrillator, there a defibrillator, attacking the buffet, attacking the breakfast, attacking the food, attacking the dessert*, attacking the cake*, attacked the buffet, attacked by mosquito*, attacked by mosquitoes',
  },
  de: {
    breathing:
      'hals|rachen|kehle|zunge|luftröhre + schwillt|geschwollen|zugeschwollen|anschwillt|zuschwillt|schwellen|schnürt|zuschnürt, blau|bläulich + im gesicht|lippen|angelaufen',
    heart:
      'herz|brust|brustkorb + schmerzt|schmerzen|weh|sticht|drückt|enge|druck, arm|arme|gesicht|gesichtshälfte + taub|gefühllos|kribbelt|gelähmt, spüre|fühle|spürt|fühlt + beine|füße + nicht, beine + gelähmt',
    seizure:
      'zu viele|zuviele + tabletten|pillen|schlaftabletten|schmerztabletten|medikamente, packung|schachtel|alle + tabletten|schlaftabletten|pillen + geschluckt|genommen|eingenommen, knopfbatterie|batterie|knopfzelle|münze|magnet + verschluckt|geschluckt|runtergeschluckt, bleichmittel|bleiche|putzmittel|reiniger|abflussreiniger|spülmittel|waschmittel|desinfektionsmittel|gift|frostschutzmittel + getrunken|verschluckt|geschluckt, ins getränk|in mein getränk|in meinen drink|ins glas|in ihr getränk + getan|gemischt|gekippt|geschüttet|gegeben, k.o.-tropfen, zucker|blutzucker + niedrig, diabetiker|diabetikerin + zittere|zittert|unterzuckert, unterzuckerung',
    intruder:
      'fremder|unbekannter|jemand|typ|mann|kerl + verfolgt|nachgelaufen|gefolgt + mir|mich|uns, fremder|unbekannter|jemand|typ|mann|kerl + hämmert|schlägt|trommelt|tritt + gegen|an + tür|zimmertür, hämmert an|trommelt gegen|hämmert gegen + tür|zimmertür, fremder|unbekannter|jemand|typ|mann|kerl + ist|mir + gefolgt|nachgelaufen, fremder|unbekannter|jemand|typ|mann|kerl + versucht + reinzukommen|hereinzukommen|einzudringen|einzubrechen',
    unconscious: 'gestürzt|gefallen|hingefallen|umgefallen + antwortet|reagiert|rührt',
    no_alarm:
      'sie einen defibrillator, es einen defibrillator, ihr einen defibrillator, defibrillator vorhanden, erste hilfe kurs*, erste-hilfe-kurs*, erste hilfe kasten, erste-hilfe-kasten, erste hilfe set, akku|handyakku|handy|smartphone|batterie|laptop|tablet + ist|stirbt + tot|fast tot|gleich tot|bald tot|gleich, akku|handyakku|handy|smartphone + stirbt',
  },
  fr: {
    breathing:
      'gorge|cou|langue + gonfle|gonflé|gonflée|enfle|enflé|enflée|ferme|bloque, bleu|bleue|bleues|violet + visage|lèvres',
    heart:
      'poitrine|thorax + mal|douleur|douleurs|oppression, coeur + fait mal|douleur|douleurs, bras|visage + engourdi|engourdie|paralysé|insensible, sens|sent + jambes|pieds + plus|pas, plus mes jambes, pas mes jambes',
    seizure:
      'trop de + comprimés|médicaments|cachets|pilules|somnifères, avalé|pris + boîte|tous + comprimés|médicaments|cachets, pile|pile bouton|pièce|aimant + avalé|avale, eau de javel|javel|produit ménager|détergent|lessive|déboucheur|poison + bu|avalé|boire, dans mon + verre|boisson|cocktail + mis quelque chose|versé quelque chose|drogué, drogué mon verre, mis quelque chose dans mon verre, glycémie|sucre + basse|bas, diabétique + tremble|hypo|hypoglycémie',
    intruder:
      "inconnu|homme|type + suivi|suivie|suit, quelqu'un + m'a suivi|m'a suivie|me suit, inconnu|homme|type|quelqu'un + cogne|tambourine|martèle + porte, inconnu|homme|type + frappe|tape + porte, inconnu|homme|type|quelqu'un + essaie|essaye|tente + entrer|forcer",
    unconscious: 'tombé|tombée|chuté + répond|ne répond|ne réagit|ne bouge',
    no_alarm:
      'vous un défibrillateur, il un défibrillateur, cours de premiers secours, formation aux premiers secours, cours de secourisme, formation de secourisme, trousse de premiers secours, trousse de secours, wifi|internet|réseau|connexion|ligne + est tombé|est tombée + et personne ne répond',
  },
  es: {
    breathing:
      'garganta|cuello|lengua + hincha|hinchando|hinchada|hinchado|hinchó|cierra|cerrando, azul|morada|morado|azules|morados + cara|labios',
    heart:
      'corazón|pecho + duele|dolor|aprieta|opresión|presión, brazo|cara + dormido|dormida|entumecido|entumecida|adormecido|adormecida|paralizada, siento|siente + piernas|pies, no siento las piernas',
    seizure:
      'demasiadas + pastillas|píldoras, demasiados + medicamentos|comprimidos|somníferos, tomado|tomó|tragado|tragó + todas|frasco|caja + pastillas, pila|pila de botón|moneda|imán + tragado|tragó|traga, lejía|detergente|desatascador|limpiador|veneno|amoniaco + bebido|bebió|tragado|tragó, echado algo en + copa|bebida|vaso, puesto algo en + copa|bebida|vaso, drogado + bebida|copa, azúcar|glucosa + bajo|baja|bajísimo, diabético|diabética + temblando|tiemblo|hipoglucemia',
    intruder:
      'desconocido|extraño|hombre|tipo + siguió|sigue|persigue|seguido, alguien + me sigue|me siguió|me persigue, desconocido|extraño|hombre|tipo|alguien + golpea|golpeando|aporrea|aporreando + puerta, desconocido|extraño|hombre|tipo|alguien + intenta|intentando + entrar|forzar',
    unconscious: 'caído|cayó|desplomado + contesta|responde|no contesta|no responde|no reacciona|no se mueve',
    suicide:
      'no quiero seguir viviendo, no quiero vivir más, ya no quiero vivir, no quiero vivir, no quiero seguir vivo, no quiero seguir viva',
    violence: 'pega|pegando|golpea|golpeando|maltrata|maltratando + mujer|esposa|novia|chica|niño',
    no_alarm:
      'tienen un desfibrilador, tiene un desfibrilador, hay un desfibrilador, hay desfibrilador, tienen desfibrilador, asaltado el bufé, asaltado el buffet, curso de primeros auxilios, cursos de primeros auxilios, botiquín de primeros auxilios, me corté al afeitarme',
  },
  it: {
    breathing:
      'gola|collo|lingua + gonfia|gonfiando|gonfiata|gonfiato|chiude|chiudendo, blu|cianotico|viola + in faccia|viso|labbra',
    heart:
      'cuore|petto|torace + male|dolore|dolori|fitte|oppressione|pressione, braccio|faccia|viso + intorpidito|intorpidita|addormentato|formicola|insensibile|paralizzata, sento|sente + gambe|piedi + non, non sento più le gambe',
    seizure:
      'troppe + pillole|pastiglie|compresse|pasticche, troppi + farmaci|medicinali|sonniferi, pila|pila a bottone|moneta|monetina|calamita + ingoiato|ingoiata|inghiottito|ingerito, candeggina|varechina|detersivo|detergente|disgorgante|veleno + bevuto|bevuta|ingoiato|ingerito, messo qualcosa nel + bicchiere|drink, messo qualcosa + nella bevanda, drogato + drink|bicchiere, glicemia|zuccheri|zucchero + bassa|bassissima|bassi|basso, diabetico|diabetica + tremo|trema|ipoglicemia',
    intruder:
      'sconosciuto|uomo|tizio + seguito|seguita|segue|insegue|inseguita, qualcuno + mi segue|mi ha seguito|mi ha seguita, sconosciuto|uomo|tizio|qualcuno + batte|battendo|picchia + porta, sconosciuto|uomo|tizio|qualcuno + cerca|cercando|tenta|tentando + entrare',
    unconscious: 'caduto|caduta|cascato + risponde|non risponde|non reagisce|non si muove',
    no_alarm:
      'avete un defibrillatore, è un defibrillatore, ha un defibrillatore, corso di primo soccorso, corsi di primo soccorso, cassetta di primo soccorso, kit di primo soccorso',
  },
  pt: {
    breathing:
      'garganta|pescoço|língua + inchar|inchada|inchado|inchando|incha|fechar|fechando|fecha, roxo|roxa|azul|roxos + cara|rosto|lábios',
    heart:
      'coração|peito + dói|dor|doendo|doer|aperto|apertado|pressão, braço|rosto|cara + dormente|formigando|paralisado|paralisada, sinto|sente + pernas|pés + não, não sinto as pernas',
    seizure:
      'demasiados|muitos + comprimidos|medicamentos|remédios, demasiadas + pílulas|pastilhas, comprimidos|remédios|pílulas + demais|a mais, pilha|pilha de botão|bateria|moeda|íman + engoliu|engoliram, lixívia|detergente|água sanitária|desentupidor|veneno + bebeu|engoliu|ingeriu, alguma coisa na + bebida, algo na minha bebida, drogaram|drogou + bebida|copo, açúcar|glicemia|glicose + baixo|baixa|baixíssimo, diabético|diabética + tremer|tremendo|hipoglicemia',
    intruder:
      'estranho|desconhecido|homem|alguém + seguiu|segue|seguindo|perseguindo|seguir + me, estranho|desconhecido|homem + bater|batendo|bate + porta, alguém + esmurrando|esmurra|esmurrar + porta, estranho|desconhecido|homem|alguém + tenta|tentando|tentar + entrar|arrombar|forçar',
    unconscious: 'caiu|caído + responde|não responde|não reage|não se mexe',
    no_alarm:
      'têm um + desfibrilador|desfibrilhador, tem um + desfibrilador|desfibrilhador, há um + desfibrilador|desfibrilhador, curso de primeiros socorros, cursos de primeiros socorros, kit de primeiros socorros, caixa de primeiros socorros, internet|wifi|rede|ligação + caiu + e ninguém responde|e ninguém',
  },
  nl: {
    breathing:
      'keel|hals|nek|tong + zwelt|zwellen|opgezwollen|gezwollen|opzwelt|dichtgeknepen, blauw + gezicht|lippen|aangelopen',
    heart:
      'hart|borst + pijn|zeer|steken, borst + druk|drukkend, arm|gezicht + gevoelloos|verdoofd|doof|tintelt|verlamd, voel|voelt + benen|voeten + niet',
    seizure:
      'te veel|teveel + pillen|tabletten|medicijnen|slaappillen|pijnstillers, knoopbatterij|batterij|muntje|munt|magneet + ingeslikt|doorgeslikt, bleek|bleekmiddel|schoonmaakmiddel|gootsteenontstopper|wasmiddel|afwasmiddel|vergif|gif + gedronken|ingeslikt|doorgeslikt, drankje|drank|glas + iets in mijn + gedaan|gegooid|gestopt, iets in mijn drankje, drankje|drank + gedrogeerd, suiker|bloedsuiker + laag, diabeet|diabetespatiënt + tril|trilt|beef|hypo',
    intruder:
      'vreemde|onbekende|man|iemand|vent + gevolgd|achtervolgt|volgt|achtervolgd, vreemde|onbekende|man|iemand|vent + bonst|bonkt|beukt|schopt + deur, vreemde|onbekende|man|iemand|vent + probeert + binnen',
    unconscious: 'gevallen|neergevallen|gestruikeld + antwoordt|reageert|beweegt|geeft geen antwoord',
    child_missing:
      'kind niet meer vinden, kind niet meer, zoontje niet meer vinden, dochtertje niet meer vinden, zoon niet meer vinden, dochter niet meer vinden, kleine niet meer vinden, kind nergens vinden, zoon nergens vinden, dochter nergens vinden',
    no_alarm:
      'heeft u een + defibrillator|aed, jullie een + defibrillator|aed, er een + defibrillator|aed, ehbo cursus*, ehbo-cursus*, eerste hulp cursus*, ehbo kist, ehbo-kist, eerste hulp doos',
  },
  pl: {
    breathing:
      'gardło|szyja|język + puchnie|spuchło|spuchła|spuchł|spuchnięte|spuchnięta|opuchnięte|zaciska|ściska|zamyka, siny|sina|sine|zsiniał|niebieski + twarzy|usta|wargi',
    heart:
      'serce|klatka|klatce|mostku + boli|ból|ściska|kłuje|ucisk, ręka|ramię|twarz + drętwieje|zdrętwiała|zdrętwiało|odrętwiała|drętwa|sparaliżowana, czuję|czuje + nóg|stóp|nogi + nie, czuję nóg',
    seizure:
      'za dużo|zbyt dużo|zbyt wiele|za wiele + tabletek|pigułek|leków|proszków, baterię|baterię guzikową|baterijkę|monetę|magnes + połknął|połknęła|połknęło, wybielacza|wybielacz|domestos|domestosa|środka|detergentu|płynu do zmywania|kreta|trucizny + napił|napiła|wypił|wypiła|połknął|połknęła, dosypał|wrzucił|dolał|dosypali + drinka|napoju|kieliszka|szklanki|drinku, cukier + niski|nisko|spadł, cukrzykiem|cukrzyk|cukrzycę + trzęsę|trzęsie|drżę',
    intruder:
      'obcy|nieznajomy|ktoś|mężczyzna|facet + śledzi|śledził|szedł za|idzie za|poszedł za, obcy|nieznajomy|ktoś|mężczyzna|facet + wali|dobija|łomocze|kopie + drzwi, obcy|nieznajomy|ktoś|mężczyzna|facet + próbuje + wejść|włamać|dostać',
    unconscious: 'upadł|upadła|przewrócił|przewróciła + nie odpowiada|nie reaguje|nie rusza',
    no_alarm:
      'państwo defibrillator, jest defibrillator, macie defibrillator, państwo defibrylator, jest defibrylator, macie defibrylator, kurs pierwszej pomocy, kursy pierwszej pomocy, apteczka pierwszej pomocy, zestaw pierwszej pomocy, szkolenie z pierwszej pomocy, bateria|telefon|komórka + mi + zaraz padnie|umiera|pada, jedzenie|śniadanie + było bomba, kolacja|impreza + była bomba, koncert był bomba',
  },
  tr: {
    breathing:
      'boğazı|boğazım|boynu|dili + şişiyor|şişti|şişmiş|kapanıyor|daralıyor|tıkanıyor|kapandı, yüzü|dudakları + morardı|mosmor|mavi',
    heart:
      'kalbim|kalbi|göğsüm|göğsü|göğsümde|göğsünde|kalbimde + ağrıyor|acıyor|ağrı|sıkışıyor|baskı|sıkışma, kolum|kolu|yüzüm|yüzü + uyuştu|uyuşuyor|uyuşmuş|hissizleşti, bacaklarımı|ayaklarımı|bacaklarını + hissetmiyorum|hissedemiyorum|hissetmiyor',
    seizure:
      'çok fazla|aşırı|bir kutu|bir sürü + hap|ilaç|tablet, pil|pili|çamaşır suyu|çamaşır suyunu|deterjan + yuttu|yutmuş|içti|içmiş, içkime|içeceğime|bardağıma + ilaç|bir şey + katmış|attı|koydu|kattı|atmış|koymuş, şekerim|şekeri|şeker hastasıyım + titriyorum|titriyor|çok düştü|çok düşük',
    intruder:
      'yabancı|biri|birisi|adam + takip|peşimden|peşimde|peşime, yabancı|biri|birisi|adam + kapıyı|kapıya|kapımı|kapıma + yumrukluyor|tekmeliyor|zorluyor, yabancı|adam + kapıya|kapıma + vuruyor, yabancı|biri|birisi|adam + girmeye + çalışıyor',
    unconscious: 'düştü|yığıldı|yere düştü + cevap vermiyor|tepki vermiyor|yanıt vermiyor',
    no_alarm: 'defibrilatör var, defibrilatörünüz var, defibrilatör bulunuyor, büfeye saldırıyor',
  },
  ru: {
    breathing:
      'горло|шея|язык + отекает|отекло|отекла|отек|опухает|опухло|опухла|опух|распухло|распухает|сжимается|закрывается, лицо|губы|весь + посинело|посинели|посинел|синее|синие',
    heart:
      'сердце|груди|грудь + болит|боль|боли|давит|сжимает|колет, рука|руку|лицо + онемела|немеет|онемело|отнялась|парализовало, не чувствую|не чувствует + ног|ноги|ног своих',
    seizure:
      'слишком много|целую пачку|целую упаковку + таблеток|снотворного|лекарств, проглотил|проглотила|выпил|выпила + батарейку|батарею|отбеливатель|хлорку|белизну|моющее, подсыпали|подсыпал|подмешали|подмешал|подлили + напиток|бокал|стакан|коктейль, сахар|диабет|диабетик + трясет|дрожу|дрожит|очень низкий|резко упал',
    intruder:
      'незнакомец|кто-то|мужчина|мужик + преследует|преследовал|идет за|шел за|следит за, незнакомец|кто-то|мужчина|мужик + ломится|колотит|барабанит + дверь, незнакомец|кто-то|мужчина|мужик + пытается + войти|вломиться|ворваться|проникнуть',
    unconscious: 'упал|упала|рухнул|рухнула + не отвечает|не откликается|не реагирует|не отзывается',
    no_alarm: 'есть дефибриллятор, есть ли дефибриллятор, ли у вас дефибриллятор, у вас дефибриллятор',
  },
  ar: {
    breathing:
      'حلقها|حلقه|حلقي|رقبتها|رقبته|رقبتي|لسانها|لسانه|حنجرتها|حنجرته + يتورم|تتورم|متورم|متورمة|ينتفخ|تنتفخ|ينغلق|تنغلق|ينسد|يضيق|تورم|انتفخ|انسد, وجهه|وجهها|شفتاه|شفتاها|شفايفه + أزرق|ازرق|زرقاء|زرقاوان',
    heart:
      'قلبي|قلبه|قلبها|صدري|صدره|صدرها + يؤلمني|يؤلمه|يؤلمها|ألم|وجع|يوجعني|ضغط, ذراعي|ذراعه|ذراعها|وجهه|وجهها + مخدر|مخدرة|خدر|خدرة|تنميل|مشلولة, لا أشعر|لا أحس|ما أحس|لا يشعر|لا تشعر + بقدمي|برجلي|بساقي|برجولي|بقدميه|بساقيه|بساقيها',
    seizure:
      'الكثير من|كثيرا من|كمية كبيرة من|عددا كبيرا من + الحبوب|الأقراص|الأدوية, ابتلع|بلع|ابتلعت|بلعت|شرب|شربت + بطارية|كلور|مبيض|المبيض|منظف, وضع|دس|حط|وضعوا + مشروبي|شرابي|كأسي, سكري|سكره|سكرها|السكر + منخفض جدا|نازل جدا|هبط, سكري|السكر + أرتجف|يرتجف|ترتجف',
    intruder:
      'غريب|شخص|رجل|أحدهم + يلاحقني|لحقني|تبعني|يتبعني|لاحقني|يتعقبني, رجل|شخص|أحدهم + يطرق|يضرب|يخبط|يدق + الباب|بابي + بقوة|بعنف|بشدة, غريب + يطرق|يضرب|يخبط|يدق + الباب|بابي|باب, غريب|شخص|رجل|أحدهم + يحاول + الدخول|اقتحام',
    unconscious:
      'وقع|سقط|وقعت|سقطت + لا يجيب|لا يجيبني|لا يرد|لا ترد|لا تجيب|لا يستجيب|لا تستجيب|لم يعد يرد|لم تعد ترد',
    no_alarm: 'لديكم جهاز مزيل الرجفان, لديكم مزيل الرجفان, جهاز إزالة الرجفان, جهاز صدمات, لديكم جهاز إنعاش',
  },
  ja: {
    breathing:
      '喉|のど|首|舌|気道 + が|がどんどん|がすごく|がひどく + 腫れ|はれて|詰ま|塞が|ふさが|締めつけ|締め付け|狭く, 顔|唇|顔色 + が|は| + 真っ青|紫',
    heart:
      '心臓|胸 + が|がすごく|がとても|がひどく|に + 痛|苦し|締めつけ|締め付け|圧迫, 腕|顔|手足 + が|も + しびれ|痺れ|麻痺, 腕の感覚が + な, 足|脚|両足 + の| + 感覚がな|感覚がありま',
    seizure:
      '薬|錠剤|睡眠薬 + を + 飲みすぎ|飲み過ぎ|大量に|たくさん飲, 電池|ボタン電池|漂白剤|洗剤 + を|| + 飲み込|飲んで|飲んだ|誤飲, 糖尿病 + で|なのに| + 震え|低血糖',
    intruder:
      '知らない男|知らない人|見知らぬ男|見知らぬ人|誰か|不審者 + が|に + つけてき|つけられ|ついてき|後をつけ|追いかけ|ドアを叩|ドアをたたい|ドアを激しく|ドアを蹴|入ろうとし|部屋に入ろう',
    unconscious: '倒れ|転んで|転倒し|転び + て|| + 返事をしま|返事がな|返事がありま|反応がな|反応がありま|応答がな',
    no_alarm: 'aedはあ, aedはどこ, aedがあ',
  },
  'zh-Hans': {
    breathing: '喉咙|脖子|舌头|喉头|气管 + |在|正在|都|开始|越来越|快要|被 + 肿|堵住|收紧|闭合|水肿',
    heart:
      '心脏|心口|胸口|胸部|胸 + |很|好|非常|特别|一直|感到 + 疼|痛|绞痛|剧痛, 手臂|胳膊|左臂|左手|半边脸 + |都|也|开始|已经 + 麻|发麻|没知觉|没有知觉, 腿|双腿|我的腿|脚 + 没知觉|没有知觉|没感觉',
    seizure:
      '吃了|吞了|服了|服用了 + 太多|过量|过多|一整瓶|一瓶|一整盒|大量|很多|好多 + |的 + 药|安眠药|止痛药, 喝|喝到|喝下|误食|吞|吞下 + |了 + 漂白水|漂白剂|消毒液|洁厕灵|清洁剂|电池|纽扣电池, 饮料|酒|杯子 + 里|里面 + |被 + 下药|下了药',
    intruder:
      '陌生人|有人|男人|不认识的人 + |一直|在|正在|一直在|还在 + 跟踪我|跟着我|尾随我|砸门|撞门|踹门|猛敲|疯狂敲门|拼命敲门|试图进|想闯进|要闯进|硬闯|撬门',
    unconscious:
      '摔倒|摔倒了|跌倒|跌倒了|倒下 + |后|之后 + 叫不醒|叫不应|没反应|没有反应|怎么叫都不应|怎么叫都没反应|不说话',
    no_alarm: '有除颤器, 有没有除颤器, 有aed, 有自动体外除颤器',
  },
  'zh-Hant': {
    breathing: '喉嚨|脖子|舌頭|氣管 + |在|正在|都|開始|越來越|快要|被 + 腫|堵住|收緊|閉合|水腫',
    heart:
      '心臟|心口|胸口|胸部|胸 + |很|好|非常|特別|一直|感到 + 疼|痛|絞痛|劇痛, 手臂|左臂|左手|半邊臉 + |都|也|開始|已經 + 麻|發麻|沒知覺|沒有知覺, 腿|雙腿|我的腿|腳 + 沒知覺|沒有知覺|沒感覺',
    seizure:
      '吃了|吞了|服了|服用了 + 太多|過量|過多|一整瓶|一瓶|一整盒|大量|很多|好多 + |的 + 藥|安眠藥|止痛藥, 喝|喝到|喝下|誤食|吞|吞下 + |了 + 漂白水|漂白劑|清潔劑|鹽酸|電池|鈕扣電池, 飲料|酒|杯子 + 裡|裡面 + |被 + 下藥|下了藥',
    intruder:
      '陌生人|有人|男人|不認識的人 + |一直|在|正在|一直在|還在 + 跟蹤我|跟著我|尾隨我|砸門|撞門|踹門|猛敲|瘋狂敲門|拼命敲門|試圖進|想闖進|要闖進|硬闖|撬門',
    unconscious: '跌倒|跌倒了|摔倒|摔倒了|倒下 + |後|之後 + 叫不醒|沒反應|沒有反應|怎麼叫都沒反應|叫都叫不醒|不說話',
    no_alarm: '有除顫器, 有沒有除顫器, 有aed, 有自動體外除顫器',
  },
  da: {
    breathing:
      'hals|halsen|svælget|tungen + hæver|hævet|hævede|svulmer|snører, blå + i hovedet|i ansigtet|læber|læberne',
    heart:
      'hjertet|hjerte|brystet|bryst + ondt|smerter|trykken|trykker, armen|arm|ansigtet + følelsesløs|følelsesløst|lammet, mærke|føle|mærker|føler + ben|fødder + ikke, kan ikke mærke mine ben',
    seizure:
      'for mange + piller|tabletter|sovepiller, knapbatteri|batteri|mønt|magnet + slugt|slugte, klorin|blegemiddel|rengøringsmiddel|opvaskemiddel|afløbsrens|gift + drukket|drak|slugt, noget i min + drink|drik, noget i mit glas, drinken|drink + bedøvet|dopet, blodsukker|blodsukkeret|sukker + lavt, diabetiker + ryster|skælver',
    intruder:
      'fremmed|mand|nogen + fulgt|følger|forfølger|fulgte + mig|efter, fremmed|mand|nogen + hamrer|sparker|dunker + døren|dør, fremmed|mand|nogen + forsøger|prøver + komme ind|bryde ind',
    unconscious: 'faldet|faldt|væltet|snublede + svarer|reagerer|bevæger',
    violence: 'slår|banker|sparker|tæver + kone|kæreste|kvinde|barn|dame, mand + sin kone',
    no_alarm:
      'har i en hjertestarter, der en hjertestarter, førstehjælpskursus*, førstehjælpskurser, førstehjælpskasse*, skar mig under barbering*, skar mig da jeg barberede',
  },
  nb: {
    breathing: 'hals|halsen|strupen|tungen + hovner|hoven|hovnet|snører|tetter, blå + i ansiktet|lepper|leppene',
    heart:
      'hjertet|hjerte|brystet|bryst + vondt|smerter|trykker, armen|arm|ansiktet + nummen|numment|følelsesløs|lammet, kjenner ikke|føler ikke + beina|bena|føttene',
    seizure:
      'for mange + piller|tabletter|sovetabletter|sovepiller, knappcellebatteri|knappbatteri|batteri|mynt|magnet + svelget|svelga|slukt, klorin|blekemiddel|rengjøringsmiddel|oppvaskmiddel|avløpsåpner|gift + drukket|drakk|svelget, dopet|dopa|ruset + drink|drinken|drikken, noe i + drinken|drikken|glasset + min|mitt, blodsukker|blodsukkeret|sukkeret + lavt, diabetiker + skjelver|rister',
    intruder:
      'fremmed|mann|noen + fulgt|følger|forfølger|fulgte + meg|etter, fremmed|mann|noen + hamrer|sparker|dundrer + døren|døra|dør, fremmed|mann|noen + prøver|forsøker + komme inn|bryte',
    unconscious: 'falt|ramlet|datt|falt om + svarer|reagerer|beveger',
    violence: 'slår|banker|sparker + kone|kona|kjæreste|dame|kvinne|barn, slår en mann, mann kona si, mann sin kone',
    no_alarm:
      'har dere en hjertestarter, har dere hjertestarter, det en hjertestarter, førstehjelpskurs*, førstehjelpsskrin, førstehjelpsutstyr',
  },
  sv: {
    breathing:
      'hals|halsen|strupen|tungan + svullnar|svullen|svullnat|svullna|snörs|täpps, blå + i ansiktet|läpparna|läppar',
    heart:
      'hjärtat|hjärta|bröstet|bröst + ont|smärta|smärtor|värker, armen|arm|ansiktet + domnat|domnad|domnar|känslolös|förlamad, känner inte + ben|benen|fötter|fötterna',
    seizure:
      'för många + tabletter|piller|sömntabletter|värktabletter, knappbatteri|batteri|mynt|magnet + svalt|svalde|svalt ner, klorin|blekmedel|rengöringsmedel|propplösare|diskmedel|tvättmedel|gift + druckit|drack|svalt|svalde, drogat|drogad|spetsat + drink|drinken|dryck, något i min + drink|dryck|glas, blodsocker|blodsockret|socker + lågt|jättelågt, diabetiker + skakar|darrar',
    intruder:
      'främling|okänd|någon + följt|följer|förföljer|följde + mig|efter, främling|okänd|någon + bultar|sparkar|dunkar + dörren|dörr, främling|okänd|någon + försöker + ta sig in|komma in|bryta',
    unconscious: 'ramlade|ramlat|föll|fallit|trillade + svarar|reagerar|rör sig',
    violence: 'slår|misshandlar|sparkar + fru|sambo|flickvän|kvinna|barn, slår en man, man sin fru, man sin flickvän',
    no_alarm:
      'har ni en hjärtstartare, har ni hjärtstartare, det en hjärtstartare, första hjälpen kurs*, första hjälpen-kurs*, första hjälpen låda, första hjälpen-låda',
  },
  is: {
    breathing:
      'hálsinn|háls|tungan|kokið + bólgnar|bólginn|bólgna|lokast|þrengist|bólgin, blár|blá|blátt + framan|vörum|varirnar',
    heart:
      'hjartað|hjarta|hjartanu|brjóstið|brjósti|brjóstinu + verkur|verk|illt|verkjar, handleggurinn|handleggur|andlitið + dofinn|dofið|lamaður, finn ekki fyrir + fótunum|fótum|fótleggjum|handleggnum',
    seizure:
      'of margar|of mikið af + töflur|pillur|töflum|svefntöflur|pillum, hnapparafhlöðu|rafhlöðu|batterí|mynt + gleypti|gleypt, klór|hreinsiefni|uppþvottalög|stíflueyði|eitur + drakk|drukkið|gleypti, eitthvað í + drykkinn|glasið + minn|mitt, blóðsykur|blóðsykurinn|sykurinn + lágur|lágt, sykursjúkur|sykursjúk + skelf|titra',
    intruder:
      'ókunnugur|maður|einhver + elti|eltir, ókunnugur|maður|einhver + lemur|hamrar|sparkar|ber + hurðina|dyrnar, ókunnugur|maður|einhver + reyna|reynir + komast inn|brjótast',
    unconscious: 'datt|hrundi|féll + svarar|hreyfir|bregst',
    no_alarm: 'skyndihjálparnámskeið*, skyndihjálparkass*, skar mig við rakstur, skar mig við að raka',
  },
  fi: {
    breathing:
      'kurkku|kaula|kieli|nielu + turpoaa|turvonnut|turposi|turpoamassa|turvoksissa|umpeen|sulkeutuu, sininen|siniset + kasvoista|kasvot|huulet|naamasta',
    heart:
      'sydän|sydäntä|sydämeen|rinta|rintaa|rinnassa|rintaan + sattuu|särkee|koskee|kipu|kipua|puristaa, käsi|käsivarsi|kasvot|käteni + puutunut|puutuu|puutui|tunnoton|halvaantunut, tunne|tunnu + jalkojani|jalkoja + en',
    seizure:
      'liikaa|liian monta|liian paljon + pillereitä|lääkkeitä|tabletteja|pilleriä|tablettia|unilääkkeitä, nappipariston|pariston|kolikon|magneetin + nielaisi|nieli|nielaissut|niellyt, kloriittia|valkaisuainetta|pesuainetta|puhdistusainetta|myrkkyä|astianpesuainetta + joi|juonut|niellyt|nielaisi, jotain + juomaani|juomaan|lasiini|drinkkiini, juomani|juomaani + huumattu|huumattiin, verensokeri|verensokerini|sokeri|sokerini + matalalla|alhaalla|matala|alhainen, diabeetikko + tärisen|tärisee|vapisen',
    intruder:
      'vieras|tuntematon|joku|mies + seuraa|seurasi|seurannut + minua|meitä, vieras|tuntematon|joku|mies + hakkaa|jyskyttää|takoo|potkii + ovea|oveen|oveani, vieras|tuntematon|joku|mies + yrittää + sisään|murtautua|tunkeutua',
    unconscious: 'kaatui|kaatunut|putosi + vastaa|eikä vastaa|ei vastaa|reagoi|liiku',
    no_alarm:
      'teillä defibrillaattoria, teillä defibrillaattori, ensiapukurssi*, ensiapulaukku*, ensiapupakkaus*, ensiaputarvikkeita, netti|wifi|internet|nettiyhteys|järjestelmä|sovellus + kaatui|kaatunut + eikä kukaan vastaa|eikä kukaan',
  },
  et: {
    breathing: 'kurk|kõri|kael|keel + paistetab|paistes|turses|paistetanud|tursub, sinine|siniseks + näost|huuled|näos',
    heart:
      'süda|südames|rind|rinnus|rinnas|rindkere + valutab|valu|pigistab|torkab, käsi|käsivars|nägu + tuim|tundetu|halvatud, tunne|tunneta + jalgu|jalgasid + ei, tunne oma jalgu',
    seizure:
      'liiga palju|liiga mitu + tablette|tabletti|rohtu|ravimeid|unerohtu|pille, nööppatarei|patarei|mündi|magneti + neelas|neelanud|alla neelanud, valgendit|puhastusvahendit|pesuvahendit|kloori|mürki|torupuhastit + jõi|joonud|neelas, midagi + joogi|joogisse|jooki|klaasi + pani|valas|puistas, veresuhkur|suhkur + madal, diabeetik + värisen|väriseb',
    intruder:
      'võõras|keegi|mees|tundmatu + jälitab|järgnes|jälitas|järgneb, võõras|keegi|mees|tundmatu + taob|peksab|tagub + ust|uksele|uksel, võõras|keegi|mees|tundmatu + üritab|püüab|proovib + sisse',
    unconscious: 'kukkus|kukkunud + vasta|ega vasta|ei vasta|reageeri|liigu',
    no_alarm: 'esmaabikursus*, esmaabi kursus*, esmaabikoolitus*, esmaabikomplekt*',
  },
  lv: {
    breathing:
      'kakls|rīkle|mēle + tūkst|pietūka|pietūcis|pietūkusi|pietūkst|aiztūkst|žņaudz, zils|zila|zilas + sejā|lūpas|seja',
    heart:
      'sirds|krūtīs|krūtis|krūškurvis + sāp|sāpes|spiež|žņaudz, roka|seja + notirpusi|nejūtīga|tirpst|paralizēta|notirpst, nejūtu + kājas|rokas|kāju',
    seizure:
      'pārāk daudz|par daudz + tablešu|zāļu|tabletes|miegazāļu, bateriju|baterija|monētu|magnētu + norija|norijis|norijusi, balinātāju|tīrīšanas līdzekli|mazgāšanas līdzekli|hloru|indi + izdzēra|dzēra|izdzēris|norija, kaut ko + dzērienā|glāzē + iebēra|ielēja|ielika, cukurs|cukura līmenis + zems, diabētiķis|diabētiķe|diabēts + trīcu|trīc',
    intruder:
      'svešinieks|svešs|kāds|vīrietis + seko|sekoja|vajā|izsekoja, svešinieks|svešs|kāds|vīrietis + dauzās|dauza|sit|spārda + durvīm|durvis, svešinieks|svešs|kāds|vīrietis + mēģina + iekļūt|ielauzties|ienākt|tikt',
    unconscious: 'nokrita|krita|pakrita|nokritis|nokritusi + neatbild|nereaģē|nekustas',
    no_alarm:
      'pirmās palīdzības kurs*, pirmās palīdzības aptieciņ*, pirmās palīdzības komplekt*, internets|wifi|vaifajs|tīkls + nokrita + un neviens neatbild',
  },
  lt: {
    breathing:
      'gerklė|kaklas|liežuvis|gerklę + tinsta|sutino|patino|patinęs|užtinsta|spaudžia|veržia|ištino, pamėlęs|pamėlusi|pamėlo|mėlynas|mėlyna + veidas|lūpos|visas|visa',
    heart:
      'širdis|širdį|krūtinė|krūtinę|krūtinėje + skauda|skausmas|spaudžia|duria, ranka|veidas + nutirpo|nutirpusi|tirpsta|nejautri|nutirpęs, nejaučiu + kojų|rankų|kojos|rankos',
    seizure:
      'per daug|pernelyg daug + tablečių|vaistų|piliulių|migdomųjų, bateriją|baterijėlę|monetą|magnetą + prarijo|prarijęs|nurijo, baliklio|baliklį|valiklio|valiklį|chloro|nuodų|skalbiklio + išgėrė|gėrė|prarijo|atsigėrė, į + gėrimą|taurę|stiklinę + įpylė|įbėrė|įdėjo|primaišė, cukrus|cukraus kiekis + žemas|žemai|mažas|nukrito, diabetu|diabetikas|diabetikė + drebu|dreba',
    intruder:
      'nepažįstamasis|svetimas|kažkas|vyras|nepažįstamas + seka|sekė|persekioja|atsekė, nepažįstamasis|svetimas|kažkas|vyras|nepažįstamas + daužo|trankosi|daužosi|spardo + duris, nepažįstamasis|svetimas|kažkas|vyras|nepažįstamas + bando + įeiti|įsilaužti|patekti|įsibrauti',
    unconscious: 'nukrito|nugriuvo|pargriuvo|griuvo|parkrito + nebeatsako|neatsako|nereaguoja|nejuda|nebejuda',
    gas: 'dvokia|smirdi|trenkia + dujomis',
    no_alarm:
      'pirmosios pagalbos kurs*, pirmosios pagalbos rinkin*, pirmosios pagalbos vaistinėl*, įsipjoviau skusdamasis, įsipjoviau skusdamas, internetas|wifi|ryšys|tinklas + nukrito|dingo + ir niekas neatsako, maistas|vakarienė|pusryčiai|koncertas|vakarėlis + buvo bomba',
  },
  cs: {
    breathing:
      'krk|hrdlo|jazyk|hrtan + otéká|otekl|oteklo|natéká|natekl|opuchá|opuchl|stahuje|svírá|zavírá|oteklý, modrý|modrá|modré|fialový + v obličeji|obličej|rty|ve tváři',
    heart:
      'srdce|hrudník|hrudi|hrudníku + bolí|bolest|píchá|svírá|tlak|tlačí, ruka|paže|obličej + necitlivá|zmrtvěla|znecitlivěla|brní|ochrnutá|mravenčí, necítím|necítí + nohy|nohou|ruce',
    seizure:
      'příliš mnoho|moc|příliš + prášků|tablet|léků|pilulek, baterii|knoflíkovou baterii|minci|magnet + spolkl|spolkla|spolklo, bělidla|bělidlo|savo|čisticí prostředek|čisticího prostředku|jar|saponát|jed|jedu + vypil|vypila|napil|napila|spolkl|spolkla, do pití|do skleničky|do drinku|do nápoje + nasypal|dal|nalil|hodil, cukr + nízký|nízko, diabetik|diabetička + třesu|třese|klepu',
    intruder:
      'cizí|neznámý|někdo|chlap|muž + sleduje|sledoval|pronásleduje|pronásledoval, cizí|neznámý|někdo|chlap|muž + buší|mlátí|kope|tluče + dveře, cizí|neznámý|někdo|chlap|muž + snaží|pokouší + dostat|vniknout|vloupat|dovnitř',
    unconscious: 'upadl|upadla|spadl|spadla + neodpovídá|nehýbe, upadl|upadla + nereaguje',
    no_alarm:
      'máte defibrilátor, máte tu defibrilátor, je tu defibrilátor, kurz první pomoci, kurzy první pomoci, lékárničk*, umírá|umře|chcípá|zemřel|umřel|umřela|chcípla + mi + baterka|baterie|mobil|telefon|notebook, baterka|baterie|mobil|telefon + mi + umírá|umře|chcípá, řízl jsem se při holení, řízla jsem se při holení, pořezal jsem se při holení, umiera mi baterka, zomiera mi baterka, porezal som sa pri holení, jídlo|představení + bylo bomba, večeře|snídaně|zábava + byla bomba, koncert byl bomba',
  },
  sk: {
    breathing:
      'krk|hrdlo|jazyk + opúcha|opuchol|opuchlo|opuchnuté|opuchnutý|napúcha|sťahuje|zviera|zatvára, modrý|modrá|modré|fialový + v tvári|tvár|pery',
    heart:
      'srdce|hrudník|hrudi|hrudníku + bolí|bolesť|pichá|zviera|tlak|tlačí, ruka|rameno|tvár + znecitlivela|necitlivá|stŕpla|tŕpne|meravá|ochrnutá|zmeravela, necítim|necíti + nohy|nôh|ruky',
    seizure:
      'príliš veľa|priveľa + tabletiek|liekov|piluliek|práškov, batériu|gombíkovú batériu|mincu|magnet + prehltol|prehltla|prehltlo, bielidla|bielidlo|savo|čistiaci prostriedok|čistiaceho prostriedku|saponát|jed|jedu + vypil|vypila|napil|napila|prehltol, do pitia|do pohára|do drinku|do nápoja + nasypal|dal|nalial|hodil, cukor + nízky|nízko, diabetik|diabetička + trasiem|trasie',
    intruder:
      'cudzí|neznámy|niekto|muž|chlap|cudzinec + sleduje|sledoval|prenasleduje|prenasledoval, cudzí|neznámy|niekto|muž|chlap|cudzinec + búcha|mláti|kope|trieska + dvere, cudzí|neznámy|niekto|muž|chlap|cudzinec + snaží|pokúša + dostať|vniknúť|vlámať|dnu',
    unconscious: 'spadol|spadla|odpadol|odpadla + neodpovedá|nehýbe',
    no_alarm:
      'máte defibrilátor, máte tu defibrilátor, je tu defibrilátor, kurz prvej pomoci, kurzy prvej pomoci, lekárničk*, zomiera|umiera|zomrel|zomrela + mi + baterka|batéria|mobil|telefón|notebook, baterka|batéria|mobil|telefón + mi + zomiera|umiera, porezal som sa pri holení, porezala som sa pri holení, porezal som sa pri, umírá mi baterka, umírá mi mobil, umírá mi telefon, řízl jsem se při holení, jedlo|predstavenie + bolo bomba, večera|zábava + bola bomba, koncert bol bomba, raňajky boli bomba',
  },
  sl: {
    breathing:
      'grlo|vrat|jezik + oteka|otekel|oteklo|zateka|zatekel|zapira|stiska|zateklo, moder|modra|modre|plav + v obraz|obraz|ustnice',
    heart:
      'srce|prsih|prsi|prsni koš + boli|bolečina|bolečine|stiska|zbada|pritisk, roka|obraz + otrpla|odrevenela|mravljinči|ohromljena|otrpel|omrtvela, čutim|čuti + nog|nogi|noge|rok + ne, ne čutim nog',
    seizure:
      'preveč + tablet|tablete|zdravil, baterijo|gumbno baterijo|kovanec|magnet + pogoltnil|pogoltnila|požrl, belilo|belila|čistilo|čistila|varikino|detergent|strup + popil|popila|spil|spila|pogoltnil, v pijačo|v kozarec|v koktajl + dal|nasul|vlil|stresel, sladkor + nizek|nizko, sladkorni bolnik|diabetik|diabetes + tresem|trese',
    intruder:
      'neznanec|tujec|nekdo|moški + sledil|sledi|zasleduje|zasledoval, neznanec|tujec|nekdo|moški + razbija|tolče|buta|brca + vrata|vratih, neznanec|tujec|nekdo|moški + poskuša|skuša + vstopiti|vdreti|vlomiti|priti',
    unconscious: 'padel|padla + ne odgovarja|ne odziva|ne premika',
    no_alarm:
      'imate defibrilator, tečaj prve pomoči, tečaji prve pomoči, omarica prve pomoči, komplet prve pomoči, telefon|baterija|mobitel + mi umira, umira mi + telefon|baterija|mobitel, urezal sem se pri britju, urezala sem se pri britju, aparat za gašenje požara, aparat za gašenje, porezao sam se pri brijanju, umírá mi baterka, umírá mi mobil, umírá mi telefon, crkava mi baterija, internet|wifi|mreža|povezava + je + padel in nihče ne odgovarja|padla in nihče ne odgovarja, hrana|večerja|zabava|predstava + je bila bomba, zajtrk|koncert + je bil bomba',
  },
  hr: {
    breathing:
      'grlo|vrat|jezik + otiče|oteklo|otekao|oteče|natiče|zatvara|steže|nateklo, plav|plava|plavo|modar|modre|plave|poplavio + u licu|lice|usne',
    heart:
      'srce|prsima|prsa|prsnom košu + boli|bol|bolovi|steže|probada|pritisak, ruka|lice + utrnula|utrnulo|trne|obamrla|oduzeta, osjećam|osjeća + noge|nogu|ruke + ne, ne osjećam noge',
    seizure:
      'previše + tableta|lijekova|pilula|tablete, bateriju|gumbastu bateriju|kovanicu|novčić|magnet + progutao|progutala|progutalo, varikinu|izbjeljivač|sredstvo za čišćenje|deterdžent|otrov|domestos + popio|popila|pio|pila|progutao|progutala, u piće|u čašu|u koktel + stavio|ubacio|sipao|ulio, šećer + nizak|nisko|pao, dijabetičar|dijabetičarka|dijabetes + tresem|trese, šećer + jako nizak|vrlo nizak|prenizak|jako nisko',
    intruder:
      'stranac|nepoznat|nepoznati|neznanac|netko|muškarac|čovjek + prati|pratio|slijedi|slijedio|progoni, stranac|nepoznat|nepoznati|neznanac|netko|muškarac|čovjek + lupa|udara|razvaljuje + vrata|vratima, stranac|nepoznat|nepoznati|neznanac|netko|muškarac|čovjek + pokušava + ući|provaliti|upasti',
    unconscious: 'pao|pala|srušio|srušila + ne odgovara|ne miče|ne reagira',
    no_alarm:
      'imate li defibrilator, ima li defibrilator, tečaj prve pomoći, tečajevi prve pomoći, komplet prve pomoći, kutija prve pomoći, aparat za gašenje požara, aparati za gašenje požara, aparat za gašenje, vatrogasni aparat, crkava|crkla|crkao|umire + mi + baterija|mobitel|telefon|laptop, porezao sam se pri brijanju, porezala sam se pri brijanju, hrana|večera|zabava|predstava + je bila bomba, doručak|koncert|ručak + je bio bomba',
  },
  sr: {
    breathing:
      'грло|врат|језик + отиче|отекло|отекао|затвара|стеже, plav|plava|plavo|modar|modre|plave|pomodreo|poplaveo + u licu|lice|usne, плав|плава|плаво|модар|модре|плаве|помодрео|поплавео + у лицу|лице|усне',
    heart:
      'срце|грудима|груди|прса + боли|бол|болови|стеже|пробада|притисак, рука|лице + утрнула|утрнуло|трне|одузета, osećam|oseća + noge|nogu|ruke + ne, ne osećam noge, осећам|осећа + ноге|ногу|руке + не, не осећам ноге',
    seizure:
      'превише + таблета|лекова|пилула, bateriju|dugmastu bateriju|novčić|magnet + progutao|progutala|progutalo, varikinu|izbeljivač|sredstvo za čišćenje|deterdžent|otrov|domestos|belilo + popio|popila|pio|pila|progutao|progutala, u piće|u čašu|u koktel + stavio|ubacio|sipao|ulio, šećer + nizak|nisko|pao, dijabetičar|dijabetičarka|dijabetes + tresem|trese, батерију|дугмасту батерију|новчић|магнет + прогутао|прогутала|прогутало, варикину|избељивач|средство за чишћење|детерџент|отров|доместос|белило + попио|попила|пио|пила|прогутао|прогутала, у пиће|у чашу|у коктел + ставио|убацио|сипао|улио, шећер + низак|ниско|пао, дијабетичар|дијабетичарка|дијабетес + тресем|тресе, šećer + jako nizak|vrlo nizak|prenizak|jako nisko|mnogo nizak, шећер + јако низак|врло низак|пренизак|јако ниско|много низак',
    intruder:
      'странац|непознат|непознати|неко|мушкарац|човек + прати|пратио|прогони|следи, странац|непознат|непознати|неко|мушкарац|човек + лупа|удара|разваљује + врата|вратима, странац|непознат|непознати|неко|мушкарац|човек + покушава + уђе|ући|провали|упадне',
    unconscious:
      'pao|pala|srušio|srušila + ne odgovara|ne mrda|ne reaguje, пао|пала|срушио|срушила + не одговара|не мрда|не реагује',
    no_alarm:
      'имате ли дефибрилатор, има ли дефибрилатор, kurs prve pomoći, kursevi prve pomoći, komplet prve pomoći, kutija prve pomoći, aparat za gašenje požara, aparati za gašenje požara, aparat za gašenje, crkava|crkla|crkao|umire + mi + baterija|mobilni|telefon|laptop, posekao sam se pri brijanju, posekla sam se pri brijanju, курс прве помоћи, курсеви прве помоћи, комплет прве помоћи, кутија прве помоћи, апарат за гашење пожара, апарати за гашење пожара, апарат за гашење, цркава|цркла|цркао|умире + ми + батерија|мобилни|телефон|лаптоп, посекао сам се при бријању, посекла сам се при бријању, porezao sam se pri brijanju, porezala sam se pri brijanju, порезао сам се при бријању, порезала сам се при бријању, hrana|večera|zabava|predstava|klopa + je bila bomba, doručak|koncert|ručak + je bio bomba, храна|вечера|забава|представа|клопа + је била бомба, доручак|концерт|ручак + је био бомба',
  },
  bg: {
    breathing:
      'гърлото|гърло|вратът|врата|езикът + подува|отича|отекло|подуто|подул|затваря|стяга|подут|отекъл, посинял|посиня|посиняла|син|синьо|сини + лицето|устни|устните, той е посинял, тя е посиняла, посинял е, посиняла е, посиня',
    heart:
      'сърцето|сърце|гърдите|гърди + боли|болка|болки|стяга|стягане|пробожда|натиск, ръката|ръка|лицето + изтръпна|изтръпнала|изтръпва|безчувствена|изтръпнало, усещам|чувствам + краката|крака|ръцете|ръката + не, не си усещам краката',
    seizure:
      'твърде много|прекалено много + хапчета|таблетки|лекарства|приспивателни, батерия|копчена батерия|монета|магнит + глътна|погълна|глътнал|глътнала, белина|препарат|веро|отрова|перилен препарат|домакински препарат + изпи|пи|глътна|погълна, в питието|в чашата|в напитката + сложи|сипа|пусна|сложил, захар|захарта|кръвната захар + ниска|ниско|падна, диабетик|диабетичка|диабет + треперя|трепери, захарта|захар + много ниска|прекалено ниска',
    intruder:
      'непознат|някой|мъж + преследва|следи|проследи|последва, непознат|някой|мъж + блъска|удря|рита|думка + вратата|врата, непознат|някой|мъж + опитва + влезе|нахлуе|разбие',
    unconscious: 'падна|паднал|паднала + не отговаря|не реагира|не мърда',
    no_alarm:
      'имате ли дефибрилатор, има ли дефибрилатор, курс по първа помощ, курсове по първа помощ, курс за първа помощ, комплект за първа помощ, порязах се при бръснене, порязах се докато се бръснех, батерията|телефонът|телефона + ми умира, умира ми + батерията|телефонът|телефона, храната|вечерята|закуската + беше бомба, концертът|купонът + беше бомба',
  },
  uk: {
    breathing:
      'горло|шия|язик + набрякає|набрякло|набрякла|опухає|опухло|опухла|розпухло|стискає|закривається|набряк|розпухає, обличчя|губи + посиніло|посиніли|синє|сині',
    heart:
      'серце|грудях|груди + болить|біль|тисне|стискає|коле, рука|обличчя + оніміла|німіє|затерпла|оніміло|віднялася, не відчуваю|не відчуває + ніг|ноги',
    seizure:
      'занадто багато|забагато|надто багато + таблеток|ліків|пігулок|снодійного, проковтнув|проковтнула|випив|випила + батарейку|відбілювач|хлорку|мийний, підсипали|підсипав|підмішали|підмішав|підлили + напій|келих|склянку|коктейль, цукор|діабет|діабетик + трусить|тремчу|тремтить|дуже низький|різко впав',
    intruder:
      'незнайомець|хтось|чоловік|незнайомий + переслідує|переслідував|йде за|йшов за|стежить за, незнайомець|хтось|чоловік|незнайомий + ломиться|гатить|грюкає|гупає + двері, незнайомець|хтось|чоловік|незнайомий + намагається + увійти|вдертися|зайти|вломитися',
    unconscious: 'впав|впала|упав|упала + не відповідає|не відгукується|не реагує',
    no_alarm: 'у вас дефібрилятор, чи є дефібрилятор',
  },
  el: {
    breathing:
      'λαιμός|λαιμό|γλώσσα|φάρυγγας + πρήζεται|πρήστηκε|πρησμένος|πρησμένη|κλείνει|έκλεισε|φουσκώνει|σφίγγει, μπλε|μελανό|μελανά + πρόσωπο|χείλη',
    heart:
      'καρδιά|στήθος + πονάει|πονά|πόνο|πόνος|σφίξιμο|σφίγγει|βάρος|πίεση, χέρι|πρόσωπο|μπράτσο + μουδιάσει|μούδιασε|μουδιασμένο|μουδιάζει|παράλυτο, δεν νιώθω|δε νιώθω|δεν αισθάνομαι|δεν νιώθει + πόδια',
    seizure:
      'πάρα πολλά|υπερβολικά πολλά + χάπια|φάρμακα|υπνωτικά, κατάπιε|ήπιε + μπαταρία|χλωρίνη|απορρυπαντικό|ακουαφόρτε, έριξε|έριξαν|έβαλε|έβαλαν + κάτι + ποτό|ποτήρι, διαβητικός|διαβητική|ζάχαρο|ζάχαρό|σάκχαρο + τρέμω|τρέμει|πολύ χαμηλό|έπεσε πολύ',
    intruder:
      'άγνωστος|ξένος|κάποιος|άντρας + ακολούθησε|ακολουθεί|κυνηγάει|παρακολουθεί, άγνωστος|ξένος|κάποιος|άντρας + βαράει|κλωτσάει|κοπανάει + πόρτα, άγνωστος|ξένος|άντρας + χτυπάει|χτυπά + πόρτα, άγνωστος|ξένος|κάποιος|άντρας + προσπαθεί + μπει|παραβιάσει',
    unconscious: 'έπεσε|σωριάστηκε + δεν απαντά|δεν απαντάει|δεν αποκρίνεται|δεν αντιδρά',
    no_alarm: 'έχετε απινιδωτή, υπάρχει απινιδωτής',
  },
  ro: {
    breathing:
      'gâtul|gât|limba|gâtului + umflă|umflat|umflată|închide|strânge|umfle|închis, vânăt|vânătă|învinețit|albastru + față|buze|buzele',
    heart:
      'inima|pieptul|piept|inimă + doare|durere|dureri|strânge|apasă|presiune, brațul|mâna|fața + amorțit|amorțită|amorțește|paralizat|paralizată, nu-mi|nu îmi|nu-și|nu + simt|simte|mai simt + picioarele',
    seizure:
      'prea multe + pastile|medicamente|tablete|somnifere, a înghițit|înghițit|a băut|băut + baterie|bateria|clor|înălbitor|detergent, pus|turnat + ceva + băutură|pahar, diabetic|diabetică|glicemia|glicemie + tremur|tremură|foarte mică|foarte scăzută',
    intruder:
      'străin|necunoscut|cineva|bărbat + urmărit|urmărește|fugărește, străin|necunoscut|cineva|bărbat + bubuie|izbește|lovește + ușa|ușă, străin|necunoscut|bărbat + bate + ușa|ușă, străin|necunoscut|cineva|bărbat + încearcă + intre|intra|forțeze|spargă',
    unconscious: 'a căzut|s-a prăbușit + nu răspunde|nu mai răspunde|nu reacționează',
    no_alarm: 'aveți un defibrilator, aveți defibrilator, există un defibrilator',
  },
  hu: {
    breathing:
      'torka|torkom|nyaka|nyakam|nyelve + dagad|bedagadt|feldagadt|bedagad|duzzad|megduzzadt|elzáródik|szűkül|összeszorul|feldagad, arca|szája|ajka + kék|elkékült|lila',
    heart:
      'szívem|szíve|mellkasom|mellkasa|mellkasomban + fáj|fájdalom|szorít|szúr|nyom, karom|karja|arca|arcom + zsibbad|elzsibbadt|zsibbadt|érzéketlen|lebénult, nem érzem|nem érzi + lábam|lábaim|lábamat|lábaimat|lábát|lábait',
    seizure:
      'túl sok + tablettát|gyógyszert|pirulát|altatót|bogyót|tabletta, lenyelt|lenyelte|nyelt|ivott|megivott|megivta + elemet|gombelemet|hypót|hipót|fehérítőt|mosószert, tett|tettek|rakott|raktak + valamit + italomba|poharamba, cukorbeteg|cukrom|cukra|vércukrom + remegek|remeg|leesett',
    intruder:
      'idegen|valaki|férfi|ismeretlen + követ|követett|üldöz, idegen|valaki|férfi|ismeretlen + dörömböl|veri|rugdossa|püföli + ajtót|ajtómat|ajtón|ajtómon|ajtónkon, idegen|valaki|férfi|ismeretlen + próbál + bejönni|betörni|bejutni|behatolni',
    unconscious: 'elesett|összeesett|leesett + nem válaszol|nem reagál|nem felel',
    no_alarm: 'van defibrillátoruk, van defibrillátor',
  },
  fa: {
    breathing:
      'گلویش|گلوش|گلویم|گردنش|گردنم|زبانش|گلو + متورم|ورم|باد|بسته|تنگ, صورتش|لبش|لباش|لبهاش + کبود|کبوده|آبی شده',
    heart:
      'قلبم|قلبش|سینه‌ام|سینه‌اش|سینه + درد|فشار|تیر, دستم|دستش|بازویم|صورتش|دست چپم + بی‌حس|بی حس|کرخت|خواب رفته|فلج, پاهام|پاهامو|پاهایم|پاهاش + حس نمیکنم|حس نمی‌کنم|حس نمیکنه|بیحسه',
    seizure:
      'تعداد زیادی|مقدار زیادی|بیش از حد + قرص|دارو, باتری|وایتکس|سفیدکننده|جوهر نمک + خورده|قورت داده|بلعیده|خورد, نوشیدنیم|نوشیدنی|لیوانم + چیزی ریخته|چیزی ریخت|چیزی ریختن, قندم|قندش|دیابت + میلرزم|می‌لرزم|میلرزه|افتاده|خیلی پایینه',
    intruder:
      'غریبه|غریبه‌ای|کسی|مردی|یک نفر + تعقیب|تعقیبم|دنبالم, غریبه|غریبه‌ای|کسی|مردی|یک نفر + در + می‌کوبد|میکوبه|لگد, غریبه|غریبه‌ای|کسی|مردی|یک نفر + سعی + وارد|داخل',
    unconscious: 'افتاده|افتاد|زمین خورده|زمین خورد + جواب نمیده|جواب نمی‌ده|جواب نمیدهد|واکنش نمیده|حرف نمیزنه',
    no_alarm: 'دفیبریلاتور دارید, دستگاه شوک دارید',
  },
  ur: {
    breathing: 'گلا|گردن|حلق + سوج|سوجن|پھول|سوجا, چہرہ|ہونٹ + نیلا|نیلے',
    heart: 'دل|سینے|سینہ|چھاتی + درد|تکلیف|دباؤ, بازو|چہرہ|ہاتھ + سن|بےحس|بے حس|مفلوج, ٹانگیں|پاؤں|ٹانگوں + محسوس نہیں',
    seizure:
      'بہت زیادہ|بہت ساری|حد سے زیادہ + گولیاں|دوائیں|دوا, بیٹری|بلیچ|فینائل|ہارپک + نگل لی|نگل لیا|پی لیا|پی لی, ڈرنک میں|مشروب میں + ملا دیا|ملایا, شوگر + کانپ|بہت کم|گر گئی',
    intruder:
      'اجنبی|کوئی|آدمی|شخص + پیچھا, اجنبی|آدمی|شخص + پیچھے, اجنبی|کوئی|آدمی|شخص + دروازہ|دروازے + پیٹ|توڑ|لات, اجنبی|کوئی|آدمی|شخص + اندر|کمرے میں + گھسنے',
    unconscious: 'گر گئے|گر گیا|گر گئی + جواب نہیں|بول نہیں|ہوش نہیں',
  },
  he: {
    breathing:
      'הגרון|גרון|הצוואר|הלשון + מתנפח|התנפח|נפוח|נסגר|מתנפחת|נפוחה|נסתם|מתכווץ, הפנים|השפתיים + כחולות|כחולים',
    heart:
      'הלב|לב|החזה|חזה|בחזה|בלב + כואב|כאב|כאבים|לוחץ|לחץ|דוקר, היד|הזרוע|הפנים|יד|זרוע + רדומה|רדום|נרדמה|משותקת|קהה, לא מרגיש|לא מרגישה + הרגליים|ברגליים',
    seizure:
      'יותר מדי|חבילה שלמה של + כדורים|תרופות|גלולות, בלע|בלעה|שתה|שתתה + סוללה|בטריה|אקונומיקה|חומר ניקוי, שם|שמו|הכניס|הכניסו + משהו + במשקה|בכוס, סוכרתי|סוכרתית|סוכר + רועד|רועדת|נמוך מאוד',
    intruder:
      'זר|מישהו|גבר|אדם + עוקב|עקב|רודף, זר|מישהו|גבר|אדם + הולם|בועט|חובט + בדלת|דלת, זר|גבר + דופק + בדלת|דלת, זר|מישהו|גבר|אדם + מנסה + להיכנס|לפרוץ|להכנס',
    unconscious: 'נפל|נפלה|התמוטט|התמוטטה + לא עונה|לא מגיב|לא מגיבה',
    no_alarm: 'לכם דפיברילטור',
  },
  hi: {
    breathing: 'गला|गर्दन|जीभ|गले + सूज|सूजन|फूल|सूजा|घुट|बंद, चेहरा|होंठ + नीला|नीले',
    heart: 'दिल|सीने|छाती|सीना + दर्द|दबाव|जकड़न, हाथ|बाजू|चेहरा|बांह + सुन्न|लकवा|बेजान, पैर|पैरों|टाँगें|टांगें + महसूस नहीं',
    seizure:
      'बहुत सारी|बहुत ज्यादा|बहुत अधिक|बहुत सी + गोलियां|दवा|दवाइयां, बैटरी|ब्लीच|फिनाइल|हार्पिक + निगल|निगल ली|निगल लिया|पी लिया|पी ली, ड्रिंक में|पेय में|ड्रिंक + मिला दिया|मिलाया|मिला दी, शुगर|डायबिटीज + काँप|कांप|बहुत कम',
    intruder:
      'अजनबी|कोई|आदमी|अनजान + पीछा, अजनबी|आदमी|अनजान + पीछे, अजनबी|कोई|आदमी|अनजान + दरवाजा|दरवाजे + पीट|तोड़|लात|ठोक, अजनबी|कोई|आदमी|अनजान + अंदर|कमरे में + घुसने|घुस',
    unconscious: 'गिर गए|गिर गया|गिर गई|गिर पड़े|गिर पड़ी + जवाब नहीं|बोल नहीं|होश नहीं',
  },
  bn: {
    breathing: 'গলা|ঘাড়|জিহ্বা|জিভ + ফুলে|ফুলছে|ফোলা|বন্ধ|ফুলেছে, মুখ|ঠোঁট|চেহারা + নীল হয়ে',
    heart: 'বুক|বুকে|হৃদয়|হার্টে|হার্ট + ব্যথা|ব্যাথা|চাপ|যন্ত্রণা, হাত|বাহু|মুখ + অবশ|অসাড়, পায়ে|পায়ের + অনুভূতি নেই|সাড় নেই|টের পাচ্ছি না',
    seizure:
      'অনেক বেশি|অতিরিক্ত|খুব বেশি|অনেকগুলো|অনেকগুলি + ওষুধ|বড়ি|ট্যাবলেট, ব্যাটারি|ব্লিচ|হারপিক + গিলে ফেলেছে|খেয়ে ফেলেছে|গিলেছে, ড্রিংকে|পানীয়তে|গ্লাসে + মিশিয়েছে|মিশিয়ে দিয়েছে, ডায়াবেটিস|সুগার + কাঁপছি|কাঁপছে|একদম কমে|খুব কমে|অনেক কমে',
    intruder:
      'অপরিচিত|কেউ|লোক|অচেনা + পিছু|অনুসরণ, অপরিচিত|কেউ|লোক|অচেনা + দরজায়|দরজা + ধাক্কা|লাথি|পেটাচ্ছে|ভাঙার, অপরিচিত|কেউ|লোক|অচেনা + ঢোকার|ঢুকতে + চেষ্টা',
    unconscious: 'পড়ে গেছে|পড়ে গেছেন|পড়ে গিয়ে|পড়ে যাওয়ার + সাড়া নেই|সাড়া দিচ্ছে না|সাড়া দিচ্ছেন না|উত্তর দিচ্ছে না|কথা বলছে না',
  },
  th: {
    breathing: 'คอ|ลำคอ|ลิ้น|หลอดลม + |เริ่ม|กำลัง|เธอกำลัง|เขากำลัง|ของเธอกำลัง|ของเขากำลัง|ของเธอ|ของเขา|ของฉัน + บวม|ตีบ',
    heart:
      'หัวใจ|หน้าอก + |ฉัน|ผม|ของฉัน|ของผม + เจ็บ|ปวด, เจ็บ|ปวด|แน่น + |ที่|แปลบที่|ตรง + หน้าอก|หัวใจ, แขน + |ฉัน|ผม|ซ้าย|ขวา|ซ้ายก็|ซ้ายของฉัน|ซ้ายผม + ชา|ไม่มีความรู้สึก|อ่อนแรง, ไม่รู้สึก|ไม่มีความรู้สึก + ที่|ถึง| + ขา',
    seizure:
      'กินยา|กลืนยา|ทานยา + |นอนหลับ|นอน|แก้ปวด + เกินขนาด|มากเกินไป|เยอะเกินไป|เยอะมาก|หมดขวด|ทั้งขวด, กลืน|กิน|ดื่ม + ถ่าน|แบตเตอรี่|น้ำยาฟอกขาว|ไฮเตอร์|น้ำยาล้างห้องน้ำ, น้ำตาล + ตก|ต่ำมาก + |ตัวสั่น|มือสั่น',
    intruder:
      'คนแปลกหน้า|มีคน|ใครบางคน|ผู้ชายคนหนึ่ง|ผู้ชาย + |กำลัง|เดิน|แอบ|พยายาม + ตามฉัน|ตามผม|สะกดรอย|ทุบประตู|พังประตู|งัดประตู|ถีบประตู|จะเข้ามาในห้อง|เข้ามาในห้อง',
    unconscious: 'ล้ม|ล้มลง|ล้มหัวฟาด + |แล้ว|ไป + ไม่ตอบ|ไม่รู้สึกตัว|เรียกไม่ตอบ|ไม่ตอบสนอง|ไม่ขยับ',
  },
  vi: {
    breathing: 'cổ họng|họng|lưỡi + sưng|bị sưng|nghẹn, mặt|môi + tím|tím tái|xanh tím',
    heart:
      'trái tim + đau|nhói, đau|tức|nhói + ngực, tay trái|cánh tay + tê|tê liệt|mất cảm giác, không còn cảm giác|mất cảm giác|không cảm thấy|tê liệt + chân',
    seizure:
      'quá nhiều + thuốc|viên thuốc|thuốc ngủ, uống cả + vỉ thuốc|lọ thuốc|hộp thuốc, nuốt|uống|uống phải|nuốt phải + pin|thuốc tẩy|nước tẩy|chất tẩy, bỏ|cho + thuốc + ly|đồ uống|cốc, đường huyết|tiểu đường + run|tụt|rất thấp',
    intruder:
      'người lạ|kẻ lạ + đi theo, người lạ|ai đó|người đàn ông|có người|kẻ lạ + theo tôi|bám theo|theo dõi|đập cửa|đạp cửa|phá cửa, người lạ|ai đó|người đàn ông|có người|kẻ lạ + cố + vào phòng|đột nhập|xông vào',
    unconscious: 'ngã|té|gục + không trả lời|không phản ứng|không tỉnh|không nói gì',
  },
  id: {
    breathing:
      'tenggorok*|leher*|lidah*|kerongkong* + membengkak|bengkak|menutup|tersumbat|menyempit, wajah|wajahnya|muka|mukanya|bibirnya + biru|membiru|kebiruan',
    heart:
      'jantung*|dada* + sakit|nyeri|sesak, sakit|nyeri + dada*|jantung*, lengan*|wajah*|tangan kiri* + mati rasa|kebas|lumpuh, tidak bisa merasakan|tidak merasakan|nggak bisa ngerasain|tidak terasa + kaki',
    seizure:
      'terlalu banyak + pil|obat|tablet, menelan|tertelan|telan|minum|meminum|terminum + baterai|pemutih|bayclin|cairan pembersih, memasukkan|menaruh|masukin + sesuatu|obat + minuman, gula darah|diabetes + gemetar|sangat rendah|drop',
    intruder:
      'orang asing|seseorang|ada orang|laki-laki|pria|tak dikenal + mengikuti|membuntuti|menguntit, orang asing|seseorang|ada orang|laki-laki|pria|tak dikenal + menggedor|menendang|mendobrak + pintu, orang asing|seseorang|ada orang|laki-laki|pria|tak dikenal + mencoba|berusaha + masuk|mendobrak',
    unconscious:
      'jatuh|terjatuh|ambruk + tidak menjawab|tidak merespons|tidak merespon|tidak menyahut|gak respon|nggak respon',
    no_alarm: 'ada defibrilator',
  },
  ms: {
    breathing:
      'tekak*|leher*|lidah*|kerongkong* + membengkak|bengkak|tersumbat|menutup, muka|mukanya|bibir|bibirnya + biru|kebiruan',
    heart:
      'jantung*|dada* + sakit|ketat|sesak, sakit + dada*|jantung*, lengan*|muka*|tangan kiri* + kebas|lumpuh|mati rasa, tak dapat rasa|tidak dapat rasa|tak boleh rasa|tak rasa|tidak dapat merasa + kaki',
    seizure:
      'terlalu banyak|terlebih + pil|ubat|tablet, telan|tertelan|menelan|minum|terminum|meminum + bateri|peluntur|clorox|bahan pencuci, letak|bubuh|masukkan + sesuatu|dadah|ubat + minuman, gula|diabetes|kencing manis + menggigil|menggeletar|sangat rendah|rendah sangat',
    intruder:
      'orang asing|seseorang|lelaki|ada orang|tidak dikenali + mengikuti|mengekori, orang asing|seseorang|lelaki|ada orang|tidak dikenali + menghentak|menendang|memecahkan + pintu, orang asing|seseorang|lelaki|ada orang|tidak dikenali + cuba + masuk|pecah masuk',
    unconscious: 'jatuh|rebah|terjatuh + tak jawab|tidak menjawab|tak respons|tidak respons|tak sedar|tak menyahut',
    no_alarm: 'ada defibrilator',
  },
  fil: {
    breathing:
      'lalamunan|leeg|dila + namamaga|maga|sumasara|nagsasara|bumabara|sumisikip, mukha|labi + asul|nangingitim',
    heart:
      'puso|dibdib + masakit|sumasakit|kirot|makirot|naninikip, braso|mukha + manhid|namamanhid|paralisado, hindi ko maramdaman|di ko maramdaman|hindi niya maramdaman + binti|paa|mga binti|mga paa',
    seizure:
      'sobrang daming|napakaraming|masyadong maraming|sobrang dami + tableta|gamot|pills, nakalunok|nakainom|nalunok|nilunok|ininom|nainom + baterya|bleach|zonrox|muriatic, naglagay|nilagyan|may nilagay + inumin, diabetic|diabetiko|asukal + nanginginig, naglagay|nilagyan|may nilagay + kung ano|gamot|droga + inumin',
    intruder:
      'estranghero|may tao|isang tao|lalaki|di kilala + sumusunod|sumunod|sinusundan|sinundan, estranghero|may tao|isang tao|lalaki|di kilala + kumakalampag|kinakalampag|hinahampas|sinisipa|binabayo + pinto|pintuan, estranghero|may tao|isang tao|lalaki|di kilala + pilit|sinusubukang|nagtatangkang + pumasok|pumapasok',
    unconscious:
      'natumba|nahulog|bumagsak|nadapa|nadulas + hindi sumasagot|hindi na sumasagot|di na sumasagot|walang malay, natumba|nahulog|bumagsak|nadapa|nadulas + ang|po ang|si + tatay|nanay|asawa|lolo|lola|kaibigan|kapatid|anak + hindi|hindi na|di na + sumasagot|gumagalaw|gumigising',
    no_alarm: 'fire exit, may defibrillator',
  },
  ca: {
    breathing: 'gola|coll|llengua + infla|inflada|inflat|inflant|tanca|tancant, cara|llavis + blau|blava|blaus',
    heart:
      'cor|pit + fa mal|dolor|pressió|opressió, pit + mal, braç|cara + adormit|adormida|insensible, no em noto|no em sento|no noto|no sento|no es nota|no es sent + cames|peus',
    seizure:
      "massa + pastilles|medicaments|píndoles, s'ha empassat|ha empassat|ha begut + pila|lleixiu|detergent|salfumant, posat + beguda|copa|got + alguna cosa, diabètic|diabètica|sucre + tremolo|tremola|molt baix",
    intruder:
      'desconegut|home + seguit|segueix|persegueix, algú + em segueix|em persegueix|m’ha seguit, desconegut|home|algú + colpeja|aporrea|cops + porta, desconegut|home|algú + intenta|intentant + entrar',
    unconscious: "ha caigut|va caure|s'ha desplomat + no respon|no contesta|no reacciona",
    no_alarm: 'teniu un desfibril·lador, teniu desfibril·lador',
  },
  ka: {
    breathing:
      'ყელი|კისერი|ენა + უსივდება|უსივდა|შეუსივდა|სივდება|შესიებული|ეკვრება|ეხუთება|მისივდება, სახე|ტუჩები + გაულურჯდა|გალურჯდა|ლურჯი',
    heart:
      'გული|გულმკერდი|მკერდი|გულმკერდში|მკერდში + მტკივა|სტკივა|ტკივილი|მიჭერს, ხელი|მკლავი|სახე + დაუბუჟდა|დამიბუჟდა|მიბუჟდება|უბუჟდება|დაბუჟებული, ვერ ვგრძნობ|ვეღარ ვგრძნობ|ვერ გრძნობს + ფეხებს',
    seizure:
      'ძალიან ბევრი|ზედმეტი|ბევრი + აბი|წამალი|ტაბლეტი, გადაყლაპა|ჩაყლაპა|დალია + ელემენტი|ბატარეა|მათეთრებელი|ქლორი, სასმელში + ჩამიყარა|ჩამიყარეს|ჩაყარა, დიაბეტი|შაქარი + ვკანკალებ|კანკალებს|დამივარდა|დაუვარდა',
    intruder:
      'უცნობი|ვიღაც|ვიღაცა|კაცი + მომყვება|გამომყვა|მდევნის|დამდევს, უცნობი|ვიღაც|ვიღაცა|კაცი + აბრახუნებს|ურტყამს|ამტვრევს + კარზე|კარს, უცნობი|ვიღაც|ვიღაცა|კაცი + ცდილობს + შემოსვლას|შემოვიდეს|შემოჭრას',
    unconscious: 'დაეცა|წაიქცა|ჩაიკეცა + არ პასუხობს|აღარ პასუხობს|არ მპასუხობს|არ რეაგირებს|აღარ რეაგირებს',
  },
  ko: {
    breathing:
      '목이|혀가|목구멍이|기도가 + 부어올*|부어오*|붓고*|조여*|막혀*|좁아*, 얼굴이|입술이|얼굴 + 파래요|파래졌어요|새파래졌어요|보라색',
    heart:
      '심장이|가슴이|심장에|가슴에 + 아파*|아프*|조여*|통증*|쥐어짜*, 팔이|왼팔이|얼굴이|팔도|왼팔도 + 저려*|저리*|마비*|감각이, 다리에|다리가|다리 + 감각이|느낌이 + 없어요|없습니다|안',
    seizure:
      '약을|수면제를|알약을|진통제를 + 너무 많이|한꺼번에 + 먹*|삼켰*|복용*, 건전지를|배터리를|락스를|표백제를|세제를 + 삼켰어요|삼켰습니다|마셨어요|마셨습니다|먹었어요, 음료에|술에|잔에 + 약을|뭔가를|뭘, 당뇨인데|혈당이|당이 + 떨려요|떨려|너무 낮아요|너무 낮고',
    intruder:
      '낯선|누가|누군가 + 따라왔*|따라와*|따라오*|쫓아*|미행*, 낯선 + 문을 + 두드*|두들*, 낯선|누가|누군가 + 문을 + 쾅쾅*|발로|부수*|마구|세게, 낯선|누가|누군가 + 들어오려*|침입*',
    unconscious:
      '쓰러지셨|쓰러졌|쓰러지셨는데|쓰러졌는데|넘어지셨는데|넘어졌는데|넘어져서|쓰러져서 + 대답이|대답을|반응이|의식이',
    no_alarm: '제세동기 있*, 제세동기가 있*',
  },
};
