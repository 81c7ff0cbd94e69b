import { type Meaning, parseMeaning } from '../../../shared/domain/frame.ts';
import { languageFor } from '../lexicon/registry.ts';
import { type Features, readFeatures } from '../model/features.ts';
import type { Split } from '../pack/pack.ts';
import { PACKS } from '../pack/packs.ts';
import { stripCourtesies } from '../reading/courtesies.ts';

/** A labelled clause, for training or testing. */
export interface Example extends Meaning {
  code: string;
  text: string;
  split: Split;
  features: Features;
}

/** Separates the clauses of a labelled line. */
export const CLAUSE_MARK = '‖';

/** Reads the clauses for training. */
export function readLessons(): Example[] {
  return readExamples().filter(({ split }) => split === 'train');
}

/** Reads the labelled clauses of all languages, in the order of the files. */
export function readExamples(): Example[] {
  return PACKS.flatMap(({ code, sentences }) => {
    const language = languageFor(code);
    return sentences.flatMap(({ split, frames, text }) => {
      const meanings = frames.split('|').map((frame) => parseMeaning(frame.trim()));
      return text.split(CLAUSE_MARK).map((clause, index): Example => {
        const meaning = meanings[index];
        if (meaning === undefined) throw new Error(`${code}: more clauses than frames: ${text}`);
        const matter = meaning.act === 'talk' ? clause.trim() : stripCourtesies(clause.trim(), language);
        const features = readFeatures(matter, language.lexicon.read(matter), language);
        return { ...meaning, code, split, text: clause.trim(), features };
      });
    });
  });
}
