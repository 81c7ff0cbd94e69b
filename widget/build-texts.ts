import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** lit-localize fills a hole with English and reports success, so the holes are looked for here. */

interface Unit {
  source: string;
  target: string | null;
}

/** What is wrong with the translations below `widgetDir`, one line each: missing, unused, or with other placeholders than the source. */
export function findTextProblems(widgetDir: string): string[] {
  const used = readSourceIds(readFileSync(join(widgetDir, 'chat/texts.ts'), 'utf8'));
  const folder = join(widgetDir, 'locales/xliff');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.xlf'))
    .flatMap((file) => checkLocale(file.slice(0, -4), readUnits(readFileSync(join(folder, file), 'utf8')), used));
}

/** Compares one locale's units with the ids and sources the code uses. Exported for its test. */
export function checkLocale(
  locale: string,
  units: ReadonlyMap<string, Unit>,
  used: ReadonlyMap<string, string>,
): string[] {
  const problems: string[] = [];
  for (const [id, source] of used) {
    const unit = units.get(id);
    if (unit === undefined || unit.target === null || unit.target.trim() === '')
      problems.push(`${locale}: ${id} is missing`);
    else if (plain(unit.source) !== source)
      problems.push(`${locale}: ${id} translates an older text; run npm run i18n:extract`);
    else if (placeholders(unit.target) !== placeholders(unit.source))
      problems.push(`${locale}: ${id} has other placeholders`);
  }
  for (const id of units.keys()) if (!used.has(id)) problems.push(`${locale}: ${id} is not used by any code`);
  return problems;
}

/** The ids and texts of `msg(…)` calls, with `{}` for each placeholder. */
export function readSourceIds(code: string): Map<string, string> {
  const calls = code.matchAll(/msg\(\s*(?:str)?(['`])([\s\S]*?)\1,\s*\{\s*id:\s*'(\w+)'/g);
  return new Map([...calls].map(([, , text = '', id = '']) => [id, text.replace(/\$\{\w+\}/g, '{}')]));
}

/** The translation units of an XLIFF file. */
export function readUnits(xliff: string): Map<string, Unit> {
  const units = xliff.matchAll(/<trans-unit id="([^"]+)">([\s\S]*?)<\/trans-unit>/g);
  return new Map(
    [...units].map(([, id = '', body = '']) => [
      id,
      {
        source: /<source>([\s\S]*?)<\/source>/.exec(body)?.[1] ?? '',
        target: /<target>([\s\S]*?)<\/target>/.exec(body)?.[1] ?? null,
      },
    ]),
  );
}

function plain(source: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&apos;': "'", '&quot;': '"' };
  return source.replace(/<x [^>]*\/>/g, '{}').replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}

function placeholders(text: string): string {
  return (text.match(/<x [^>]*\/>/g) ?? []).sort().join();
}
