import { parseColor, type Rgb, readableOn, toCss } from '../launcher/contrast.ts';

/** The panel surface with the least contrast, per theme. Text in the accent colour must be readable on it. */
const SURFACE: Record<'light' | 'dark', Rgb> = { light: [235, 241, 239], dark: [38, 48, 46] };

/** Sets `--_accent-text`: the accent colour, made darker or lighter until text in it is readable on the panel. */
export function paintAccent(panel: HTMLElement): void {
  const style = getComputedStyle(panel);
  const accent = parseColor(style.getPropertyValue('--_accent') || style.getPropertyValue('--service-chat-accent'));
  if (accent === null) return;
  const scheme = style.colorScheme;
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  panel.style.setProperty('--_accent-text', toCss(readableOn(accent, SURFACE[dark ? 'dark' : 'light'])));
}
