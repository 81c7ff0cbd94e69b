import { css, unsafeCSS } from 'lit';

/** Web Awesome's colour families, each with our quiet, normal and strong colour and the text colour on the strong one. */
const FAMILIES = [
  ['brand', '--accent-soft', '--accent', '--on-accent'],
  ['success', '--ok-soft', '--ok', '--on-ok'],
  ['warning', '--waiting-soft', '--waiting', '--on-waiting'],
  ['danger', '--danger-soft', '--danger', '--on-danger'],
  ['neutral', '--surface-2', '--ink', '--surface'],
] as const;

function family([name, soft, plain, on]: (typeof FAMILIES)[number]): string {
  const wa = `--wa-color-${name}`;
  const normal = name === 'neutral' ? 'var(--surface-3)' : `color-mix(in oklab, var(${plain}) 18%, var(${soft}))`;
  const line = name === 'neutral' ? 'var(--line-strong)' : `var(${plain})`;
  return `
    ${wa}-fill-quiet: var(${soft}); ${wa}-fill-normal: ${normal}; ${wa}-fill-loud: var(${plain});
    ${wa}-border-quiet: var(--line); ${wa}-border-normal: ${normal}; ${wa}-border-loud: ${line};
    ${wa}-on-quiet: var(${plain}); ${wa}-on-normal: var(${plain}); ${wa}-on-loud: var(${on});`;
}

/**
 * Web Awesome's theme from the desk's tokens: every `--wa-…` property that its components read. So no theme file is
 * loaded, and light, dark and density follow the desk. `test/desk-theme.test.ts` finds missing properties.
 */
export const waTheme = css`
  :host {
    ${unsafeCSS(FAMILIES.map(family).join(''))}
    --wa-color-surface-raised: var(--surface);
    --wa-color-surface-default: var(--surface);
    --wa-color-surface-lowered: var(--surface-2);
    --wa-color-surface-border: var(--line);
    --wa-color-text-normal: var(--ink);
    --wa-color-text-quiet: var(--ink-2);
    --wa-color-text-link: var(--accent);
    --wa-color-overlay-modal: var(--scrim);
    --wa-color-overlay-inline: var(--surface-2);
    --wa-color-focus: var(--focus);
    --wa-color-mix-hover: var(--ink) 8%;
    --wa-color-mix-active: var(--ink) 14%;
    --wa-color-on-quiet: var(--ink);
    --wa-font-family-body: var(--font);
    --wa-font-family-heading: var(--font);
    --wa-font-family-code: var(--font-code);
    --wa-font-size-3xs: 0.625rem;
    --wa-font-size-2xs: 0.6875rem;
    --wa-font-size-xs: var(--text-xs);
    --wa-font-size-s: var(--text-s);
    --wa-font-size-m: var(--text-m);
    --wa-font-size-l: var(--text-l);
    --wa-font-size-xl: var(--text-xl);
    --wa-font-size-2xl: var(--text-2xl);
    --wa-font-size-smaller: 0.875em;
    --wa-font-weight-normal: 400;
    --wa-font-weight-semibold: 550;
    --wa-font-weight-bold: 650;
    --wa-font-weight-body: 400;
    --wa-font-weight-heading: 650;
    --wa-font-weight-action: 550;
    --wa-line-height-condensed: 1.25;
    --wa-line-height-normal: 1.45;
    --wa-space-3xs: 0.125rem;
    --wa-space-2xs: var(--space-1);
    --wa-space-xs: var(--space-2);
    --wa-spacing-xs: var(--space-2);
    --wa-space-s: var(--space-3);
    --wa-space-m: var(--space-4);
    --wa-space-l: var(--space-5);
    --wa-space-xl: var(--space-6);
    --wa-space-2xl: 2.5rem;
    --wa-border-style: solid;
    --wa-border-width-s: 1px;
    --wa-border-width-m: 2px;
    --wa-border-width-l: 3px;
    --wa-border-radius-s: var(--radius-s);
    --wa-border-radius-m: var(--radius-s);
    --wa-border-radius-l: var(--radius-m);
    --wa-border-radius-pill: var(--radius-round);
    --wa-border-radius-circle: 50%;
    --wa-focus-ring-style: solid;
    --wa-focus-ring-width: 2px;
    --wa-focus-ring: solid 2px var(--focus);
    --wa-focus-ring-offset: 2px;
    --wa-shadow-s: var(--shadow-s);
    --wa-shadow-m: var(--shadow);
    --wa-shadow-l: var(--shadow);
    --wa-transition-easing: var(--ease);
    --wa-transition-slow: var(--calm);
    --wa-transition-normal: var(--quick);
    --wa-transition-fast: var(--quick);
    --wa-form-control-background-color: var(--surface);
    --wa-form-control-border-color: var(--line-strong);
    --wa-form-control-border-style: solid;
    --wa-form-control-border-width: 1px;
    --wa-form-control-border-radius: var(--radius-s);
    --wa-form-control-activated-color: var(--accent);
    --wa-form-control-label-color: var(--ink);
    --wa-form-control-label-font-weight: 600;
    --wa-form-control-label-line-height: 1.4;
    --wa-form-control-value-color: var(--ink);
    --wa-form-control-value-font-size: var(--text-m);
    --wa-form-control-value-font-weight: 400;
    --wa-form-control-value-line-height: 1.4;
    --wa-form-control-hint-color: var(--ink-2);
    --wa-form-control-hint-font-weight: 400;
    --wa-form-control-hint-line-height: 1.4;
    --wa-form-control-placeholder-color: var(--ink-2);
    --wa-form-control-required-content: '*';
    --wa-form-control-required-content-color: var(--danger);
    --wa-form-control-required-content-offset: 0.15em;
    --wa-form-control-padding-block: 0.4em;
    --wa-form-control-padding-inline: 0.8em;
    --wa-form-control-height: var(--target);
    --wa-form-control-toggle-size: 1.2em;
    --wa-button-transform-hover: none;
    --wa-button-transform-active: none;
    --wa-panel-border-style: solid;
    --wa-panel-border-width: 1px;
    --wa-panel-border-radius: var(--radius-l);
    --wa-tooltip-arrow-size: 6px;
    --wa-tooltip-background-color: var(--ink);
    --wa-tooltip-border-color: var(--ink);
    --wa-tooltip-border-style: solid;
    --wa-tooltip-border-width: 1px;
    --wa-tooltip-border-radius: var(--radius-s);
    --wa-tooltip-content-color: var(--surface);
    --wa-tooltip-font-size: var(--text-s);
    --wa-tooltip-line-height: 1.4;
  }
`;
