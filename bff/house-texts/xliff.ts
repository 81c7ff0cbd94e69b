import { Parser } from 'htmlparser2';
import { ServiceError } from '../base/errors.ts';
import type { ReadRow, TextRow } from './rows.ts';

/**
 * XLIFF 1.2 (docs.oasis-open.org/xliff/v1.2), which holds several languages in one file: a <file> per pair of languages.
 * Each text is one or two units: `ID#question` and `ID#text`.
 */
const STATES = {
  '': { state: 'new', approved: 'no' },
  outdated: { state: 'needs-adaptation', approved: 'no' },
  machine: { state: 'needs-review-translation', approved: 'no' },
  written: { state: 'translated', approved: 'no' },
  reviewed: { state: 'final', approved: 'yes' },
} as const satisfies Record<TextRow['status'], { state: string; approved: string }>;
const PARTS = ['question', 'text'] as const;
type Part = (typeof PARTS)[number];
const DEPTH_MAX = 40;
const UNITS_MAX = 200_000;

/** The file for translators, with a unit per question and per text. */
export function writeXliff(rows: readonly TextRow[]): string {
  const byPair = Map.groupBy(rows, ({ sourceLanguage, language }) => `${sourceLanguage}\n${language}`);
  const files = [...byPair.values()].map((units) => {
    const [first] = units;
    const head = `<file original="service-chat" datatype="plaintext" source-language="${first?.sourceLanguage}" target-language="${first?.language}">`;
    return [head, '<body>', ...units.flatMap(writeUnits), '</body>', '</file>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...files,
    '</xliff>',
    '',
  ].join('\n');
}

function writeUnits(row: TextRow): string[] {
  const { state, approved } = STATES[row.status];
  return PARTS.flatMap((part) => {
    const source = row[part];
    if (source === '') return [];
    const target = part === 'text' ? row.translation : row.translatedQuestion;
    const targetElement =
      target === '' ? '' : `<target state="${state}" xml:space="preserve">${escapeXml(target)}</target>`;
    return `<trans-unit id="${escapeXml(row.id)}#${part}" approved="${target === '' ? 'no' : approved}" xml:space="preserve"><source>${escapeXml(source)}</source>${targetElement}</trans-unit>`;
  });
}

interface Unit {
  id: string;
  part: Part;
  source: string;
  target: string;
  status: string;
  line: number;
  sourceLanguage: string;
  language: string;
}

/** Reads the file; the line of a row is that of its text's unit. Throws `validation_failed` if it is not such a file. */
export function readXliff(content: string): ReadRow[] {
  const rows = new Map<string, ReadRow>();
  for (const unit of readUnits(content)) {
    const { id, part, source, target, sourceLanguage, language, status, line } = unit;
    const key = `${language}\n${id}`;
    const empty = {
      id,
      sourceLanguage,
      language,
      question: '',
      text: '',
      translatedQuestion: '',
      translation: '',
      status: '',
      line,
    };
    const row = rows.get(key) ?? empty;
    const next =
      part === 'text'
        ? { text: source, translation: target, status, line }
        : { question: source, translatedQuestion: target };
    rows.set(key, { ...row, ...next });
  }
  return [...rows.values()];
}

function readUnits(content: string): Unit[] {
  const units: Unit[] = [];
  let languages = { sourceLanguage: '', language: '' };
  let unit: Unit | null = null;
  let inside: 'source' | 'target' | null = null;
  let depth = 0;
  let isXliff = false;
  const lineAt = createLineCounter(content);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > DEPTH_MAX) throw new ServiceError('validation_failed', 'This file nests too deep to be XLIFF');
        if (name === 'xliff') isXliff = true;
        if (name === 'file')
          languages = {
            sourceLanguage: attributes['source-language'] ?? '',
            language: attributes['target-language'] ?? '',
          };
        if (name === 'trans-unit') {
          const [id = '', part] = (attributes['id'] ?? '').split('#');
          const isApproved = attributes['approved'] === 'yes';
          const known = PARTS.find((one) => one === part) ?? 'text';
          const status = isApproved ? 'reviewed' : 'written';
          unit = { id, part: known, source: '', target: '', status, line: lineAt(parser.startIndex), ...languages };
        }
        if (unit !== null && name === 'target') unit.status = statusOf(attributes['state'], unit.status);
        if (name === 'source' || name === 'target') inside = name;
      },
      ontext(text) {
        if (unit !== null && inside !== null) unit[inside] += text;
      },
      onclosetag(name) {
        depth--;
        if (name === inside) inside = null;
        if (name !== 'trans-unit' || unit === null) return;
        if (units.push(unit) > UNITS_MAX) throw new ServiceError('validation_failed', 'This file holds too many units');
        unit = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(content);
  parser.end();
  if (!isXliff)
    throw new ServiceError('validation_failed', 'This is no XLIFF 1.2: send the file that was exported, translated');
  return units;
}

function statusOf(state: string | undefined, approved: string): string {
  const found = Object.entries(STATES).find(([status, one]) => status !== '' && one.state === state);
  if (state === 'signed-off') return 'reviewed';
  return found?.[0] ?? approved;
}

/** Returns a function from a position to its line; positions must be requested in ascending order. */
function createLineCounter(content: string): (index: number) => number {
  let at = 0;
  let line = 1;
  return (index) => {
    for (; at < index; at++) if (content[at] === '\n') line++;
    return line;
  };
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
