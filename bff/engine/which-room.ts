import { fold, splitWords } from '../language/fold.ts';

/** How "which room?" is said, by itself, in many languages: whoever asks no more than this asks for their own. */
const ASKED = [
  'which room, what room, which room number, what room number, room number, my room',
  'welches zimmer, in welchem zimmer, in welches zimmer, welche zimmernummer, zimmernummer',
  'quelle chambre, dans quelle chambre, quel numéro de chambre, numéro de chambre, laquelle chambre',
  'qué habitación, cuál habitación, en qué habitación, qué número de habitación, número de habitación, qué cuarto',
  'quale camera, che camera, in quale camera, in che camera, quale stanza, che stanza, numero di camera, che numero di camera',
  'welke kamer, in welke kamer, op welke kamer, welk kamernummer, kamernummer',
  'qual quarto, que quarto, em que quarto, em qual quarto, número do quarto, qual o número do quarto',
  'quina habitació, a quina habitació, número d’habitació',
  'ce cameră, care cameră, în ce cameră, numărul camerei',
  'który pokój, jaki pokój, w którym pokoju, numer pokoju, jaki numer pokoju',
  'který pokoj, jaký pokoj, ve kterém pokoji, číslo pokoje',
  'ktorá izba, v ktorej izbe, číslo izby',
  'hvilket værelse, hvilket rom, vilket rum, vilket rumsnummer, hvilket værelsesnummer, hvaða herbergi',
  'mikä huone, mikä huonenumero, huoneen numero',
  'hangi oda, hangi odadayım, oda numarası',
  'melyik szoba, szobaszám, mi a szobaszám',
  'koja soba, u kojoj sobi, katera soba, v kateri sobi',
  'ποιο δωμάτιο, σε ποιο δωμάτιο, αριθμός δωματίου',
  'какой номер, какая комната, в каком номере, номер комнаты, який номер, яка кімната, коя стая, в коя стая',
  'أي غرفة, رقم الغرفة, באיזה חדר, איזה חדר, מספר החדר',
  '哪个房间, 哪間房, 哪个房号, 房间号, 房号, 哪個房間, 幾號房, 几号房, どの部屋, 何号室, 部屋番号, 어느 방, 몇 호, 몇 호실, 방 번호',
  'phòng nào, phòng số mấy, số phòng, kamar mana, nomor kamar, kamar nomor berapa, bilik mana, nombor bilik',
  'ห้องไหน, ห้องอะไร, เลขห้อง',
].flatMap((line) => line.split(', '));

/** What may stand around it. */
const AROUND = new Set(
  'and, please, sorry, hi, hello, ok, then, now, is it, und, bitte, denn, also, hallo, et, alors, bonjour, s’il vous plaît, svp, y, por favor, hola, e, allora, per favore, ciao, en, dan, alstublieft, hallo, então, por favor, olá, lütfen, proszę, prosím'
    .split(', ')
    .flatMap(toWords),
);
const PHRASES: ReadonlySet<string> = new Set(ASKED.map((phrase) => toWords(phrase).join('')));
const LETTERS_MAX = 60;
const POLITE_ENDING = /(?:ですか|です|ですか。|は|呢|吗|嗎|인가요|이에요|예요|ครับ|ค่ะ)+$/u;

/** Is this "which room?" and no more? `text` is as the guest wrote it. */
export function asksWhichRoom(text: string): boolean {
  if (text.length > LETTERS_MAX || /\d/.test(text)) return false;
  const words = toWords(text);
  while (AROUND.has(words[0] ?? '')) words.shift();
  while (AROUND.has(words.at(-1) ?? '')) words.pop();
  const said = words.join('');
  return PHRASES.has(said) || PHRASES.has(said.replace(POLITE_ENDING, ''));
}

function toWords(text: string): string[] {
  return splitWords(fold(text));
}
