import { languageFor } from '../../../language/lexicon/registry.ts';
import { ATTRIBUTES, findSubjects, type Subject, subjectOf } from '../catalogue.ts';
import type { Fact, FactSource, OwnText } from '../fact.ts';
import type { ReadWith } from '../marks/mark-text.ts';
import { marksOf, nameThings, type Part, readSentences, type Sentence } from '../marks/parts.ts';
import { wordsFor } from '../words.ts';
import { isBareNo } from './bind-rules.ts';
import { bindSentence, haveSameConditions } from './bind-sentence.ts';
import { holdsValue } from './holds-value.ts';
import { hasQualifier, hasRole } from './qualifiers.ts';
import { readCredentials } from './read-credentials.ts';
import { readYes } from './read-yes.ts';

const ENDS = /[.!;。！；।۔]$/u;

/** Reads the facts of the house's texts. Languages without words for facts give none. */
export function readFacts(texts: readonly OwnText[], currency: string): Fact[] {
  return texts.flatMap((text) => readText(text, currency));
}

function readText(ownText: OwnText, currency: string): Fact[] {
  const words = wordsFor(ownText.language);
  if (words === null) return [];
  const { pack, lexicon } = languageFor(ownText.language);
  const readWith: ReadWith = { words, pack, currency };
  const source: FactSource = {
    id: ownText.id,
    label: ownText.question,
    quote: ownText.text,
    language: ownText.language,
    ...(ownText.type === undefined ? {} : { type: ownText.type }),
  };
  const inSentence = ({ text: sentence }: Sentence): FactSource => ({ ...source, sentence });
  const things = nameThings(ownText.question, words);
  const subjects = things.subjects.length === 1 ? things.subjects : findSubjects(lexicon.read(things.rest).concepts);
  const topic =
    ownText.subject === undefined ? (subjects.length === 1 ? (subjects[0] ?? null) : null) : subjectOf(ownText.subject);
  const sentences = readSentences(ownText.text, readWith);
  const sentencesRead = sentences.map((sentence, index) => ({
    sentence,
    ...bindSentence(sentence, topic, inSentence(sentence), index === 0),
  }));
  const [opening] = sentencesRead;
  // If a sentence is not fully understood, its "yes" may be half a no.
  const [side, ...more] = things.sides.map((one) => subjectOf(one.split('.')[0] ?? ''));
  const yesSubject = topic ?? (more.length === 0 ? (side ?? null) : null);
  const [first] = opening?.sentence.parts ?? [];
  const opensWithNo = first !== undefined && isBareNo(first);
  // "No, but …" may take the no back.
  const isUnfinishedNo = opensWithNo && sentencesRead.length > 1 && !ENDS.test(opening?.sentence.text ?? '');
  const openingFacts =
    opening === undefined || isUnfinishedNo || opening.unread.some(mayChangeAnswer) ? null : opening.facts;
  const yes = readYes(
    ownText,
    yesSubject,
    openingFacts,
    { ...source, sentence: opening?.sentence.text ?? ownText.text },
    opensWithNo,
  );
  const others = sentencesRead.map(({ sentence }) => readCredentials(sentence, topic, inSentence(sentence), words));
  const candidates = sentencesRead.map(({ facts, unread }, index) => {
    // Unread parts of the fact's own sentence were already checked in `bindSentence`.
    const otherUnread = sentencesRead
      .filter((one, at) => at !== index && one.unread.length > 0)
      .map(({ sentence }) => sentence);
    const sentenceFacts = [...(index === 0 ? yes : []), ...facts, ...(others[index] ?? [])];
    const ownText = index === 0 && unread.length > 0 ? yes : [];
    return sentenceFacts.map((fact) => {
      const isOwn = ownText.includes(fact) && opening !== undefined && mayLimit(opening.sentence, fact);
      return { fact, isLimited: isOwn || otherUnread.some((sentence) => mayLimit(sentence, fact)) };
    });
  });
  const limited = new Set(candidates.flat().flatMap(({ fact, isLimited }) => (isLimited ? [fact.attribute] : [])));
  return mergeRules(candidates.flat().map(({ fact }) => fact)).filter(({ attribute }) => !limited.has(attribute));
}

