import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cutWords } from '../../../shared/language/detect/features.ts';
import { LEXICON } from './lexicon.ts';

/** A text and the language it is in. */
export interface Row {
  text: string;
  lang: string;
  source: string;
  bucket: string;
  variant: string;
  id: string;
  /** How often it is seen in training, 1 = once. */
  weight: number;
}

/** What a development row is for: half is only reported on, an eighth sets how sure we say to be, the rest is trained on. */
export function partOf(id: string): 'held-out' | 'calibrate' | 'train' {
  let hash = 2166136261;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 16777619);
  if (((hash >>> 13) & 1) === 1) return 'held-out';
  return ((hash >>> 15) & 3) === 1 ? 'calibrate' : 'train';
}

/** Reads one file of JSON Lines (gzipped or not); missing fields become ''. "zh" becomes zh-Hans or zh-Hant. */
export function readRows(folder: string, name: string): Row[] {
  const raw = readFileSync(join(folder, name));
  const text = name.endsWith('.gz') ? gunzipSync(raw).toString() : raw.toString();
  const rows = text.split('\n').filter((line) => line !== '');
  return rows.map((line) => {
    const row = { source: '', bucket: '', variant: '', id: '', weight: 1, ...JSON.parse(line) } as Row;
    if (row.lang === 'zh') row.lang = row.variant === 'Hant' ? 'zh-Hant' : 'zh-Hans';
    return row;
  });
}

/** What the weights are fitted on: the corpora, and for what they lack: our own words, Serbian in Latin. */
export function trainingRows(folder: string): Row[] {
  const corpora = readRows(folder, 'langid_train.jsonl.gz').filter(
    (row) => row.lang !== 'ms' || !INDONESIAN.test(row.text),
  );
  const development = readRows(folder, 'langid.jsonl').filter(
    ({ id, source }) => partOf(id) === 'train' && source !== 'xsid',
  );
  const rows = [...corpora, ...development].flatMap(shorten);
  const own = Object.entries(LEXICON).flatMap(([lang, lines]) =>
    lines
      .trim()
      .split(/\s*[\n;]\s*/)
      .map((text) => ({ text, lang, source: 'own', bucket: '', variant: '', id: '', weight: ownWeight(lang) })),
  );
  const both = [...rows, ...own];
  const latin = both.filter((row) => row.lang === 'sr').map((row) => ({ ...row, text: toLatin(row.text) }));
  const lines = both.concat(latin);
  return withPlainSpelling(lines).concat(singleWords(lines));
}

/** The lines, and those with marks once more without, at half the weight. */
export function withPlainSpelling(lines: readonly Row[]): Row[] {
  const plain = lines
    .map((row) => ({ ...row, text: fold(row.text), weight: row.weight / 2 }))
    .filter((row, i) => row.text !== lines[i]?.text.toLowerCase());
  return [...lines, ...plain];
}

/** Words no Malay writes: the corpus of Malay holds much Indonesian. */
const INDONESIAN =
  /\b(bisa|karena|uang|mobil|kamar|kantor|sepeda|besok|kemarin|senin|jumat|maret|agustus|desember|butuh|gak|nggak|banget|kok|sih|dong|rilis|dirilis|perusahaan|bioskop|handuk|bandara|dokter|polisi|listrik|televisi|nomor|kapan|berbeda|provinsi|cowok|cewek|kalian|ponsel|situs|sebesar|jakarta|surabaya|bandung|jawa|download|mp3)\b/i;

/** Hotel talk counts for more than news, and where there is no corpus for more still. */
function ownWeight(lang: string): number {
  return ['fil', 'is', 'ur'].includes(lang) ? 10 : 5;
}

/** Every word of a language once more by itself: guests write single words too. */
function singleWords(rows: readonly Row[]): Row[] {
  const seen = new Map<string, Row>();
  for (const row of rows)
    for (const word of cutWords(row.text))
      if (word.length > 1) seen.set(`${row.lang} ${word}`, { ...row, text: word, weight: 0.8 });
  return [...seen.values()];
}

/** Newspaper sentences are longer than chat: each is cut into pieces of at most seven words. */
function shorten(row: Row): Row[] {
  const words = row.text.split(' ');
  if (words.length <= 9) return [row];
  const pieces: Row[] = [];
  for (let start = 0; start < words.length; start += 7)
    pieces.push({ ...row, text: words.slice(start, start + 7).join(' ') });
  return pieces;
}

/** As a guest in a hurry types: no marks on letters, no capitals. */
export function fold(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i');
  return plain.replace(/[a-z\u00c0-\u024f\u1e00-\u1eff]+/g, (word) =>
    word.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
  );
}

const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');

function toLatin(text: string): string {
  return [...text.toLowerCase()].map((char) => LATIN[CYRILLIC.indexOf(char)] ?? char).join('');
}
