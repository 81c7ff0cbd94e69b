import {
  adoptStyles,
  CSSResult,
  css,
  defaultConverter,
  getCompatibleStyle,
  notEqual,
  ReactiveElement,
  supportsAdoptingStyleSheets,
  unsafeCSS,
} from '@lit/reactive-element';

/** The part of Lit that the launcher stands on. The built panel takes it from here instead of bringing its own (shared-lit.ts). */
export const lit = {
  adoptStyles,
  CSSResult,
  css,
  defaultConverter,
  getCompatibleStyle,
  notEqual,
  ReactiveElement,
  supportsAdoptingStyleSheets,
  unsafeCSS,
};
