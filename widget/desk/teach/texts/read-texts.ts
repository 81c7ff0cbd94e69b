import {
  TEXT_FAULTS,
  TEXT_STATUSES,
  type TextFault,
  type TextStatus,
} from '../../../../shared/domain/house/house-texts.ts';
import { count, fields, list, oneOf, text } from '../../data/read/read.ts';

/** A text of the house with its translation into the shown language. */
export interface ShownText {
  id: string;
  question: string;
  text: string;
  language: string;
  translation: { question: string; text: string; status: TextStatus } | null;
}

/** The result of the import of a file. */
export interface Imported {
  imported: number;
  unchanged: number;
  refused: readonly { line: number; id: string; language: string; code: TextFault; detail: string }[];
}

/** The progress of the language model. */
export interface Run {
  state: 'idle' | 'running' | 'done' | 'stopped';
  total: number;
  done: number;
  failed: number;
  /** Whether a language model is set up. */
  available: boolean;
}

export function readText(value: unknown): ShownText | null {
  const from = fields(value);
  if (from === null) return null;
  return {
    id: text(from['id']),
    question: text(from['question']),
    text: text(from['text']),
    language: text(from['language'], 'und'),
    translation: readTranslation(from['translation']),
  };
}

export function readTranslation(value: unknown): ShownText['translation'] {
  const from = fields(value);
  if (from === null) return null;
  const { question, text: words, status } = from;
  return { question: text(question), text: text(words), status: oneOf(TEXT_STATUSES, status, 'written') };
}

export function readImported(value: unknown): Imported {
  const from = fields(value);
  return {
    imported: count(from?.['imported']),
    unchanged: count(from?.['unchanged']),
    refused: list(from?.['refused'], (item) => {
      const { line, id, language, code, detail } = fields(item) ?? {};
      return {
        line: count(line),
        id: text(id),
        language: text(language),
        code: oneOf(TEXT_FAULTS, code, 'unknown_text'),
        detail: text(detail),
      };
    }),
  };
}

export function readRun(value: unknown): Run {
  const from = fields(value);
  return {
    state: oneOf(['idle', 'running', 'done', 'stopped'], from?.['state'], 'idle'),
    total: count(from?.['total']),
    done: count(from?.['done']),
    failed: count(from?.['failed']),
    available: from?.['available'] === true,
  };
}
