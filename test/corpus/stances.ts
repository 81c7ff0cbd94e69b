import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { toTopic } from '../../bff/engine/words/topic.ts';
import { languageFor } from '../../bff/language/lexicon/registry.ts';
import { nameTopic, say } from '../../bff/language/saying/say.ts';
import type { DecisionStep } from '../../shared/domain/decision.ts';
import type { ObservedTurn } from './play.ts';

const STANCES = ['yes', 'no', 'free'] as const;
type Stance = (typeof STANCES)[number];

/** A hotel's FAQ entry, labelled by hand with the stance of its answer to its own question. A reply may take no other stance. */
const label = z.strictObject({
  question: z.string(),
  /** Absent: an entry of the sample hotel. */
  answer: z.string().optional(),
  says: z.array(z.enum(STANCES)),
  /** Things that the hotel surely has or lacks, by their names in data/concepts.json and data/things.json. */
  has: z.array(z.string()).default([]),
  lacks: z.array(z.string()).default([]),
  /** The entry denies, closes or forbids: a reply may only quote the hotel's own words, and not even a number of them. */
  denies: z.boolean().default(false),
  /** Guests' questions for it, in other languages than the hotel's. */
  asked: z.array(z.string()).default([]),
});
export type Label = z.infer<typeof label>;

/** The entries of a file of labels. */
export function readLabels(file: string): Label[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => (line.trim() === '' ? [] : [label.parse(JSON.parse(line))]));
}

/**
 * Finds stances in a reply that the hand-made label of the entry does not have, and numbers from an entry that denies. Only
 * retold answers are checked: in the hotel's own language its words are quoted as they are.
 */
export function findWrongStances(labels: readonly Label[], { decision, said }: ObservedTurn): string[] {
  const answers = (decision?.steps ?? []).filter((step): step is Answer => step.kind === 'answer');
  const sources = answers.flatMap((step) => step.sources.filter(({ type }) => type === 'faq'));
  const quotes = answers.flatMap((step) => step.sources.map(({ quote }) => quote));
  const faults: string[] = [];
  for (const { text, author, language } of said) {
    const retold = sources.filter((source) => source.language !== language);
    if (author !== 'ai' || retold.length === 0) continue;
    const elsewhere = [...quotes, ...answers.flatMap((step) => sayAmenity(step, language))];
    const whole = elsewhere.reduce((rest, one) => rest.replaceAll(one, ''), text);
    const { own, things } = takeThings(whole, language);
    const known = retold.map((source) => labels.find(({ question }) => question === source.label));
    if (known.includes(undefined)) faults.push(`nobody labelled “${retold.map((one) => one.label).join('”, “')}”`);
    for (const { word, stance, names } of things) {
      const told = known.flatMap((one) => one?.[stance === 'yes' ? 'has' : 'lacks'] ?? []);
      if (!names.some((name) => told.includes(name))) faults.push(`“${stance}” is not what the hotel says of ${word}`);
    }
    const may = new Set(known.flatMap((one) => one?.says ?? []));
    for (const stance of STANCES)
      if (!may.has(stance) && takesStance(own, stance, language))
        faults.push(`“${stance}” is not what the hotel says: ${own}`);
    if (
      known.every((one) => one?.denies === true) &&
      answers.length === (decision?.steps.length ?? 0) &&
      /\p{N}/u.test(own)
    )
      faults.push(`a number is told of what is denied: ${own}`);
  }
  return faults;
}

/**
 * Takes out a yes or no about one thing, under the guest's word for it: "Parking, “garage”: yes". The rest of the text belongs
 * to the entry.
 */
function takeThings(text: string, language: string) {
  const things: { word: string; stance: 'yes' | 'no'; names: string[] }[] = [];
  const own = text.replace(OF_A_THING, (whole, word: string, said: string) => {
    const stance = (['yes', 'no'] as const).find(
      (one) => say(language, `fact_${one}`).toLowerCase() === said.toLowerCase(),
    );
    if (stance === undefined) return whole;
    const { concepts, things: fine } = languageFor(language).lexicon.read(word);
    things.push({ word, stance, names: [...concepts, ...fine] });
    return '';
  });
  return { own, things };
}

const OF_A_THING = /[«“„”「『"‘]\s?([^«»“„”「」『』"‘’]+?)\s?[»“”」』"’]\s?[:：]\s*([\p{L}\p{M}]+)/gu;

/** Formats the yes for an amenity that the hotel ticked; such a yes does not come from an entry. */
function sayAmenity({ intent, sources }: Answer, language: string): string[] {
  const topic = toTopic(intent);
  if (topic === null || !sources.some(({ id }) => id === 'amenities')) return [];
  return [say(language, 'amenity_yes', { topic: nameTopic(language, topic) })];
}

type Answer = Extract<DecisionStep, { kind: 'answer' }>;

/** Whether a text takes this stance on a topic, such as "Pool: no." or "Wi-Fi: yes, free of charge.". */
function takesStance(text: string, stance: Stance, language: string): boolean {
  const word = say(language, `fact_${stance}`).toLowerCase();
  return text.split(/[\n,،、，.。।۔;:：]+/u).some((piece) => piece.trim().toLowerCase() === word);
}
