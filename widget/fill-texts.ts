import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readDeskCode, readSourceIds, readUnits } from './build-texts.ts';

/**
 * Puts translations of the desk's texts where they belong. `npm run i18n:extract` first.
 *
 * `node widget/fill-texts.ts` prints what lacks a translation: `{ "desk-new-task": "New task", … }`.
 * `node widget/fill-texts.ts FILE.json` takes `{ "desk-new-task": { "de": "Neue Aufgabe", … }, … }` in; a hole is written
 * as in the code: `${name}`. Then `npm run i18n:build`.
 */

const WIDGET_DIR = import.meta.dirname;
const { targetLocales } = z
  .object({ targetLocales: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(WIDGET_DIR, 'lit-localize.desk.json'), 'utf8')));
const given = process.argv[2];

if (given === undefined) console.log(JSON.stringify(findMissing(), null, 2));
else {
  const texts = z.record(z.string(), z.record(z.string(), z.string())).parse(JSON.parse(readFileSync(given, 'utf8')));
  for (const locale of targetLocales) fillLocale(locale, texts);
}

/** Every text that some language lacks, by its id. */
function findMissing(): Record<string, string> {
  const used = readSourceIds(readDeskCode(WIDGET_DIR));
  const lacking = targetLocales.flatMap((locale) => {
    const units = readUnits(readFileSync(fileOf(locale), 'utf8'));
    return [...used.keys()].filter((id) => (units.get(id)?.target ?? '').trim() === '');
  });
  return Object.fromEntries([...new Set(lacking)].map((id) => [id, used.get(id) ?? '']));
}

function fillLocale(locale: string, texts: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
  const before = readFileSync(fileOf(locale), 'utf8');
  const after = before.replace(
    /<trans-unit id="([^"]+)">([\s\S]*?)<\/trans-unit>/g,
    (unit, id: string, body: string) => {
      const words = texts[id]?.[locale];
      if (words === undefined) return unit;
      const bare = body.replace(/\s*<target>[\s\S]*?<\/target>/, '');
      const target = `<target>${withHoles(words, bare, `${locale}: ${id}`)}</target>`;
      return `<trans-unit id="${id}">${bare.replace('</source>', `</source>\n  ${target}`)}</trans-unit>`;
    },
  );
  writeFileSync(fileOf(locale), after);
}

/** The words as XML, each `${name}` replaced by the source's element for it. */
function withHoles(words: string, source: string, where: string): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replace(/\$\{\w+\}/g, (hole) => {
    const element = (source.match(/<x [^>]*\/>/g) ?? []).find((x) => x.includes(`"${hole}"`));
    if (element === undefined) throw new Error(`${where}: the text has no hole ${hole}`);
    return element;
  });
}

function fileOf(locale: string): string {
  return join(WIDGET_DIR, 'desk/locales/xliff', `${locale}.xlf`);
}
