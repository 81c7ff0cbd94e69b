import { msg } from '@lit/localize';
import { problemWords } from '../ui/words/problem-words.ts';
import { DeskError } from './request.ts';

/** The text that explains a failure to staff. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof DeskError)) return msg('Something went wrong on this page.', { id: 'desk-error-page' });
  if (error.code === 'offline')
    return msg('The server cannot be reached. Please try again.', { id: 'desk-error-offline' });
  return problemWords(error);
}
