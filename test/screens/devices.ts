import type { BrowserContextOptions } from 'playwright-core';

/** The kinds of shots that a screen shows: see {@link kindOf} in `shot.ts`. */
export type Kind = 'main' | 'view' | 'state';

/** A user's screen with the chosen colours, language and row height. */
export interface Device {
  name: string;
  options: BrowserContextOptions;
  kinds: readonly Kind[];
  density?: 'compact';
}

const DESK = { viewport: { width: 1280, height: 800 } };
const TABLET = { viewport: { width: 820, height: 1180 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LIGHT = { colorScheme: 'light', locale: 'en' } as const;
const DARK = { colorScheme: 'dark', locale: 'en' } as const;
const ALL = ['main', 'view', 'state'] as const;
const VIEWS = ['main', 'view'] as const;
const MAIN = ['main'] as const;

export const DEVICES: readonly Device[] = [
  { name: 'desk-light', options: { ...DESK, ...LIGHT }, kinds: ALL },
  { name: 'phone-dark', options: { ...PHONE, ...DARK }, kinds: ALL },
  { name: 'desk-dark', options: { ...DESK, ...DARK }, kinds: VIEWS },
  { name: 'phone-light', options: { ...PHONE, ...LIGHT }, kinds: VIEWS },
  { name: 'desk-rtl', options: { ...DESK, ...LIGHT, locale: 'ar' }, kinds: VIEWS },
  { name: 'phone-rtl', options: { ...PHONE, ...LIGHT, locale: 'ar' }, kinds: ['main', 'state'] },
  { name: 'desk-rtl-dark', options: { ...DESK, ...DARK, locale: 'ar' }, kinds: MAIN },
  { name: 'desk-compact', options: { ...DESK, ...LIGHT }, kinds: MAIN, density: 'compact' },
  { name: 'desk-forced', options: { ...DESK, ...LIGHT, forcedColors: 'active' }, kinds: MAIN },
  { name: 'desk-forced-dark', options: { ...DESK, ...DARK, forcedColors: 'active' }, kinds: MAIN },
  // German has long words, which test the layout.
  { name: 'tablet-german', options: { ...TABLET, ...LIGHT, locale: 'de' }, kinds: MAIN },
  { name: 'phone-german', options: { ...PHONE, ...LIGHT, locale: 'de' }, kinds: MAIN },
];
