import { defaultConverter, notEqual, ReactiveElement } from '@lit/reactive-element';

/** The part of Lit in the launcher's bundle. The built panel uses it instead of its own copy (shared-lit.ts). */
export const lit = { defaultConverter, notEqual, ReactiveElement };
