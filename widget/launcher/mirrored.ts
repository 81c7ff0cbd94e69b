/** Attributes that a page may also set as properties of the same name. */
export const MIRRORED = ['locale', 'theme', 'accent', 'position', 'offset', 'mode', 'greeting'] as const;

/** Null where the attribute is absent. */
export type Mirrored = Record<(typeof MIRRORED)[number], string | null>;

/** An element class whose properties are given to it by `mirrorAttributes`. */
export const MirroringElement = (typeof HTMLElement === 'undefined' ? class {} : HTMLElement) as new () => HTMLElement &
  Mirrored; // a server that draws a page imports the element and makes none

/** Defines each mirrored property on a class's prototype: reading and writing it is reading and writing its attribute. */
export function mirrorAttributes(prototype: HTMLElement): void {
  for (const name of MIRRORED) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: string | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, value);
      },
    });
  }
}
