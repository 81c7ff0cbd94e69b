import { deskLocale, formatNumber } from './format.ts';

/**
 * Chooses a plural form by Unicode category: `one: # guest | other: # guests`. `#` is replaced by the number, `{name}` by
 * the value in `more`.
 */
export function plural(forms: string, count: number, more: Readonly<Record<string, string>> = {}): string {
  const byCategory = formsOf(forms);
  const category = rulesOf(deskLocale()).select(count);
  const form = byCategory.get(category) ?? byCategory.get('other') ?? forms;
  return form.replaceAll('#', formatNumber(count)).replace(/\{(\w+)\}/g, (whole, name: string) => more[name] ?? whole);
}

const rules = new Map<string, Intl.PluralRules>();
function rulesOf(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

const read = new Map<string, Map<string, string>>();
function formsOf(forms: string): Map<string, string> {
  const known = read.get(forms) ?? readForms(forms);
  read.set(forms, known);
  return known;
}

function readForms(forms: string): Map<string, string> {
  return new Map(
    forms.split(' | ').map((form) => {
      const end = form.indexOf(': ');
      return [form.slice(0, end), form.slice(end + 2)];
    }),
  );
}
