import { defaultConverter, notEqual, ReactiveElement } from '@lit/reactive-element';

/** The part of Lit that the launcher stands on. The built panel takes it from here instead of bringing its own (shared-lit.ts). */
export const lit = { defaultConverter, notEqual, ReactiveElement };
