import { fold, splitWords } from './fold.ts';

/**
 * What a question about food or animals may be about in particular. The engine's concepts take them together (`diet`,
 * `pet`); a yes to one of them is none to another, and to a guest with an allergy the difference is everything.
 */
export type Kind =
  | 'allergy'
  | 'nut'
  | 'gluten'
  | 'dairy'
  | 'egg'
  | 'seafood'
  | 'soy'
  | 'sugar'
  | 'pork'
  | 'vegan'
  | 'vegetarian'
  | 'halal'
  | 'kosher'
  | 'cat'
  | 'dog'
  | 'bird'
  | 'other_animal'
  | 'any_animal';

/**
 * Beginnings of words, in all languages at once: `=` before one that is a whole word. Texts are compared by what they have
 * in common here, so a word that means something else in a rarer language costs a yes at the most.
 */
const WORDS: Record<Kind, string> = {
  allergy:
    'coeliac, celiac, zöliak, cœliaq, celíac, celiach, coeliak, cøliak, allerg, alerg, allerj, alerj, allergi, ofnæm, ofnaem, alergi, αλλεργ, алерг, аллерг, ალერგ, حساس, آلرژ, الرجی, אלרג, एलर्ज, अलर्ज, অ্যালার্জ, แพ้, dị ứng, アレルギ, 过敏, 過敏, 알레르, 알러지, get hives, gets hives, got hives, in hives, break out in, nesselsucht, quaddeln, urticaire, urticari, orticari, netelroos, nældefeber, nesselfeber, nässelutslag, elveblest, крапивниц, кропив’янк, кропивниц, уртикари, pokrzywk, kopřivk, žihľavk, koprivnjač, csalánkiüt, urtikari, nokkosihottum, nõgeslööve, κνίδωσ, kurdeşen, کهیر, סרפדת, पित्ती, じんましん, 蕁麻疹, 荨麻疹, 두드러기, ลมพิษ, mề đay, biduran, anaphyla, anafyla, anafila, intoleran, unverträglich',
  nut: '=nut, =nuts, nutty, peanut, hazelnut, walnut, cashew, almond, pistachio, =nuss, =nüsse, =nüssen, nussfrei, nussallerg, erdnuss, erdnüss, haselnuss, haselnüss, walnuss, walnüss, mandel, noix, noisette, arachide, cacahuèt, amande, nuez, nueces, frutos secos, cacahuete, almendra, avellana, frutta secca, nocciol, =nozes, amendoim, amêndoa, notenvrij, pinda, nødder, =nøtt, nøtter, nøtt, nötter, jordnöt, jordnød, peanøtt, hnet, pähkin, maapähkin, pähkl, riešut, riekst, orzech, ořech, arašíd, orech, oreš, kikirik, kikiriki, орех, ядк, арахіс, арахис, фъстъ, кикирики, орах, =nuci, arahide, mogyoró, =dió, diós, fıstık, fındık, ceviz, ξηρ, καρύδ, φιστίκ, ნუშ, ნიგ, თხილ, არაქის, مكسر, فول سودان, آجیل, بادام, گردو, مونگ پھل, אגוז, בוטנ, मूंगफल, मेव, बादाम, বাদাম, ถั่ว, đậu phộng, hạt điều, =kacang, kasuy, ナッツ, ピーナッツ, 落花生, 坚果, 堅果, 花生, 견과, 땅콩, =alune, =orahe, =orasi, =orasaste',
  gluten:
    'gluten, glutin, glutén, glútén, glutee, gliuten, zöliak, coeliac, celiac, cœliaq, coeliaq, celíac, celiach, coeliak, cøliak, γλουτ, глютен, გლუტენ, غلوتين, جلوتين, گلوتن, גלוטן, צליאק, ग्लूटेन, গ্লুটেন, กลูเตน, グルテン, 麸质, 麩質, 무글루텐, 글루텐, wheat, weizen, gluteeni',
  dairy:
    'lactos, laktos, laktoz, lattos, laktōz, dairy, milchfrei, laktose, =milk, =milch, =leche, =lait, =latte, =leite, =melk, =mælk, =mjölk, =melk, λακτόζ, лактоз, ლაქტოზ, لاكتوز, لاکتوز, לקטוז, חלב, लैक्टोज, ল্যাকটোজ, แลคโตส, 乳糖, 乳製品, 乳制品, 유당',
  egg: '=egg, =eggs, =eier, =eiern, =oeuf, =oeufs, =huevo, =huevos, =uovo, =uova, =ovo, =ovos, =eieren, =æg, =ägg, jajk, =vejce, =vajcia, яйц, яєц, 卵, 鸡蛋, 雞蛋, 계란, 달걀',
  seafood:
    'seafood, shellfish, shrimp, prawn, =fish, meeresfrücht, krustentier, garnele, =fisch, =mariscos, marisco, crustac, fruits de mer, frutti di mare, crostacei, schaaldier, skaldyr, skaldjur, морепродукт, ракообр, شلفيش, مأكولات بحر, 海鲜, 海鮮, 甲殻, えび, 海老, 새우, 해산물, 갑각',
  soy: '=soy, =soya, =soja, 大豆, 콩, соев, соя',
  sugar:
    'sugar, diabet, diabét, zucker, diabeti, σακχαρ, διαβητ, диабет, діабет, سكري, دیابت, סוכרת, मधुमेह, 糖尿, 当뇨, 당뇨',
  pork: '=pork, schwein, =porc, =cerdo, maiale, =porco, varken, svinekød, fläsk, wieprzow, vepřov, свинин, خنزير, خوک, חזיר, 猪肉, 豬肉, 豚肉, 돼지',
  vegan:
    'vegan, végan, végétalien, veganisk, vegaan, vegān, wegań, wegan, veganský, вегансk, веган, βίγκαν, vegano, ვეგან, نباتي صرف, فيغان, وگان, ויגן, טבעונ, वीगन, ভেগান, วีแกน, thuần chay, ヴィーガン, ビーガン, 纯素, 純素, 全素, 비건',
  vegetarian:
    'vegetari, vegetár, végétari, vegetar, veggie, wegetari, vejetary, χορτοφάγ, вегетари, вегетарі, ვეგეტარ, نباتي, گیاه, צמחונ, शाकाहार, নিরামিষ, มังสวิรัติ, ăn chay, ベジタリアン, 素食, 채식, kasvis, taimeto, veģetār, grænmet',
  halal: 'halal, helal, χαλάλ, халял, халал, ჰალალ, حلال, חלאל, हलाल, হালাল, ฮาลาล, ハラール, ハラル, 清真, 할랄',
  kosher:
    'kosher, koscher, kasher, casher, cacher, kosjer, koszer, košer, kóser, koşer, kosher, κόσερ, кошер, ქოშერ, كوشر, کوشر, כשר, कोशर, কোশার, โคเชอร์, コーシャ, 犹太洁食, 猶太潔食, 코셔',
  cat: '=cat, =cats, kitten, =kitty, katze, kater, kätzchen, =chat, =chats, chatte, chaton, =gato, =gatos, =gata, gatto, gatti, gatta, =gat, =gats, =kat, =katten, =katt, katter, =köttur, =kött, kissa, katė, kates, =kota, kotem, kočk, kocour, mačka, mačko, котк, котка, =кот, кошк, кіт, =кота, кішк, мачк, pisic, macsk, =kedi, kedim, γάτ, კატ, گربه, بلی, חתול, बिल्ली, বিড়াল, แมว, =mèo, con mèo, kucing, 猫, ネコ, ねこ, 貓, 고양이, =poes, =kassi, =kassiga, =kaķi, =kaķis, =kaķiem, =koty, =pusa, =قط, =قطة, =قطتي, قطط, mačkou, mačke, mačkom, mačku',
  dog: '=dog, =dogs, doggy, puppy, =hund, hunde, hündin, =chien, chiens, chienne, chiot, perro, perra, =cane, =cani, cagn, =cão, cães, cachorro, =hond, honden, hondje, hunden, hundur, hundar, koira, =koer, koera, =suns, =sunim, =pies, =psa, psem, =pes, =psem, psom, psa, собак, câin, caini, kutya, kutyá, köpe, σκύλ, σκυλ, ძაღლ, كلب, کلب, سگ, כלב, कुत्त, কুকুর, น้องหมา, สุนัข, =chó, con chó, anjing, =aso, 犬, いぬ, 狗, 개를, 개와, 개랑, 강아지, 반려견, labrador, pudel, poodle, dackel, terrier, =šunį, =šunys, =šuniu, =šunimi, =куче, =кучето, кучета, =пес, =песик, =пас, =пса, =псом',
  bird: '=bird, =birds, parrot, papagei, wellensittich, perroquet, pappagallo, papagaio, papegaai, попуга, papug, 鸟, 鸚鵡, 鹦鹉, 鳥, 새를',
  other_animal:
    'rabbit, kaninchen, lapin, conejo, coniglio, coelho, konijn, hamster, meerschwein, guinea pig, ferret, frettchen, snake, schlange, horse, pferd, кролик, 兔, うさぎ, 토끼',
  any_animal:
    '=pet, =pets, animal, haustier, =tier, =tiere, tieren, mascota, animaux, animali, animais, huisdier, dieren, husdjur, kjæledyr, husdyr, kæledyr, lemmik, mājdzīv, dzīvniek, gyvūn, augintin, zwierz, zvíř, zviera, ljubim, žival, животн, тварин, питом, любимц, ljubimc, evcil, hayvan, κατοικίδι, ζωα, ზოო, ცხოველ, حيوان, پالتو, جانور, חיות, חיית, पालतू, জানোয়ার, পোষা, สัตว์, thú cưng, haiwan, hewan, peliharaan, alagang, hayop, ペット, 宠物, 寵物, 반려동물, 애완, állat, gæludýr',
};

