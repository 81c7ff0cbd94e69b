import type { DeskLanguage } from '../../shared/language/desk-languages.ts';
import TEXTS from './forgot-mail.json' with { type: 'json' };

interface Words {
  subject: string;
  asked: string;
  link: string;
  after: string;
}

const WORDS: Record<DeskLanguage, Words> = TEXTS;

/** The mail with a link for a new password, in the language of the desk where it was asked for. */
export function writeForgotMail(url: string, language: DeskLanguage): { subject: string; text: string } {
  const { subject, asked, link, after } = WORDS[language];
  return { subject, text: [asked, '', link, url, '', after].join('\n') };
}
