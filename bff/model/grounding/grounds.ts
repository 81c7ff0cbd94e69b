import type { Source } from '../../../shared/domain/decision.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { FigureMarks } from '../figures/hide-figures.ts';
import { PROMISED } from './check-sentence.ts';
import { type Clause, readClauses } from './clauses.ts';
import { type Facts, readFacts } from './facts.ts';
import { readStatements, type Statement, subjectsOf } from './statements.ts';

/** The data by which a reply is checked. `sources`: by the ids in the prompt. */
export interface Grounds {
  language: string;
  sources: ReadonlyMap<string, Source>;
  /** The marks that replaced the sources' figures in the prompt. */
  marks: FigureMarks;
  guestWords: string;
  /** The hotel's name. */
  house: string;
  /** The hotel's public text. A reply may contain only names that occur in this text. */
  publicText: string;
  canary: string;
  rules: string;
}

/** The offset between the sentence numbers of two sources, so that sentences of two sources never share a number. */
const SENTENCES_APART = 1_000;
const AFTERNOON_FROM = 12;
const ALL_DAY = 24;

/** The sources of a reply, each parsed when it is first cited. */
export class ReadSources {
  readonly #grounds: Grounds;
  readonly #facts = new Map<string, Facts>();
  readonly #statements = new Map<string, Statement[]>();
  readonly #clauses = new Map<string, Clause[]>();

  constructor(grounds: Grounds) {
    this.#grounds = grounds;
  }

  has(id: string): boolean {
    return this.#grounds.sources.has(id);
  }

  of(ids: readonly string[]): Source[] {
    return ids.flatMap((id) => this.#grounds.sources.get(id) ?? []);
  }

  /** The labels and quotes of these sources, each with its language. */
  texts(ids: readonly string[]): { text: string; language: string }[] {
    return this.of(ids).flatMap(({ label, quote, language }) => [
      { text: label, language },
      { text: quote, language },
    ]);
  }

  /** The clauses of these sources; sentences of two never share a number. */
  clauses(ids: readonly string[]): Clause[] {
    return ids.flatMap((id, index) =>
      this.#clausesOf(id).map((clause) => ({ ...clause, sentence: clause.sentence + index * SENTENCES_APART })),
    );
  }

  statements(ids: readonly string[]): Statement[] {
    return ids.flatMap((id) => this.#statementsOf(id));
  }

  facts(ids: readonly string[]): Facts[] {
    return ids.map((id) => this.#factsOf(id));
  }

  #clausesOf(id: string): Clause[] {
    const known = this.#clauses.get(id);
    const source = this.#grounds.sources.get(id);
    if (known !== undefined || source === undefined) return known ?? [];
    const asked = readClauses(source.label, source.language).flatMap(({ things }) => [...things]);
    const read = readClauses(source.quote, source.language, new Set(asked));
    this.#clauses.set(id, read);
    return read;
  }

  #statementsOf(id: string): Statement[] {
    const source = this.#grounds.sources.get(id);
    if (source === undefined) return [];
    const asked = source.type === 'faq' ? subjectsOf(readFacts(source.label, source.language)) : new Set<Concept>();
    const read = this.#statements.get(id) ?? readStatements(source.quote, source.language, asked);
    this.#statements.set(id, read);
    return read;
  }

  #factsOf(id: string): Facts {
    const known = this.#facts.get(id);
    if (known !== undefined) return known;
    const source = this.#grounds.sources.get(id);
    const words = source === undefined ? '' : source.quote;
    const read = readFacts(words, source?.language ?? this.#grounds.language);
    const facts = { ...read, times: new Set([...read.times, ...readPlainHours(this.#clausesOf(id))]) };
    const asked = source?.type === 'faq' ? readFacts(source.label, source.language) : null;
    // The subjects of the hotel's question are subjects of its answer; figures and promises come from the answer only.
    const both =
      asked === null
        ? facts
        : { ...facts, concepts: withSubjects(facts, asked), kinds: new Set([...facts.kinds, ...asked.kinds]) };
    this.#facts.set(id, both);
    return both;
  }
}

/** "7 to 11 pm", "6.30–10": an hour beside another is written as a mere number, which another language tells as a time. */
function readPlainHours(clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ figures }) => {
    const times = figures.filter(({ kind }) => kind === 'time').map(({ value }) => Number(value.split(':')[0]));
    return figures.flatMap(({ kind, value, units }) => {
      const hour = Number(value);
      if (kind === 'number' && hour === ALL_DAY && units.has('hour')) return [toClock(hour)]; // "24 horas" is read as an hour
      if (kind !== 'number' || units.size > 0 || times.length === 0 || !Number.isInteger(hour) || hour > 24) return [];
      const isBeforeEvening = hour < AFTERNOON_FROM && times.some((time) => time >= AFTERNOON_FROM);
      return isBeforeEvening ? [toClock(hour), toClock(hour + AFTERNOON_FROM)] : [toClock(hour)];
    });
  });
}

function toClock(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}

function withSubjects(answer: Facts, question: Facts): Facts['concepts'] {
  const asked = [...question.concepts].filter((concept) => !PROMISED.some((promise) => promise === concept));
  return new Set([...answer.concepts, ...asked]);
}
