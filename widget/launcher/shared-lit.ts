import type * as Lit from '@lit/reactive-element';

/**
 * What the build puts in the place of `@lit/reactive-element` in the panel's files: the launcher, which is on the page before
 * them and was built with them, has it already. Style sheets are written by the panel alone.
 */
const launcher = customElements.get('service-chat') as unknown as {
  lit: Pick<typeof Lit, 'defaultConverter' | 'notEqual' | 'ReactiveElement'>;
};

export const { defaultConverter, notEqual, ReactiveElement } = launcher.lit;
export * from '@lit/reactive-element/css-tag.js';
