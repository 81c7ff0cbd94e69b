import type * as Lit from '@lit/reactive-element';

/**
 * What the build puts in the place of `@lit/reactive-element` in the panel's files: the launcher, which is on the page before
 * them and was built with them, has it already.
 */
const launcher = customElements.get('service-chat') as unknown as { lit: typeof Lit };

export const {
  adoptStyles,
  CSSResult,
  css,
  defaultConverter,
  getCompatibleStyle,
  notEqual,
  ReactiveElement,
  supportsAdoptingStyleSheets,
  unsafeCSS,
} = launcher.lit;
