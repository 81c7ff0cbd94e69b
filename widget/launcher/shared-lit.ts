import type * as Lit from '@lit/reactive-element';

/**
 * Replaces `@lit/reactive-element` in the panel's files: the launcher is on the page before them and has it already. Only the
 * panel writes style sheets.
 */
const launcher = customElements.get('service-chat') as unknown as {
  lit: Pick<typeof Lit, 'defaultConverter' | 'notEqual' | 'ReactiveElement'>;
};

export const { defaultConverter, notEqual, ReactiveElement } = launcher.lit;
export * from '@lit/reactive-element/css-tag.js';
