import type { LanguageCode } from '../languages.ts';
import type { Vote } from './detector.ts';
import { cutWords } from './features.ts';
import { indexOfMax } from './scores.ts';
import { SCRIPT_LANGUAGES } from './script.ts';

/** Words that distinguish similar languages: one uses them, the other does not. */
const WORDS: Partial<Record<LanguageCode, string>> = {
  id: `bisa karena uang mobil kamar kantor sepeda besok kemarin senin jumat maret agustus juni juli butuh gak nggak enggak banget kok sih dong
    bandara handuk kulkas dokter polisi listrik nomor kapan apakah udah saja aja kalian ponsel bioskop jemput antar shower gimana mulai mau ingin
    rusak parkir gratis hewan dimana permisi makasih silakan tas koper kartu siang sore per pakai buat sama dingin televisi mengapa seberapa ac
    minta pesanan mesan sendok resepsionis kuitansi tunai apotek laundry kasur keran jam
    biaya titip nitip nambah khusus balkon enak bagian sikat layanan paham ngobrol silahkan mohon pemesanan dipesan stasiun taksi bus lantai lift
    tamu ranjang tidur sampo berisik nyala kecoa pajak struk faktur nota diskon kemarin menit tanggal kota olahraga pijat mandi brankas setrika
    sepatu hp istri kue sandi koneksi lemot perbaiki teknisi petugas karyawan manajer bicara inggris halo oke deh nih kirim kirimkan tetangga
    berangkat bareng ngga pertandingan sepak lelucon resep puisi kursi kasir restonya tempatnya hotelnya jemputan penjemputan sebentar banget
    pengen kayak begitu nyaman kebersihan rekomendasi sekalian apotik jasa mengambil menitipkan tersedia`,
  ms: `bilik tandas tuala wang kereta kerana sahaja percuma esok semalam isnin khamis jumaat ahad mac ogos disember jun julai nak tak hendak mahu
    perlukan pukul daftar lapangan terbang pengangkutan hantar tiada pancuran rosak sejuk penghawa aircond katil lewat tempah tempahan haiwan
    encik puan cik macam petang ialah adakah bilakah berapakah bolehkah letak kad sila perlawanan kaunter syarikat telefon televisyen nombor
    doktor polis elektrik laluan sangat dibuka cuti resit dobi tilam paip awak korang dah
    teksi bas lif tetamu kanak bising caj diskaun resipi tarikh minit bandar sukan urut seterika kasut isteri kek inggeris helo okey jiran
    juruteknik kakitangan pekerja pengurus bercakap faham khas perkhidmatan bahagian berus berhampiran sedap lawak jenaka sajak bertolak lahir
    invois lipas syampu tingkap aras stesen pejabat tempahkan tukar kemas dikemas malangnya jom lah je dapatkan sebarang beritahu
    cadangkan dicaj kekosongan pengesahan ketuhar balkoni gim motosikal pengasuh tercicir sebiji baki ditempah`,
  hr: `tko što tjedan tjedna tjedno siječnja veljače ožujka travnja svibnja lipanj lipnja lipnju srpanj srpnja srpnju kolovoz kolovoza kolovozu
    rujna rujnu listopada studenog prosinca zračna zračne zračnoj luke kolodvor kolodvora vlak vlakom gdje ovdje ondje prije poslije uvijek
    vrijeme dijete djece lijepo lijepa cijena cijenu cijeni cijene mlijeko čovjek uvjeti netko nitko ručnik ručnika ručnike deku deke odjaviti
    prijaviti platiti doći rezervirati otkazati promijeniti parkirati dobiti ostaviti kruh žlica točno tisuća obitelj glazba nogomet sinoć
    također ponedjeljak nedjelja srijeda srijedu bok juha kava promjena ljubimce prijevoz pobijedio željeli umjesto dvije smjestiti mjesto`,
  sr: `ko šta nedelja nedelje ponedeljak sreda sredu januara februara marta aprila maja juna jula avgusta junu julu avgustu septembra gde ovde
    onde pre posle uvek vreme dete dece lepo lepa cena cenu ceni cene mleko čovek uslovi neko niko peškir peškira peškire ćebe ćebeta
    aerodrom aerodroma aerodroma voz vozom hiljada porodica muzika fudbal takođe hleb kašika tačno supa kafa kafu vajfaj promena prevoz
    pobedio želeli umesto dve smestiti mesto sinoć utakmicu otkažem platim dođem rezervišem parkiram dobijemo donesete prijavimo odjavimo`,
  da: `hvad hvornår af mig dig sig meget noget nogen efter bruser brusebad morgenmad værelse værelset lufthavn lufthavnen uge penge aften måske
    jer jeres håndklæder taxa hovedpude tæppe åbner lukker åben billet gade rejse spørgsmål ud op ind igen undskyld venligst tak hej vand nat
    varmt tjekke udtjekning indtjekning mangler i'et kolde opholder findes godt goddag hvilke måtte nøgle nøglen elevator sluk`,
  nb: `hva når av meg deg seg mye noe noen etter dusj dusjen frokost frokosten rom rommet flyplass flyplassen uke uken penger kveld kanskje dere
    håndklær drosje pute teppe åpner stenger åpen billett reise spørsmål ut opp inn igjen unnskyld vennligst takk hei vann natt varmtvann sjekke
    utsjekking innsjekking trenger ødelagt finnes bra hvilket nøkkel nøkkelen heis heisen basseng bassenget koppen`,
  cs: `jsem jsme jste být který která které není ještě děkuji děkujeme díky pokoj pokoje pokoji ručník ručníky snídaně snídani kolik hodin letiště
    teče přinést polštář dvoulůžkový dvoulůžkového červnu kdo vyhrál můžeme můžu mohl chci chtěl přijet odjezd ceně odhlásit něco někdo mezi před
    při nebo proč co kdy bazén bazénu páru také večeři dobrý dobrou skvělé
    dokdy chtěli bychom mohli ještě posteli nesvítí svítí autem nemůžeme nemůžu snídaní večeře déle později dříve klíč klíče studená hlučno
    sousedé sousedi spát nádraží nepřijedeme přijedeme potřebujeme potřebuju zítra dneska včera odkud kudy letadlo letíme`,
  sk: `som sme ste byť ktorý ktorá ktoré nie ešte ďakujem ďakujeme vďaka izba izby izbe izbu uterák uteráky raňajky koľko hodín letisko letiska
    tečie priniesť vankúš dvojlôžková dvojlôžkovej júni kto vyhral môžeme môžem mohol chcem chcel prísť príchod cene odhlásiť niečo niekto medzi
    pred pri alebo prečo čo kedy bazéna sú tiež večeru dobrý dobrú skvelé dovoz odkedy
    dokedy dobrú dalo včera ešte izbu postele posteli svieti nesvieti môcť nemôžeme nemôžem raňajok dnešný
  dlhšie neskôr skôr e kľúč kľúče vypnúť zapnúť teplá studená hluk hlučno susedia spať zaspať stanicu stanica neprídeme`,
  sl: `zajtrk ali kje kdaj koliko brisača brisače brisačo prosim lahko deluje dela zelo želim želimo
    potrebujem potrebujemo nimamo pridemo prispeli postelja postelje odejo blazino odpovedati plačam plačati zdaj
    jutri danes včeraj zvečer zjutraj letališče letališča kdo zakaj vključen vključeno dvigalo hladilnik gospa gospod najlepša`,
  sv: `och jag inte är vad när var frukost frukosten handduk handdukar rummet nyckel nyckeln nycklar snälla tack kväll ikväll imorgon idag ingår
    behöver skulle varmt kallt vatten dusch duschen hiss hissen flygplats flygplatsen öppnar stänger något någon mycket hejdå
    kuddar kudde täcke beställa boka avboka betala husdjur trasig fungerar funkar också`,
  pt: `não nao você vocês obrigado obrigada ótimo otimo quarto quartos toalha toalhas café manhã pequeno-almoço chave cedo 
    posso podemos têm estacionamento minha nosso nossa gostaria amanhã hoje noite ontem são ruído
    barulho partida saída chegada piscina`,
  es: `sí usted ustedes habitación habitaciones toalla toallas desayuno llave temprano puedo podemos tienen aparcamiento estacionamiento
    cuánto dónde nuestra quisiera mañana hoy noche ayer mucho ruido salida 
    buenos buenas días tardes`,
  ca: `sisplau plau gràcies gracies habitació habitacions tovallola tovalloles esmorzar puc teniu tenen aparcament 
    meva nostra demà avui ahir són molt soroll sortida arribada reemborsament amb què quina quin
    seria fantàstic `,
  ru: `вы вас нам мне меня есть ли можно сколько стоит где когда завтрак номер номера номере полотенце полотенца ключ спасибо пожалуйста здравствуйте
    добрый день вечер утро хочу хотим нужно нужна нужны работает во что как это нет не у вас аэропорт аэропорта парковка парковку заказать
    бассейн собака собакой оплатить картой выезд заезд`,
  bg: `вие ви ни ми има ли може колко струва къде кога закуска закуската стая стаята стаи хавлия кърпи ключ благодаря моля здравейте добър ден вечер
    искам искаме трябва работи не във какво как това няма летище летището паркинг поръчам поръчаме басейн басейна куче кучето платя карта с
    напускане настаняване стаите ще съм сме сте от до за`,
  uk: `ви вас нам мені мене є чи можна скільки коштує де коли сніданок номер номера номері рушник рушники ключ дякую прошу вітаю добрий день вечір
    ранок хочу хочемо потрібно потрібна потрібні працює у що як це немає ні аеропорт аеропорту парковка замовити басейн собака собакою оплатити`,
};
/** Score added per word, and per word without its accents. */
const WORD_WEIGHT = 2;
const PLAIN_WORD_WEIGHT = 1;
/**
 * Which language gets a text that two similar ones could have written: Serbian is mostly in Cyrillic, there are eight Indonesians
 * to one Malaysian, and the models miss Norwegian more often. Log odds; fitted on the development rows.
 */