interface Sought {
  kind: Kind;
  text: string;
  isWhole: boolean;
  isPhrase: boolean;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

const sought: readonly Sought[] = (Object.keys(WORDS) as Kind[]).flatMap((kind) =>
  WORDS[kind].split(',').map((entry) => {
    const text = fold(entry.trim().replace(/^=/, ''));
    return {
      kind,
      text,
      isWhole: entry.trim().startsWith('='),
      isPhrase: text.includes(' ') || UNSPACED.test(text),
    };
  }),
);

const phrases = sought.filter(({ isPhrase }) => isPhrase);
const byLetter = Map.groupBy(
  sought.filter(({ isPhrase }) => !isPhrase),
  ({ text }) => text[0],
);
const allergies = sought.filter(({ kind }) => kind === 'allergy').map(({ text }) => text);
const QUESTION_MARK = /[?？؟;]\s*$/u;

/** Does somebody say that they have an allergy, rather than ask what there is for it? Looked for anywhere: "Erdnussallergie". */
export function tellsOfAllergy(text: string): boolean {
  return !QUESTION_MARK.test(text) && namesAllergy(fold(text));
}

function namesAllergy(folded: string): boolean {
  return allergies.some((word) => folded.includes(word));
}

const ANIMALS: ReadonlySet<Kind> = new Set<Kind>(['cat', 'dog', 'bird', 'other_animal', 'any_animal']);

/** An animal, or else something to eat. */
export function isAnimal(kind: Kind): boolean {
  return ANIMALS.has(kind);
}

/** Do words of these kinds speak of this one as well? What is vegan is vegetarian, and a rule for pets is one for cats. */
export function coversKind(kinds: ReadonlySet<Kind>, kind: Kind): boolean {
  if (kinds.has(kind) || (ANIMALS.has(kind) && kinds.has('any_animal'))) return true;
  if (kind === 'any_animal') return [...ANIMALS].some((animal) => kinds.has(animal)); // "pets?" is asked of dogs first
  return kind === 'vegetarian' && kinds.has('vegan');
}

/** The kinds of food and animals that a text names, in whatever language. */
export function findKinds(text: string): ReadonlySet<Kind> {
  const folded = fold(text);
  const words = splitWords(folded);
  const named = [
    ...phrases.filter(({ text: phrase }) => folded.includes(phrase)),
    ...words.flatMap((word) =>
      (byLetter.get(word[0]) ?? []).filter(({ text: beginning, isWhole }) =>
        isWhole ? word === beginning : word.startsWith(beginning),
      ),
    ),
  ];
  return new Set([...named.map(({ kind }) => kind), ...(namesAllergy(folded) ? (['allergy'] as const) : [])]);
}
