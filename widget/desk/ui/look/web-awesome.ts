import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/divider/divider.js';
import '@awesome.me/webawesome/dist/components/dropdown/dropdown.js';
import '@awesome.me/webawesome/dist/components/dropdown-item/dropdown-item.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import { registerIconLibrary } from '@awesome.me/webawesome/dist/components/icon/library.js';

/**
 * The Web Awesome components that every view may use. Components of a single view are imported in that view's `define.ts`,
 * so that they are in its chunk.
 */

/**
 * The icons inside Web Awesome's components, from our sprite `wa-icons.svg`. Its own icons are data URIs, which our
 * content security policy refuses.
 */
const SPRITE = new URL('./wa-icons.svg', import.meta.url).href;

/** Makes Web Awesome use our sprite for its icons, without another host and without parsing HTML. */
export function useOwnIcons(): void {
  for (const library of ['system', 'default'])
    registerIconLibrary(library, {
      resolver: (name) => `${SPRITE}#${name}`,
      spriteSheet: true,
      // Without a `viewBox`, an icon of the sprite would be 300 pixels wide.
      mutator: (svg) => svg.setAttribute('viewBox', '0 0 24 24'),
    });
}
