import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readDeskCode, readSourceIds, readUnits } from './build-texts.ts';

/**
 * Puts translations of the panel's and the desk's texts where they belong. `npm run i18n:extract` first.
 *
 * `node widget/fill-texts.ts` prints what lacks a translation: `{ "desk-new-task": "New task", … }`.
 * `node widget/fill-texts.ts FILE.json` takes `{ "desk-new-task": { "de": "Neue Aufgabe", … }, … }` in; a hole is written
 * as in the code: `${name}`. Then `npm run i18n:build`.
 */

const WIDGET_DIR = import.meta.dirname;
const configuration = z.object({
  targetLocales: z.array(z.string()),
  interchange: z.object({ xliffDir: z.string() }),
});
/** The two interfaces, each with its localisation settings and its source. */
const INTERFACES = [
  { file: 'lit-localize.json', code: () => readFileSync(join(WIDGET_DIR, 'chat/texts.ts'), 'utf8') },
  { file: 'lit-localize.desk.json', code: () => readDeskCode(WIDGET_DIR) },
].map(({ file, code }) => ({
  ...configuration.parse(JSON.parse(readFileSync(join(WIDGET_DIR, file), 'utf8'))),
  code,
}));
const given = process.argv[2];

if (given === undefined) console.log(JSON.stringify(findMissing(), null, 2));
else {
  const texts = z.record(z.string(), z.record(z.string(), z.string())).parse(JSON.parse(readFileSync(given, 'utf8')));
  for (const { targetLocales, interchange } of INTERFACES)
    for (const locale of targetLocales)
      fillLocale(join(WIDGET_DIR, interchange.xliffDir, `${locale}.xlf`), locale, texts);
}

/** Texts without a translation in some language, by id. */
function findMissing(): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const { targetLocales, interchange, code } of INTERFACES) {
    const used = readSourceIds(code());
    for (const locale of targetLocales) {
      const units = readUnits(readFileSync(join(WIDGET_DIR, interchange.xliffDir, `${locale}.xlf`), 'utf8'));
      for (const [id, source] of used)
        if ((units.get(id)?.target ?? '').trim() === '') missing[id] = asWritten(units.get(id)?.source ?? source);
    }
  }
  return missing;
}

/** The words of a unit as the code writes them, each hole by its name. */
function asWritten(source: string): string {
  const holes = source.replace(/<x [^>]*equiv-text="([^"]*)"[^>]*\/>/g, '$1');
  return holes.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function fillLocale(
  file: string,
  locale: string,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void {
  const before = readFileSync(file, 'utf8');
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
  writeFileSync(file, after);
}

/** The translation as XML, each `${name}` replaced by the source's element. */
function withHoles(words: string, source: string, where: string): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  for (const [, hole = ''] of source.matchAll(/equiv-text="(\$\{\w+\})"/g))
    if (!escaped.includes(hole)) throw new Error(`${where}: the translation lacks ${hole}`);
  return escaped.replace(/\$\{\w+\}/g, (hole) => {
    const element = (source.match(/<x [^>]*\/>/g) ?? []).find((x) => x.includes(`"${hole}"`));
    if (element === undefined) throw new Error(`${where}: the text has no hole ${hole}`);
    return element;
  });
}
