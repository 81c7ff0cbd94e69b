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
 * The controls every view has at hand, cherry-picked from Web Awesome. What one view alone needs is imported in that
 * view's `define.ts`, so that it comes with its chunk.
 */

/** Web Awesome's names for the icons inside its controls; drawn in `wa-icons.svg`. It would fetch its own as data URIs. */
const SPRITE = new URL('./wa-icons.svg', import.meta.url).href;

/** Makes every icon inside a control come from our own sprite: no other host, no HTML parsed from text. */
export function useOwnIcons(): void {
  for (const library of ['system', 'default'])
    registerIconLibrary(library, {
      resolver: (name) => `${SPRITE}#${name}`,
      spriteSheet: true,
      // A sprite's drawing has no size of its own; without this it would be 300 pixels wide.
      mutator: (svg) => svg.setAttribute('viewBox', '0 0 24 24'),
    });
}
