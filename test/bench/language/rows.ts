import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cutWords } from '../../../shared/language/detect/features.ts';
import { LEXICON } from './lexicon.ts';

/** A text with its language. */
export interface Row {
  text: string;
  lang: string;
  source: string;
  bucket: string;
  variant: string;
  id: string;
  /** Its weight in training; 1 means seen once. */
  weight: number;
}

/** The purpose of a development row: one half is for reporting only, an eighth for calibration, the rest for training. */
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

/**
 * Reads the rows that the weights are fitted on: the corpora and, where they lack data, our own lines and Serbian in Latin
 * script.
 */
export function readTrainingRows(folder: string): Row[] {
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

/** The lines, and the lines with diacritics once more without them, at half the weight. */
export function withPlainSpelling(lines: readonly Row[]): Row[] {
  const plain = lines
    .map((row) => ({ ...row, text: fold(row.text), weight: row.weight / 2 }))
    .filter((row, i) => row.text !== lines[i]?.text.toLowerCase());
  return [...lines, ...plain];
}

/** Words that are never written in Malay; the Malay corpus contains much Indonesian. */
const INDONESIAN =
  /\b(bisa|karena|uang|mobil|kamar|kantor|sepeda|besok|kemarin|senin|jumat|maret|agustus|desember|butuh|gak|nggak|banget|kok|sih|dong|rilis|dirilis|perusahaan|bioskop|handuk|bandara|dokter|polisi|listrik|televisi|nomor|kapan|berbeda|provinsi|cowok|cewek|kalian|ponsel|situs|sebesar|jakarta|surabaya|bandung|jawa|download|mp3)\b/i;

/** Guests' sentences weigh more than news, and still more where no corpus exists. */
function ownWeight(lang: string): number {
  return ['fil', 'is', 'ur'].includes(lang) ? 10 : 5;
}

/** Adds every word of a language as a row of its own, because guests write single words too. */
function singleWords(rows: readonly Row[]): Row[] {
  const seen = new Map<string, Row>();
  for (const row of rows)
    for (const word of cutWords(row.text))
      if (word.length > 1) seen.set(`${row.lang} ${word}`, { ...row, text: word, weight: 0.8 });
  return [...seen.values()];
}

/** Cuts each newspaper sentence into pieces of at most seven words, because chat messages are shorter. */
function shorten(row: Row): Row[] {
  const words = row.text.split(' ');
  if (words.length <= 9) return [row];
  const pieces: Row[] = [];
  for (let start = 0; start < words.length; start += 7)
    pieces.push({ ...row, text: words.slice(start, start + 7).join(' ') });
  return pieces;
}

/** Writes a text like a guest in a hurry: without diacritics and capitals. */
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