const TIES: readonly { code: LanguageCode; over: LanguageCode; by: number }[] = [
  { code: 'hr', over: 'sr', by: 1.6 },
  { code: 'hr', over: 'sl', by: 0.8 },
  { code: 'id', over: 'ms', by: 1.5 },
  { code: 'nb', over: 'da', by: 0.4 },
];

interface Owner {
  code: LanguageCode;
  weight: number;
}
const owners = new Map<string, Owner | null>();
for (const [code, words] of Object.entries(WORDS) as [LanguageCode, string][])
  for (const word of words.split(/\s+/)) {
    own(word, { code, weight: WORD_WEIGHT });
    const plain = word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
    if (plain !== word && plain.length > 2) own(plain, { code, weight: PLAIN_WORD_WEIGHT });
  }

/** A word in two lists proves nothing. */
function own(word: string, owner: Owner): void {
  const existing = owners.get(word);
  if (existing === undefined || existing?.code === owner.code) owners.set(word, existing ?? owner);
  else owners.set(word, null);
}

/** Adds scores for words of similar languages. The words do not occur in other languages. */
export const voteByWords: Vote = (text, script, scores) => {
  const languages = SCRIPT_LANGUAGES[script];
  const add = (code: LanguageCode, weight: number): void => {
    const index = languages.indexOf(code);
    if (index >= 0) scores[index] = (scores[index] ?? 0) + weight;
  };
  const words = cutWords(text);
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const owner = owners.get(word);
    if (owner && words.indexOf(word) === i) add(owner.code, owner.weight);
  }
  if (script !== 'Latn') return;
  const first = languages[indexOfMax(scores)];
  for (const { code, over, by } of TIES) if (first === over) add(code, by);
};
