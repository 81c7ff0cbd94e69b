import type { LookBody } from '../../../../shared/api/house/look.ts';
import type { Week } from '../../../../shared/domain/house/week.ts';
import type { GuestProperty } from '../../../../shared/protocol/guest-frames.ts';
import { count, fields, list, maybeText, oneOf, text } from '../../data/read/read.ts';

/** The texts that guests see if the owner wrote none. */
export interface FoundWords {
  greeting: string;
  starters: NonNullable<GuestProperty['look']>['starters'];
}
export type Rule = LookBody['proactive'][number];
type Words = Record<string, string>;

export const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
const ACCENT = '#175e54';
const RADIUS_PX = 20;

/** The data of the house in the preview. */
export interface House {
  name: string;
  phone: string;
  languages: readonly string[];
  hours: Week;
}

/** Reads the complete look of the server. */
export function readLook(stored: unknown): LookBody {
  const from = fields(stored) ?? {};
  const consent = fields(from['consent']) ?? {};
  return {
    assistantName: text(from['assistantName']),
    logo: maybeText(from['logo']),
    avatar: maybeText(from['avatar']),
    accent: text(from['accent'], ACCENT),
    theme: oneOf(THEMES, from['theme'], 'auto'),
    corner: oneOf(CORNERS, from['corner'], 'bottom-right'),
    radius: typeof from['radius'] === 'number' ? from['radius'] : RADIUS_PX,
    welcome: readWords(from['welcome']),
    starters: readStarters(from['starters']),
    consent: {
      required: consent['required'] === true,
      version: text(consent['version'], '1'),
      text: readWords(consent['text']),
      privacyUrl: maybeText(consent['privacyUrl']),
    },
    proactive: list(from['proactive'], readRule),
    showHours: from['showHours'] === true,
    showHelp: from['showHelp'] !== false,
  };
}

/** The configuration that a guest's page would get in one language. */
export function toPreview(look: LookBody, house: House, language: string, found: FoundWords | null): GuestProperty {
  const { starters, consent } = look;
  const own = starters === 'auto' ? [] : (starters[language] ?? []);
  return {
    id: 'preview',
    name: house.name,
    languages: [...house.languages],
    online: true,
    repliesAtOnce: true,
    greeting: look.welcome[language] ?? found?.greeting ?? '',
    consentRequired: consent.required,
    accent: look.accent,
    ...(house.phone === '' ? {} : { phone: house.phone }),
    ...(look.avatar ? { avatar: `pictures/${look.avatar}` } : {}),
    look: {
      assistantName: look.assistantName,
      ...(look.logo ? { logo: `pictures/${look.logo}` } : {}),
      theme: look.theme,
      corner: look.corner,
      radius: look.radius,
      starters: starters === 'auto' ? (found?.starters ?? []) : own.map((words) => ({ text: words, language })),
      proactive: [],
      ...(consent.required && {
        consent: {
          version: consent.version,
          text: consent.text[language] ?? Object.values(consent.text)[0] ?? '',
          language,
          ...(consent.privacyUrl === null ? {} : { privacyUrl: consent.privacyUrl }),
        },
      }),
      ...(look.showHelp && { help: true }),
      ...(look.showHours && { hours: { ...house.hours, timezone: 'UTC' } }),
    },
  };
}

/** Replaces the texts of one language; without texts, the language is removed. */
export function withWords<T extends string | string[]>(
  texts: Readonly<Record<string, T>>,
  language: string,
  words: T,
): Record<string, T> {
  const { [language]: _, ...others } = texts;
  return words.length === 0 ? others : { ...others, [language]: words };
}

function readWords(value: unknown): Words {
  return Object.fromEntries(
    Object.entries(fields(value) ?? {}).flatMap(([language, words]) =>
      typeof words === 'string' ? [[language, words]] : [],
    ),
  );
}

function readStarters(value: unknown): LookBody['starters'] {
  const given = fields(value);
  if (given === null) return 'auto';
  return Object.fromEntries(Object.entries(given).map(([language, texts]) => [language, list(texts, maybeText)]));
}

function readRule(value: unknown): Rule | null {
  const from = fields(value);
  if (from === null) return null;
  const when = fields(from['when']) ?? {};
  const path = maybeText(when['path']);
  const languages = list(when['languages'], maybeText);
  return {
    id: text(from['id']),
    when: {
      ...(path !== null && { path }),
      ...(typeof when['afterSeconds'] === 'number' && { afterSeconds: count(when['afterSeconds']) }),
      ...(languages.length > 0 && { languages }),
      oncePerGuest: when['oncePerGuest'] !== false,
    },
    text: readWords(from['text']),
  };
}
