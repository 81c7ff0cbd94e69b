import type { EngineCalls } from '../conversation/turn/engine-calls.ts';
import type { Task } from './task.ts';

/** The arguments of each stage, as its caller gave them. */
type ArgsOf<K extends keyof EngineCalls> = Parameters<EngineCalls[K]>;

/** The language that a call is about. A text's own is found out, which costs nothing twice: it is asked for next. */
export function findLanguage(calls: EngineCalls, stage: Task['stage'], args: readonly unknown[]): string {
  switch (stage) {
    case 'detectLanguage':
      return '';
    case 'understand': {
      const [text, hints] = args as ArgsOf<'understand'>;
      return calls.detectLanguage([{ text, hints }])[0]?.code ?? '';
    }
    case 'search': {
      const [{ questions }] = args as ArgsOf<'search'>;
      return questions[0]?.language ?? '';
    }
    case 'decide': {
      const [{ language }] = args as ArgsOf<'decide'>;
      return language.code;
    }
    case 'compose': {
      const [, { language }] = args as ArgsOf<'compose'>;
      return language.code;
    }
    case 'readWords': {
      const [, language] = args as ArgsOf<'readWords'>;
      return language;
    }
    default:
      return stage satisfies never;
  }
}