/** Whether an unread part may change the answer: it has a denial, a condition or a value. */
function mayChangeAnswer(part: Part): boolean {
  return hasQualifier(part) || holdsValue(part);
}

/** Merges hours and prices of one thing from several sentences: "Daily 7–10. On Sundays until 11." */
function mergeRules(facts: readonly Fact[]): Fact[] {
  const merged: Fact[] = [];
  for (const fact of facts) {
    const existing = merged.find(
      ({ attribute, value }) => attribute === fact.attribute && value.type === fact.value.type,
    );
    if (existing?.value.type === 'hours' && fact.value.type === 'hours') existing.value.rules.push(...fact.value.rules);
    else if (existing?.value.type === 'price' && fact.value.type === 'price') {
      const { tiers } = existing.value;
      // "Towels included. Beach towels 3 €": two prices for two things that cannot be told apart.
      if (fact.value.tiers.some((tier) => tiers.some((one) => haveSameConditions(one, tier)))) {
        merged.splice(merged.indexOf(existing), 1);
        continue;
      }
      tiers.push(...fact.value.tiers);
    } else {
      merged.push(structuredClone(fact));
      continue;
    }
    existing.conditions.push(...fact.conditions);
    const sentences = [existing.source.sentence, fact.source.sentence].filter((one) => one !== undefined);
    existing.source.sentence = [...new Set(sentences)].join(' ');
  }
  return merged;
}

/**
 * Whether a sentence that was not understood may take back or limit a fact: it denies something of the same kind or
 * holds for a season.
 */
function mayLimit({ parts }: Sentence, { attribute, value }: Fact): boolean {
  const subject = subjectOf(attribute.split('.')[0] ?? '');
  const isOther = parts.every((part) => part.subjects.length > 0 && !part.subjects.includes(subject));
  if (isOther) return false;
  const hasException = parts.some((part) => hasRole(part, 'except', 'except_after', 'only', 'if', 'on_request'));
  // A second denial does not contradict the first denial.
  if (value.type === 'presence' && value.is === 'no' && attribute.endsWith('.available')) return hasException;
  const isTurned = hasException || parts.some((part) => hasRole(part, 'not', 'forbidden', 'closed'));
  if (value.type === 'presence') return isTurned;
  const mayBeSameSubject = namesOnly(parts, subject) || parts.some((part) => marksOf(part, 'season').length > 0);
  // "No pets in the lodges": the price does not hold there.
  const isAboutAllowed =
    ATTRIBUTES.has(`${subject.name}.allowed`) && parts.some((part) => part.subjects.includes(subject));
  if (isAboutAllowed && isTurned) return true;
  if (value.type === 'hours') return parts.some((part) => isAboutHours(part)) && (isTurned || mayBeSameSubject);
  if (value.type === 'price')
    return parts.some((part) => isAboutCost(part) && (mayBeSameSubject || part.subjects.includes(subject)));
  if (value.type === 'distance') return parts.some((part) => marksOf(part, 'measure').length > 0);
  return false;
}

function isAboutHours(part: Part): boolean {
  return (
    (['span', 'clock', 'days', 'season'] as const).some((kind) => marksOf(part, kind).length > 0) ||
    hasRole(part, 'closed')
  );
}

function isAboutCost(part: Part): boolean {
  return marksOf(part, 'money').length > 0 || hasRole(part, 'free', 'included', 'not_included');
}

/** Whether the parts name nothing but the subject, so that they may be other hours or prices of it. */
function namesOnly(parts: readonly Part[], subject: Subject): boolean {
  return parts.every((part) => part.unknown.length === 0 && part.subjects.every((one) => one === subject));
}
