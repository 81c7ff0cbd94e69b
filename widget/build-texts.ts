import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** lit-localize replaces a missing placeholder by the English text and reports success, so placeholders are checked here. */

interface Unit {
  source: string;
  target: string | null;
}

/** Returns the faults in the translations of the panel and the desk, one line each: a missing or unused text, or a wrong placeholder. */
export function findTextProblems(widgetDir: string): string[] {
  const panel = readSourceIds(readFileSync(join(widgetDir, 'chat/texts.ts'), 'utf8'));
  const desk = readSourceIds(readDeskCode(widgetDir));
  return [
    ...checkLocales(widgetDir, 'lit-localize.json', panel),
    ...checkLocales(widgetDir, 'lit-localize.desk.json', desk),
  ];
}

/** The desk's whole source, in which texts stand where they are used. */
export function readDeskCode(widgetDir: string): string {
  const files = globSync('desk/**/*.ts', { cwd: widgetDir }).filter((file) => !file.startsWith('desk/locales/'));
  return files.map((file) => readFileSync(join(widgetDir, file), 'utf8')).join('\n');
}

/** Checks the translations of every locale in a configuration. */
function checkLocales(widgetDir: string, configuration: string, used: ReadonlyMap<string, string>): string[] {
  const { targetLocales, interchange } = JSON.parse(readFileSync(join(widgetDir, configuration), 'utf8'));
  const locales: string[] = targetLocales;
  return locales.flatMap((locale) => {
    const file = join(widgetDir, interchange.xliffDir, `${locale}.xlf`);
    if (!existsSync(file)) return [`${locale}: ${configuration} names it, and it has no translations`];
    return checkLocale(locale, readUnits(readFileSync(file, 'utf8')), used);
  });
}

/** Compares the units of a locale with the ids and sources in the code. Exported for its test. */
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
    else problems.push(...checkPlural(locale, source, plain(unit.target)).map((fault) => `${locale}: ${id} ${fault}`));
  }
  for (const id of units.keys()) if (!used.has(id)) problems.push(`${locale}: ${id} is not used by any code`);
  return problems;
}

const PLURAL = /^(zero|one|two|few|many|other): /;
/** Counts that produce every plural category of a language below the millions. */
const COUNTS = Array.from({ length: 200 }, (_, count) => count);

/**
 * Checks that a text with plural forms (`one: # guest | other: # guests`) has all forms of its language, with all
 * placeholders.
 */
function checkPlural(locale: string, source: string, target: string): string[] {
  if (!PLURAL.test(source)) return [];
  const rules = new Intl.PluralRules(locale);
  const forms = target.split(' | ');
  const categories = forms.map((form) => PLURAL.exec(form)?.[1] ?? form);
  const counted = COUNTS.map((count) => rules.select(count));
  const wanted = [...new Set(counted)];
  const holes = source.slice(source.lastIndexOf(' | ')).match(/\{\w+\}|#/g) ?? [];
  // "No guest", "a guest", "both guests" contain their number as a word, which is allowed if the form is for that number only.
  const isOneNumber = (form: string) => counted.filter((category) => form.startsWith(`${category}: `)).length === 1;
  const lacks = (form: string) => holes.some((hole) => !form.includes(hole) && !(hole === '#' && isOneNumber(form)));
  return [
    ...(categories.sort().join() === wanted.sort().join() ? [] : [`needs the plural forms ${wanted.join(', ')}`]),
    ...(forms.some(lacks) ? ['lacks a hole in a plural form'] : []),
  ];
}

/** The ids and texts of `msg(…)` calls, with `{}` for each placeholder. */
export function readSourceIds(code: string): Map<string, string> {
  const calls = code.matchAll(/msg\(\s*(?:str)?(['`])([^'`]*)\1,\s*\{\s*id:\s*'([\w-]+)'/g);
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
