import type { EngineCalls } from '../conversation/turn/engine-calls.ts';
import type { Task } from './task.ts';

/**
 * The language of a call. The language of a text is detected here, which costs nothing extra: the result is cached for the
 * call itself.
 */
export function findLanguage(calls: EngineCalls, task: Task): string {
  switch (task.stage) {
    case 'detectLanguage':
      return '';
    case 'understand': {
      const [text, hints] = task.args;
      return calls.detectLanguage([{ text, hints }])[0]?.code ?? '';
    }
    case 'read': {
      const [{ text, hints }] = task.args;
      return calls.detectLanguage([{ text, hints }])[0]?.code ?? '';
    }
    case 'search': {
      const [, questions] = task.args;
      return questions[0]?.language ?? '';
    }
    case 'decide': {
      const [{ language }] = task.args;
      return language.code;
    }
    case 'compose': {
      const [, { language }] = task.args;
      return language.code;
    }
    case 'readWords': {
      const [, language] = task.args;
      return language;
    }
    case 'maskGuestWords': {
      const [{ language }] = task.args;
      return language;
    }
    default:
      return task satisfies never;
  }
}
