import { languageFor } from '../../../language/lexicon/registry.ts';
import { ATTRIBUTES, findSubjects, type Subject, subjectOf } from '../catalogue.ts';
import type { Fact, FactSource, OwnText } from '../fact.ts';
import type { ReadWith } from '../marks/mark-text.ts';
import { marksOf, nameThings, type Part, readSentences, type Sentence } from '../marks/parts.ts';
import { wordsFor } from '../words.ts';
import { isBareNo } from './bind-rules.ts';
import { bindSentence, isAlike } from './bind-sentence.ts';
import { holdsValue } from './holds-value.ts';
import { readCredentials } from './read-credentials.ts';
import { readYes } from './read-yes.ts';
import { hasRole, turns } from './turns.ts';

const ENDS = /[.!;。！；।۔]$/u;

/** The facts of the house's texts. A text in a language that has no words for facts gives none. */
export function readFacts(texts: readonly OwnText[], currency: string): Fact[] {
  return texts.flatMap((text) => readText(text, currency));
}

function readText(own: OwnText, currency: string): Fact[] {
  const words = wordsFor(own.language);
  if (words === null) return [];
  const { pack, lexicon } = languageFor(own.language);
  const given: ReadWith = { words, pack, currency };
  const source: FactSource = {
    id: own.id,
    label: own.question,
    quote: own.text,
    language: own.language,
    ...(own.type === undefined ? {} : { type: own.type }),
  };
  const inSentence = ({ text: sentence }: Sentence): FactSource => ({ ...source, sentence });
  const things = nameThings(own.question, words);
  const asked = things.subjects.length === 1 ? things.subjects : findSubjects(lexicon.read(things.rest).concepts);
  const topic = own.subject === undefined ? (asked.length === 1 ? (asked[0] ?? null) : null) : subjectOf(own.subject);
  const sentences = readSentences(own.text, given);
  const read = sentences.map((sentence, index) => ({
    sentence,
    ...bindSentence(sentence, topic, inSentence(sentence), index === 0),
  }));
  const [opening] = read;
  // Of a sentence that was not understood the yes may be half a no.
  const [side, ...more] = things.sides.map((one) => subjectOf(one.split('.')[0] ?? ''));
  const asks = topic ?? (more.length === 0 ? (side ?? null) : null);
  const [first] = opening?.sentence.parts ?? [];
  const opensWithNo = first !== undefined && isBareNo(first);
  // "No, but …" may take it back.
  const isOpen = opensWithNo && read.length > 1 && !ENDS.test(opening?.sentence.text ?? '');
  const rest = opening === undefined || isOpen || opening.unread.some(mayTurn) ? null : opening.facts;
  const yes = readYes(own, asks, rest, { ...source, sentence: opening?.sentence.text ?? own.text }, opensWithNo);
  const others = read.map(({ sentence }) => readCredentials(sentence, topic, inSentence(sentence), words));
  const told = read.map(({ facts, unread }, index) => {
    // What of its own sentence was not understood was held against it there.
    const strange = read.filter((one, at) => at !== index && one.unread.length > 0).map(({ sentence }) => sentence);
    const mine = [...(index === 0 ? yes : []), ...facts, ...(others[index] ?? [])];
    const own = index === 0 && unread.length > 0 ? yes : [];
    return mine.map((fact) => {
      const isOwn = own.includes(fact) && opening !== undefined && limits(opening.sentence, fact);
      return { fact, isLimited: isOwn || strange.some((sentence) => limits(sentence, fact)) };
    });
  });
  const limited = new Set(told.flat().flatMap(({ fact, isLimited }) => (isLimited ? [fact.attribute] : [])));
  return mergeRules(told.flat().map(({ fact }) => fact)).filter(({ attribute }) => !limited.has(attribute));
}

/** Does a part hold more than a word or two that are not known? */
function mayTurn(part: Part): boolean {
  return turns(part) || holdsValue(part);
}

/** Hours and prices told of one thing in several sentences are one fact: "Daily 7–10. On Sundays until 11." */
function mergeRules(facts: readonly Fact[]): Fact[] {
  const merged: Fact[] = [];
  for (const fact of facts) {
    const same = merged.find(({ attribute, value }) => attribute === fact.attribute && value.type === fact.value.type);
    if (same?.value.type === 'hours' && fact.value.type === 'hours') same.value.rules.push(...fact.value.rules);
    else if (same?.value.type === 'price' && fact.value.type === 'price') {
      const { tiers } = same.value;
      // "Towels included. Beach towels 3 €": two prices of two things, and which is which is not told.
      if (fact.value.tiers.some((tier) => tiers.some((one) => isAlike(one, tier)))) {
        merged.splice(merged.indexOf(same), 1);
        continue;
      }
      tiers.push(...fact.value.tiers);
    } else {
      merged.push(structuredClone(fact));
      continue;
    }
    same.conditions.push(...fact.conditions);
    const sentences = [same.source.sentence, fact.source.sentence].filter((one) => one !== undefined);
    same.source.sentence = [...new Set(sentences)].join(' ');
  }
  return merged;
}

/**
 * May a sentence that was not understood take back or limit the fact: does it turn something of the same kind, or tell it for a part
 * of the year?
 */
function limits({ parts }: Sentence, { attribute, value }: Fact): boolean {
  const subject = subjectOf(attribute.split('.')[0] ?? '');
  const isOther = parts.every((part) => part.subjects.length > 0 && !part.subjects.includes(subject));
  if (isOther) return false;
  const excepts = parts.some((part) => hasRole(part, 'except', 'except_after', 'only', 'if', 'on_request'));
  // No other no takes a no back.
  if (value.type === 'presence' && value.is === 'no' && attribute.endsWith('.available')) return excepts;
  const turned = excepts || parts.some((part) => hasRole(part, 'not', 'forbidden', 'closed'));
  if (value.type === 'presence') return turned;
  const mayBeOfIt = namesNothing(parts, subject) || parts.some((part) => marksOf(part, 'season').length > 0);
  // "No pets in the lodges": where they are not allowed they cost nothing.
  const isKept = ATTRIBUTES.has(`${subject.name}.allowed`) && parts.some((part) => part.subjects.includes(subject));
  if (isKept && turned) return true;
  if (value.type === 'hours') return parts.some((part) => ofHours(part)) && (turned || mayBeOfIt);
  if (value.type === 'price')
    return parts.some((part) => ofCost(part) && (mayBeOfIt || part.subjects.includes(subject)));
  if (value.type === 'distance') return parts.some((part) => marksOf(part, 'measure').length > 0);
  return false;
}

function ofHours(part: Part): boolean {
  return (
    (['span', 'clock', 'days', 'season'] as const).some((kind) => marksOf(part, kind).length > 0) ||
    hasRole(part, 'closed')
  );
}

function ofCost(part: Part): boolean {
  return marksOf(part, 'money').length > 0 || hasRole(part, 'free', 'included', 'not_included');
}

/** Nothing but the subject itself is spoken of, so it is the same thing's other hours or price. */
function namesNothing(parts: readonly Part[], subject: Subject): boolean {
  return parts.every((part) => part.unknown.length === 0 && part.subjects.every((one) => one === subject));
}
