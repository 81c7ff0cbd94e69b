import 'axe-core'; // a classic script, which leaves `axe` on the window
import type axeCore from 'axe-core';

declare const axe: typeof axeCore;

/** Contrast takes three quarters of the time of all rules together; it hangs on colours, which hang on the theme and the screen. */
export type Rules = 'all' | 'contrast' | 'all but contrast';

const CONTRAST = 'color-contrast';

/** What axe finds on the page, one line for each rule that is broken; `off` names rules that do not concern it. */
export async function findFaults(rules: Rules = 'all', off: readonly string[] = []): Promise<string[]> {
  const without = rules === 'all but contrast' ? [...off, CONTRAST] : off;
  const options: axeCore.RunOptions =
    rules === 'contrast'
      ? { runOnly: { type: 'rule', values: [CONTRAST] } }
      : { rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) };
  finishMovements();
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options }); // what is right need not be told of
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Takes each entrance and change of colour to its end: what is on its way has no contrast yet, and a page in the background would never
 * get there by itself. What goes round for ever stands still, and is not painted again.
 */
export function finishMovements(): void {
  for (const root of rootsOf(document))
    for (const one of root.getAnimations()) {
      if (one.effect?.getTiming().iterations === 1) one.finish();
      else one.pause();
    }
}

/** `[dir]` alone and `auto` are said of words in every language. */
const BY_LANGUAGE = /:dir\(|:lang\(|\[(?:dir|lang)[~|^$*]?=(?!["']?auto)/;
const COLOURS = /color$|^background-image$|filter$|^opacity$|shadow$|^fill$|^stroke$/;

/**
 * The style rules by which a colour hangs on the language or its direction, in the page and all that is open in it. While there is none, what
 * contrast was found in one language holds in each.
 */
export function findColoursByLanguage(): string[] {
  const sheets = new Set(rootsOf(document).flatMap((root) => [...root.styleSheets, ...root.adoptedStyleSheets]));
  return [...sheets]
    .flatMap((sheet) => rulesOf(sheet.cssRules))
    .filter(
      ({ selectorText, style }) => BY_LANGUAGE.test(selectorText) && [...style].some((name) => COLOURS.test(name)),
    )
    .map(({ cssText }) => cssText);
}

function rootsOf(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  return [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
  ];
}

function rulesOf(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? rulesOf(rule.cssRules) : []),
  ]);
}
