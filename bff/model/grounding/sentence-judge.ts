import type { Source } from '../../../shared/domain/decision.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { fillFigures, type MarkFault } from '../figures/fill-figures.ts';
import { findPersonNames } from '../names.ts';
import { findAdded } from './check-additions.ts';
import { checkFigures } from './check-figures.ts';
import { checkSentence, type Fault, sharesWithSource } from './check-sentence.ts';
import { checkStatements, promisesMore } from './check-statements.ts';
import { checkText, isInLanguage, type TextFault } from './check-text.ts';
import { checkWords } from './check-words.ts';
import { claimsAct, knowsClaims } from './claims/claimed-acts.ts';
import { isReason } from './claims/polarity.ts';
import { readClauses } from './clauses.ts';
import { echoesGuest } from './echo.ts';
import { type Facts, readFacts } from './facts.ts';
import type { Grounds, ReadSources } from './grounds.ts';
import { keepsDays } from './hours.ts';
import { readStatements, type Statement, subjectsOf } from './statements.ts';

/** The fault of a sentence, as a code for records. */
export type SentenceFault =
  | Fault
  | TextFault
  | MarkFault
  | 'foreign_citation'
  | 'no_citation'
  | 'citations'
  | 'name'
  | 'act'
  | 'echo';

/** The judgement of one sentence. `isOpen`: the embedded checks do not decide the sentence; a second reader may. */
export interface Judged {
  /** The sentence as the guest reads it. */
  text: string;
  fault: SentenceFault | null;
  isOpen: boolean;
  /** Whether the sentence shares a subject or a figure with a source. */
  hasSupport: boolean;
}

/** The largest number of citations. In a sentence that cites every source, the price of one thing could be stated for another. */
export const CITES_MAX = 3;
/** The actions that a sentence may not mention in languages in which claims of completed actions cannot be detected. */
const ACTIONS: readonly Concept[] = ['book', 'cancel', 'confirm', 'change', 'extend', 'order', 'refund', 'room_change'];
/** The faults that the embedded checks do not decide: a denial in another clause, a word in no source, a subject under another name. */
const UNDECIDED_FAULTS: ReadonlySet<SentenceFault> = new Set<SentenceFault>(['contradiction', 'unsaid', 'off_source']);

/** Judges sentences by the sources they cite. The earlier sentences determine what "it" refers to. */
export class SentenceJudge {
  readonly #grounds: Grounds;
  readonly #sources: ReadSources;
  readonly #guest: Facts;
  #subjects: ReadonlySet<Concept> = new Set();
  #before = '';

  constructor(grounds: Grounds, sources: ReadSources) {
    this.#grounds = grounds;
    this.#sources = sources;
    this.#guest = readFacts(grounds.guestWords, grounds.language);
  }

  judge(sentence: string, cites: readonly string[]): Judged {
    const { language, marks, house } = this.#grounds;
    if (cites.some((id) => !this.#sources.has(id))) return rejectSentence(sentence, 'foreign_citation');
    if (new Set(cites).size > CITES_MAX) return rejectSentence(sentence, 'citations');
    const { text, fault: wrongMark } = fillFigures(sentence, {
      ...{ marks, cites, language, house },
      guest: this.#guest.numbers,
    });
    const said = readFacts(text, language);
    const faults = this.#findFaults(text, said, cites);
    if (wrongMark !== null) faults.push(wrongMark);
    const [fault = null] = faults;
    if (fault === null) this.#before = `${this.#before} ${text}`;
    const isOpen =
      fault !== null && faults.every((one) => UNDECIDED_FAULTS.has(one)) && !this.#isAboutDiet(said, cites);
    return { text, fault, isOpen, hasSupport: sharesWithSource(said, this.#sources.facts(cites)) };
  }

  /** Finds all faults of a sentence, the most evident first. */
  #findFaults(text: string, said: Facts, cites: readonly string[]): SentenceFault[] {
    const { language, publicText } = this.#grounds;
    const sources = this.#sources.of(cites);
    const names = findPersonNames(text, language, publicText);
    const statements = readStatements(text, language, this.#subjects);
    const deniesItself = statements.some(
      ({ isBare, isDenied, parts }) => !isBare && (isDenied === true || parts.some(isReason)),
    );
    const found = [
      checkText(text, this.#grounds),
      checkSentence(said, this.#sources.facts(cites), { guest: this.#guest, deniesItself }),
      promisesMore(statements, this.#sources.facts(cites)),
      this.#checkWording(text, said, sources),
      ...this.#checkStatements(statements, cites),
      names.length > 0 ? ('name' as const) : null,
      ...this.#checkClauses(text, cites, sources),
    ].filter((fault) => fault !== null);
    // In a sentence in another language every word is unknown; the fault is then the language.
    const isForeign = found[0] === 'unsaid' && isInLanguage(`${this.#before} ${text}`, language) === false;
    return isForeign ? ['language', ...found] : found;
  }

  /** Finds claims of completed actions, echoes of the guest's words and hours of other days. */
  #checkWording(text: string, said: Facts, sources: readonly Source[]): SentenceFault | null {
    const { language, guestWords } = this.#grounds;
    if (claimsAct(text, language)) return 'act';
    if (!knowsClaims(language) && ACTIONS.some((act) => said.concepts.has(act))) return 'act';
    if (echoesGuest(text, guestWords, sources.map(({ quote }) => quote).join('\n'), language)) return 'echo';
    const theirs = sources.map((source) => ({ text: source.quote, language: source.language }));
    const isOfOtherDay = said.times.size > 0 && !keepsDays({ text, language }, theirs, { text: guestWords, language });
    return isOfOtherDay ? 'time' : null;
  }

  #checkStatements(statements: readonly Statement[], cites: readonly string[]): Fault[] {
    this.#subjects = statements.at(-1)?.subjects ?? this.#subjects;
    return checkStatements(statements, this.#sources.statements(cites), subjectsOf(this.#guest));
  }

  /** Finds faults by context: added words, and figures or words that a source states about another thing. */
  #checkClauses(text: string, cites: readonly string[], sources: readonly Source[]): (Fault | null)[] {
    const { language } = this.#grounds;
    const said = readClauses(text, language);
    const theirs = this.#sources.clauses(cites);
    const isTheirs = sources.every((source) => source.language === language);
    const words = sources.flatMap(({ label, quote }) => [label, quote]);
    const adds = isTheirs && findAdded(text, words, language).length > 0;
    return [adds ? 'unsaid' : null, checkFigures(said, theirs), checkWords(said, theirs)];
  }

  /** Whether the sentence is about a diet. A second reader's opinion is not used there, because health may depend on the answer. */
  #isAboutDiet(said: Facts, cites: readonly string[]): boolean {
    return said.kinds.size > 0 || this.#sources.facts(cites).some(({ concepts }) => concepts.has('diet'));
  }
}

function rejectSentence(text: string, fault: SentenceFault): Judged {
  return { text, fault, isOpen: false, hasSupport: false };
}
