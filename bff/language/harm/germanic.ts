import type { HarmWords } from './harm-shape.ts';

/** Words of harm in the Germanic languages. */
export const HARM_GERMANIC: Readonly<Record<string, HarmWords>> = {
  en: {
    who: 'wife, husband, partner, boyfriend, girlfriend, fiance, fiancee, son, daughter, child, children, kid, kids, baby, toddler, boy, girl, mother, father, mom, mum, mommy, mummy, dad, grandmother, grandma, granny, grandfather, grandpa, sister, brother, friend, man, woman, lady, gentleman, guest, person, somebody, someone, aunt, uncle, niece, nephew, cleaner, waiter, waitress, guy',
    self: 'i, she, he, we, they, ive, shes, hes, weve',
    body: 'hand, hands, finger, fingers, thumb, foot, feet, toe, toes, leg, legs, arm, arms, knee, knees, head, face, eye, eyes, nose, lip, mouth, tooth, teeth, ear, shoulder, elbow, wrist, ankle, hip, rib, ribs, bone, neck, chin, forehead, skin, skull, spine, collarbone',
    reflex: 'myself, himself, herself, themselves, ourselves, yourself',
    me: 'me, us, him, her',
    falls: 'fell, fallen, slipped, tripped, falling',
    hurts:
      'cut, burnt, burned, scalded, injured, crushed, squashed, jammed, sliced, fractured, sprained, dislocated, stabbed, electrocuted',
    breaks: 'broke, broken, breaks, cracked, chipped',
    harmed:
      'slipped and fell, dont|not|never + want to + live|be alive, dont wanna live, fell + over|down + and hurt, fell out of bed, fell and + cannot|cant + get up, bitten by a + dog|snake, dog bit + me|my|him|her|us, feel|feeling|feels|am|im|is|getting|so|very + dizzy, dizzy and',
    hits: 'hit, hits, beat, beats, beating, touched, touching, touches, groped, groping, punched, punches, slapped, slaps, kicked, kicks, shoved, strangled, choked, threatens, threatening, molested, molesting, harassed, hurts, hurting, chases, chasing, pushes, pushed, spat on, assaults, abuses',
    silent:
      'doesnt answer, does not answer, not answering, isnt answering, wont answer, doesnt respond, does not respond, doesnt react, does not react, not reacting, doesnt move, does not move, wont move, cant get up, cannot get up, can not get up, unable to get up, cant stand, cannot stand, cant move, cannot move, lying|lies|lays|laying + on|in + the floor|the ground|the corridor|the hallway|the lobby|the stairs|the bathroom|the street|the lift|the elevator, about|going + to + faint|pass out|collapse, feel|feels|feeling + faint, breathes strangely, breathing strangely, breathing weirdly, breathing funny',
    things:
      'picture, painting, mirror, shelf, frame, sign, tree, tile, tiles, glass, cup, mug, plate, vase, clock, rod, rail, handle, knob, charger, laptop, camera, glasses, ring, earring, sunglasses, button, battery, snow, rain, temperature, prices, cutlery, fork, bottle, passport, wallet, cake, bread, cheese, meat, fruit, steak, pizza, paper, rope, sandwich, ticket, bracelet, tag',
    mild: 'ice, plaster*, band aid, bandaid, band aids, bandaids, ointment, shaving, shaved, nearly, almost, a little, a bit, slightly, paper cut, ice pack, cool pack',
    phrases: {
      fire: 'smell|smells|smelling|smelled + of burning|like burning|something burning|of something burning, burning smell, smell of burning, something + burning',
      violence:
        'crying|cries|cry|cried|screaming|screams|scream|shouting|shouts|yelling|calling|begging + for help, hear|heard|hearing + shots|gunshots|gun shots|gunfire|shot being, shots fired, woman|girl|lady + screaming|screams|screamed, feel|feeling|felt + unsafe|threatened|scared, dont|not|never + feel + safe, drunk|drunken|intoxicated + aggressive|touched|touching|fighting|violent|harassing|attacking|threatening|shouting, aggressive|violent + man|guest|guy|person|drunk, person|someone|somebody|man|woman + in danger',
      suicide:
        'going to jump, want to jump, gonna jump, no reason to live, better off dead, cut my wrists, take my own life, take my life',
      seizure:
        'water broke, water has broken, water just broke, baby is coming, going into + labor|labour, in + labor|labour, fever|temperature + 39|40|41|42|103|104|105, high|very high + fever',
      unconscious: 'dizzy + stand|faint|fainting|collapse',
      no_alarm:
        'if there is a fire, if theres a fire, in case of fire, in case of a fire, in the event of a fire, if a fire, if the fire alarm, when the fire alarm, fire extinguisher*, call in an emergency, call in case of emergency, call in case of an emergency, in an emergency, in case of emergency, in case of an emergency, emergency number*, emergency exit*, emergency contact*, emergency phone, emergency plan, shooting star*, drowning in + toys|work|emails|paper|choice|options|homework|luggage|laundry, fell in love, fall in love, fallen in love, falling in love, fell asleep, fall asleep, falling asleep, fallen asleep, fell ill, fell through, fell behind, fell for, fell short, fell apart, fell out of + my|his|her|your + hand|hands|pocket|bag, heart is broken, hearts are broken, broken heart, heart broke, heartbroken, baby is coming + with|too|along|as well|next|tomorrow|on, going|want + to jump + in|into|on|onto|around, want to live + in|here|like|with|there|on, living in, answer + my|his|her|our|the + phone|email|emails|mail|mails|call|calls|message|messages|question|questions, touched + me|us + deeply|very much|so much|a lot, touched my heart, beat me to, hit me up, hit us up, get up + early|in the|before|on time|so early, hair cut, haircut, cut my hair, price cut, price cuts, cut + costs|prices|the price|the noise, shower head, head of the shower, first aid kit, first aid course, i am the police, im the police, from the police, drop me off, cant hardly, hand cream',
    },
  },
  de: {
    who: 'frau, mann, ehefrau, ehemann, partner, partnerin, freund, freundin, verlobte, verlobter, sohn, tochter, kind, kinder, baby, junge, mädchen, kleiner, kleine, mutter, vater, mama, papa, oma, opa, grossmutter, grossvater, großmutter, großvater, schwester, bruder, gast, person, jemand, dame, herr, tante, onkel, kollege, kollegin, nachbar, nachbarin, typ, kerl, schwiegermutter, schwiegervater, betrunkener',
    self: 'ich, er, sie, wir',
    body: 'hand, hände, finger, daumen, fuss, fuß, füsse, füße, zeh, zehen, bein, beine, arm, arme, knie, kopf, gesicht, auge, augen, nase, lippe, mund, zahn, zähne, ohr, schulter, ellbogen, handgelenk, knöchel, hüfte, rippe, rippen, knochen, hals, kinn, stirn, haut, schädel, wirbelsäule, schlüsselbein',
    reflex: 'mich, sich, uns, mir',
    me: 'mich, mir, uns, ihn, ihr',
    falls:
      'gefallen, hingefallen, umgefallen, runtergefallen, heruntergefallen, ausgerutscht, gestolpert, fiel, rutschte',
    hurts:
      'geschnitten, verbrannt, verbrüht, eingeklemmt, gequetscht, verletzt, aufgeschnitten, geklemmt, verstaucht, verrenkt, ausgekugelt, gestochen, verätzt',
    breaks: 'gebrochen, abgebrochen, ausgeschlagen, bricht',
    harmed:
      'ausgerutscht und, bin|ist|schwer + hingefallen, vom hund gebissen, von einem hund gebissen, hund hat + mich|meine|meinen + gebissen, mir|ihr|ihm + ist|wird + schwindelig|schwindlig|schwarz vor, so schwindelig, sehr schwindelig',
    hits: 'schlägt, geschlagen, schlug, berührt, angefasst, begrapscht, betatscht, gewürgt, würgt, tritt, getreten, bedroht, bedrängt, belästigt, geohrfeigt, gestossen, gestoßen, anfasst, angegrapscht',
    silent:
      'antwortet nicht, reagiert nicht, atmet nicht, atmet komisch, atmet seltsam, atmet schwer, rührt sich nicht, bewegt sich nicht, steht nicht mehr auf, kann nicht aufstehen, kann nicht mehr aufstehen, kommt nicht mehr hoch, komme nicht mehr hoch, liegt + am boden|auf dem boden|im flur|im gang|auf dem gang|auf der treppe|im bad|im badezimmer|auf der strasse|auf der straße|im treppenhaus|in der lobby',
    things:
      'bild, spiegel, regal, lampe, glas, tasse, teller, vase, uhr, stange, ladekabel, kamera, brille, ring, ohrring, knopf, schnee, temperatur, preise, kuchen, brot, käse, fleisch, toast, duschstange, vorhang, griff, laptop, handy, rahmen, haken',
    mild: 'eis, eiswürfel, pflaster*, salbe*, rasieren, rasur, fast, beinahe, ein bisschen, ein wenig, leicht, kühlpack, kühlakku, brandsalbe',
    phrases: {
      fire: 'riecht|riechts|stinkt + verbrannt|verschmort|angebrannt|nach verbranntem|nach feuer, brandgeruch*',
      violence:
        'ruft|schreit|rufen|schreien|ruf|schrei|brüllt|gerufen|geschrien + um hilfe, hilferuf*, hilfeschrei*, höre|hört|gehört|hören|fallen + schüsse|schuss, frau|mädchen|kind + schreit um|wird geschlagen|schreit laut, fühle|fühlen + nicht sicher|unsicher|bedroht|nicht wohl hier|verfolgt, betrunkener|betrunkene|besoffener|betrunken + aggressiv|belästigt|fasst|angefasst|pöbelt|schlägt|bedroht, aggressiver|aggressive + mann|gast|person|typ|frau',
      suicide:
        'will|möchte|werde + springen, will nicht mehr leben, nicht mehr leben, mir das leben nehmen, keinen grund mehr zu leben, möchte nicht mehr leben',
      seizure:
        'fruchtblase, baby kommt jetzt, das baby kommt, wehen eingesetzt, fieber + 39|40|41|42|vierzig, hohes|sehr hohes|hohem|starkes + fieber',
      no_alarm:
        'hat + mir|uns + sehr gut|gut|sehr + gefallen, gut gefallen, sehr gefallen, super gefallen, gefallen hat, hat es + gefallen, nicht gefallen, wenn es brennt, falls es brennt, im brandfall, bei feuer, bei einem brand, feuerlöscher*, notrufnummer*, notfallnummer*, notausgang*, im notfall, bei einem notfall, in einem notfall, sternschnupp*, eingeschlafen, verliebt, in den pool springen, ins wasser springen, baby kommt + mit|auch|morgen|nächste, herz ist gebrochen, das herz gebrochen, bricht mir das herz, hände desinfizier*, ausgefallen, einen gefallen, duschkopf*, haare geschnitten, haare schneiden, ins meer springen, in den see springen',
    },
  },
  nl: {
    who: 'vrouw, man, echtgenote, echtgenoot, partner, vriend, vriendin, zoon, zoontje, dochter, dochtertje, kind, kinderen, kindje, baby, jongen, meisje, moeder, vader, mama, papa, oma, opa, zus, broer, gast, persoon, iemand, mevrouw, meneer, tante, oom, buurman, buurvrouw, collega, vent',
    self: 'ik, hij, zij, ze, we, wij',
    body: 'hand, handen, vinger, vingers, duim, voet, voeten, teen, tenen, been, benen, arm, armen, knie, knieën, hoofd, gezicht, oog, ogen, neus, lip, mond, tand, tanden, kies, oor, schouder, elleboog, pols, enkel, heup, rib, ribben, bot, nek, hals, kin, voorhoofd, huid',
    reflex: 'mezelf, mijzelf, zich, zichzelf, me, ons',
    me: 'me, mij, ons, hem, haar',
    falls: 'gevallen, viel, uitgegleden, gestruikeld, valt, gleed',
    hurts: 'gesneden, verbrand, gebrand, verwond, gekneld, geklemd, verstuikt, gekneusd, gewond, bezeerd, ontwricht',
    breaks: 'gebroken, brak, afgebroken',
    harmed:
      'uitgegleden en gevallen, ben uitgegleden, is uitgegleden, gebeten door een hond, heel|erg|zo|ben + duizelig',
    hits: 'slaat, sloeg, geslagen, raakt, aangeraakt, betast, geschopt, schopt, bedreigt, bedreigd, gewurgd, lastiggevallen, duwt, geduwd',
    silent:
      'antwoordt niet, reageert niet, ademt niet, ademt raar, ademt vreemd, beweegt niet, kan niet opstaan, niet meer opstaan, niet overeind, ligt + op de grond|op de vloer|in de gang|op de trap|in de badkamer|op straat|in de lobby',
    things:
      'schilderij, spiegel, lamp, plank, glas, kop, kopje, bord, vaas, klok, stang, bril, ring, sneeuw, temperatuur, prijs, prijzen, taart, brood, kaas, vlees, toast, telefoon, gordijn, stroom, internet',
    mild: 'ijs, pleister*, zalf*, scheren, bijna, een beetje, licht, ijspak',
    phrases: {
      fire: 'ruikt|ruik|stinkt|brandlucht + verbrand|naar brand|aangebrand|brandlucht, brandlucht',
      violence:
        'roept|schreeuwt|gilt|roepen|schreeuwen|roepende + om hulp, hulpgeroep, hoor|hoorde|gehoord + schoten|geschoten|schot, vrouw|meisje + gilt|schreeuwt|wordt geslagen, voel|voelen + niet veilig|onveilig|bedreigd, dronken|dronkaard + agressief|agressieve|lastig|slaat|raakte|valt lastig, agressieve + man|gast|persoon',
      suicide:
        'ga|wil + springen, wil niet meer leven, wil niet langer leven, niet meer willen leven, einde aan mijn leven',
      seizure:
        'vliezen zijn gebroken, vliezen gebroken, water is gebroken, de baby komt, weeën, koorts + 39|40|41|42|veertig, hoge + koorts',
      no_alarm:
        'in slaap gevallen, slaap gevallen, verliefd, vallende ster*, vallende sterren, in het zwembad springen, in het water springen, baby komt + mee|ook|morgen, hart is gebroken, valt mee, bevallen, lastig gevallen, uit mijn hand, viel op, viel mee, viel tegen, opgevallen',
    },
  },
  da: {
    who: 'kone, hustru, mand, kæreste, partner, ven, veninde, søn, datter, barn, børn, baby, dreng, pige, mor, far, mormor, bedstemor, farmor, morfar, farfar, bedstefar, søster, bror, gæst, person, nogen, en dame, dame, herre, tante, onkel, nabo, kollega, fyr',
    self: 'jeg, hun, han, vi, de',
    body: 'hånd, hånden, hænder, finger, fingeren, fingre, tommelfinger, fod, foden, fødder, tå, tåen, ben, benet, arm, armen, knæ, knæet, hoved, hovedet, ansigt, ansigtet, øje, øjet, næse, læbe, mund, tand, tanden, tænder, øre, skulder, skulderen, albue, håndled, ankel, anklen, hofte, hoften, ribben, knogle, hals, nakke, pande, hud',
    reflex: 'mig, sig, os',
    me: 'mig, os, hende, ham',
    falls: 'faldt, faldet, gled, gledet, snublede, styrtede',
    hurts: 'skåret, skar, brændt, brændte, skoldet, skoldede, klemt, klemte, kvæstet, forstuvet, vrikket, forbrændt',
    breaks: 'brækkede, brækket, knækkede, knækket',
    harmed: 'faldt og slog, gled og faldt, er faldet og, bidt af en hund, meget|så|er + svimmel',
    hits: 'slår, slog, slået, rørte, rører, befamlede, sparker, sparkede, truer, truede, kvæler, chikanerer, skubbede, antastede',
    silent:
      'svarer ikke, reagerer ikke, trækker ikke vejret, ånder ikke, bevæger sig ikke, rører sig ikke, kan ikke rejse, kan ikke komme op, ligger + på gulvet|på gangen|i gangen|på trappen|på badeværelset|på gaden|i lobbyen, trækker vejret mærkeligt',
    things:
      'billede, billedet, spejl, spejlet, hylde, hylden, lampe, lampen, glas, glasset, kop, tallerken, vase, ur, stang, briller, ring, sne, temperatur, pris, priser, kage, brød, ost, kød, toast, telefon, strøm, nettet, internet',
    mild: 'is, isterninger, plaster, salve, barbering, barberede, barberet, næsten, en smule, lidt',
    phrases: {
      fire: 'lugter|lugt|stinker + brændt|af brand|af røg|brandlugt, brandlugt',
      violence:
        'råber|skriger|råbe|kalder + om hjælp|på hjælp, hører|hørte|hørt + skud, kvinde|pige + skriger|bliver slået, føler + utryg|utrygge|ikke tryg|truet|mig ikke sikker, fuld|beruset|fulde + aggressiv|rørte|slår|truende, aggressiv + mand|gæst|person',
      suicide: 'vil|skal + springe ud, vil ikke leve, ikke leve længere, ikke leve mere, tage mit liv, jeg springer',
      seizure:
        'vandet er gået, vandet gik, fødslen er i gang, barnet kommer nu, babyen kommer, veer, feber + 39|40|41|42|fyrre, høj + feber',
      no_alarm:
        'faldt i søvn, faldet i søvn, forelsk*, stjerneskud, springe i + poolen|vandet, babyen kommer + med|også, hjerte er knust, ud af hånden',
    },
  },
  nb: {
    who: 'kone, kona, kona mi, mann, mannen, ektemann, kjæreste, kjæresten, samboer, venn, venninne, sønn, sønnen, datter, dattera, datteren, barn, barnet, baby, babyen, gutt, jente, mor, mora, far, faren, mamma, pappa, bestemor, bestefar, søster, bror, gjest, person, noen, dame, herre, tante, onkel, nabo, kollega, en fyr',
    self: 'jeg, hun, han, vi, de',
    body: 'hånd, hånden, hånda, hender, finger, fingeren, fingre, tommel, fot, foten, føtter, tå, tåa, bein, beinet, ben, benet, arm, armen, kne, kneet, hode, hodet, ansikt, ansiktet, øye, øyet, nese, leppe, munn, tann, tanna, tannen, tenner, øre, skulder, skulderen, albue, håndledd, ankel, ankelen, hofte, hofta, ribbein, knokkel, hals, nakke, panne, hud',
    reflex: 'meg, seg, oss',
    me: 'meg, oss, henne, ham',
    falls: 'falt, falle, falt ned, skled, sklidd, sklei, gled, snublet, ramlet',
    hurts: 'kuttet, kutta, skar, skåret, brent, brente, skåldet, skolda, klemt, klemte, forstuet, skadet, vridd',
    breaks: 'brakk, brukket, knakk, knekt, knekte',
    harmed: 'falt og slo, skled og falt, har falt og, bitt av en hund, veldig|så|er + svimmel',
    hits: 'slår, slo, slått, tok på, tar på, rørte, befølte, sparker, sparket, truer, truet, kveler, trakasserer, dyttet, antastet',
    silent:
      'svarer ikke, reagerer ikke, puster ikke, puster rart, beveger seg ikke, rører seg ikke, klarer ikke å reise, kommer meg ikke opp, kommer seg ikke opp, kan ikke reise, ligger + på gulvet|i gangen|i korridoren|i trappa|på badet|på gata|i lobbyen',
    things:
      'bilde, bildet, speil, speilet, hylle, hylla, lampe, lampa, glass, glasset, kopp, tallerken, vase, klokke, stang, briller, ring, snø, temperatur, pris, priser, kake, brød, ost, kjøtt, toast, telefon, strømmen, nettet, internett',
    mild: 'is, isbiter, plaster, salve, barbering, barberte, nesten, litt',
    phrases: {
      fire: 'lukter|lukt|stinker + brent|svidd|av brann|brann, brannlukt',
      violence:
        'roper|skriker|rope|hyler + om hjelp|etter hjelp|på hjelp, hører|hørte|hørt + skudd, kvinne|jente|dame + skriker|blir slått, føler + utrygg|utrygge|ikke trygg|meg ikke trygg|truet, full|beruset|fulle + aggressiv|tok på|slår|truende, aggressiv + mann|gjest|person',
      suicide: 'vil|skal + hoppe ut, vil ikke leve, ikke leve lenger, ikke leve mer, ta livet mitt, jeg hopper',
      seizure:
        'vannet har gått, vannet gikk, fødselen er i gang, babyen kommer, rier, feber + 39|40|41|42|førti, høy + feber',
      no_alarm:
        'falt i søvn, sovnet, forelsk*, stjerneskudd, hoppe i + bassenget|vannet|bassenget, babyen kommer + med|også, hjertet er knust, ut av hånda',
    },
  },
  sv: {
    who: 'fru, hustru, man, make, maka, partner, sambo, pojkvän, flickvän, vän, väninna, son, dotter, barn, barnet, bebis, bebisen, pojke, flicka, mamma, pappa, mor, far, mormor, farmor, morfar, farfar, syster, bror, gäst, person, någon, kvinna, dam, herre, moster, farbror, granne, kollega, kille, tjej',
    self: 'jag, hon, han, vi, de',
    body: 'hand, handen, händer, händerna, finger, fingret, fingrar, tumme, tummen, fot, foten, fötter, tå, tån, ben, benet, arm, armen, knä, knät, huvud, huvudet, ansikte, ansiktet, öga, ögat, näsa, läpp, mun, tand, tanden, tänder, öra, axel, axeln, armbåge, handled, handleden, fotled, ankel, höft, höften, revben, nacke, hals, panna, hud',
    reflex: 'mig, sig, oss',
    me: 'mig, oss, henne, honom',
    falls: 'föll, fallit, ramlade, ramlat, halkade, halkat, snubblade, trillade, trillat',
    hurts: 'skar, skurit, bränt, brände, skållade, skållat, klämde, klämt, stukade, stukat, skadade, skadat, vrickade',
    breaks: 'bröt, brutit, brutet, bruten, knäckte, avbruten',
    harmed: 'ramlade och slog, halkade och föll, har ramlat och, biten av en hund, väldigt|så|är|mycket + yr',
    hits: 'slår, slog, slagit, tafsar, tafsade, rörde, tog på, sparkar, sparkade, hotar, hotade, stryper, trakasserar, knuffade, antastade',
    silent:
      'svarar inte, reagerar inte, andas inte, andas konstigt, rör sig inte, kan inte resa, kan inte ta sig upp, kommer inte upp, kommer jag inte upp, ligger + på golvet|i korridoren|i trappan|i badrummet|på gatan|i lobbyn|i hallen',
    things:
      'tavla, tavlan, spegel, spegeln, hylla, hyllan, lampa, lampan, glas, glaset, kopp, tallrik, vas, klocka, stång, glasögon, ring, snö, temperatur, pris, priser, kaka, bröd, ost, kött, toast, telefon, strömmen, nätet, internet',
    mild: 'is, plåster, salva, rakning, rakade, nästan, lite, en aning',
    phrases: {
      fire: 'luktar|lukt|stinker + bränt|brandrök|brand|rök, brandlukt, bränd lukt',
      violence:
        'ropar|skriker|ropa|ropade + på hjälp|efter hjälp|om hjälp, hör|hörde|hört + skott, kvinna|flicka|tjej + skriker|blir slagen, känner + otrygg|otrygga|inte säker|inte trygg|mig hotad|mig inte säker, full|berusad|fyllo + aggressiv|tafsade|slår|hotfull, aggressiv + man|gäst|person',
      suicide: 'ska|vill|tänker + hoppa ut, vill inte leva, inte leva längre, inte leva mer, ta mitt liv, jag hoppar',
      seizure:
        'vattnet har gått, vattnet gick, förlossningen har börjat, bebisen kommer, värkar, feber + 39|40|41|42|fyrtio, hög + feber',
      no_alarm:
        'somnade, somnat, förälsk*, stjärnfall, hoppa i + poolen|vattnet, bebisen kommer + med|också, hjärtat är krossat, ur handen, föll mig in',
    },
  },
  is: {
    who: 'kona, konan, konan mín, konunni, eiginkona, maður, maðurinn, maðurinn minn, eiginmaður, kærasti, kærasta, vinur, vinkona, sonur, sonur minn, dóttir, dóttir mín, barn, barnið, krakki, strákur, stelpa, mamma, pabbi, móðir, faðir, amma, afi, systir, bróðir, gestur, manneskja, einhver, frænka, frændi, nágranni',
    self: 'ég, hún, hann, við, þau',
    body: 'hönd, hendi, hendina, höndina, hendur, fingur, fingurinn, putta, þumal, fótur, fót, fótinn, fæti, fætur, tá, tána, fótlegg, handlegg, handlegginn, hné, höfuð, höfuðið, hausinn, andlit, andlitið, auga, nef, vör, munn, tönn, tönnin, tönnina, tennur, eyra, öxl, öxlina, olnboga, úlnlið, úlnliðinn, ökkla, ökklann, mjöðm, rif, bein, háls, enni, húð',
    reflex: 'mig, sig, okkur, mér',
    me: 'mig, okkur, hana, hann, mér',
    falls: 'datt, dottið, dottin, dottinn, rann, runnið, hrasaði, hrundi, féll',
    hurts:
      'skar, skorið, skarst, skorinn, brenndi, brennt, brenndist, klemmdi, klemmdist, tognaði, slasaði, slasaðist, slösuð, meiddi, meiddist',
    breaks: 'brotnaði, brotin, brotinn, braut, brotið, brotnuð',
    harmed: 'datt og meiddi, skarst á, brenndist á, brenndist illa, svimar, mig svimar',
    hits: 'lemur, lamdi, barði, ber, snerti, káfaði, sparkar, sparkaði, hótar, hótaði, kyrkir, áreitir, ýtti, slær, sló',
    silent:
      'svarar ekki, bregst ekki við, andar ekki, andar skringilega, hreyfir sig ekki, kemst ekki á fætur, kemst ekki upp, get ekki staðið, liggur + á gólfinu|á ganginum|í stiganum|á baðinu|á götunni|í anddyrinu',
    things:
      'mynd, myndin, spegill, spegillinn, hilla, hillan, lampi, lampinn, glas, glasið, bolli, diskur, vasi, klukka, gleraugu, hringur, snjór, hiti, verð, verðið, kaka, brauð, ostur, kjöt, sími, síminn, rafmagnið, netið',
    mild: 'klaka, ís, plástur, plástra, krem, raka, rakaði, næstum, smá, aðeins, dálítið',
    phrases: {
      fire: 'brunalykt, lykt + brennd|af bruna|af reyk',
      violence:
        'kallar|öskrar|hrópar|kalla|æpir + á hjálp|eftir hjálp, heyri|heyrði|heyrðum + skot|skothvelli|byssuskot, kona|stelpa + öskrar|barin, finnst|er + óörugg|óöruggur|ekki öruggt|ekki örugg, drukkinn|fullur|ölvaður + árásargjarn|áreitir|lemur|snerti|káfaði, árásargjarn + maður|gestur',
      suicide:
        'ætla að + stökkva|hoppa fram, vil ekki lifa, ekki lifa lengur, langar ekki að lifa, taka mitt eigið líf',
      seizure:
        'vatnið er farið, legvatnið, barnið er að koma, hríðir, hita + 39|40|41|42|fjörutíu, háan + hita, mikinn hita',
      no_alarm:
        'féll í + svefn|stafi, sofnaði, ástfang*, stjörnuhrap, stökkva í + laugina|sundlaugina|vatnið, barnið kemur + með|líka, hjartað er brotið',
    },
  },
};
