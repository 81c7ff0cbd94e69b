import { parseColor, type Rgb, readableOn, toCss } from '../launcher/contrast.ts';

/** The least contrasting of the surfaces that accent-coloured text stands on. */
const SURFACE: Record<'light' | 'dark', Rgb> = { light: [235, 241, 239], dark: [38, 48, 46] };

/** Sets `--_accent-text`: the accent as a colour of text and lines, moved until it is readable on the panel's surfaces. */
export function paintAccent(panel: HTMLElement): void {
  const style = getComputedStyle(panel);
  const accent = parseColor(style.getPropertyValue('--_accent') || style.getPropertyValue('--service-chat-accent'));
  if (accent === null) return;
  const scheme = style.colorScheme;
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  panel.style.setProperty('--_accent-text', toCss(readableOn(accent, SURFACE[dark ? 'dark' : 'light'])));
}
