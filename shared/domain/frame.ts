import { INTENTS, type Intent } from './intents.ts';

/** What a clause of a guest's message does. */
export const ACTS = [
  'ask',
  'request',
  'refuse',
  'cancel',
  'change',
  'report',
  'complain',
  'tell',
  'chase',
  'alarm',
  'talk',
] as const;
export type Act = (typeof ACTS)[number];

/** Which side of its topic a clause is about. */
export const ATTRIBUTES = [
  'exists',
  'hours',
  'price',
  'allowed',
  'where',
  'how',
  'limit',
  'booking',
  'kind',
  'rules',
  'distance',
  'contact',
  'password',
  'methods',
  'status',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** What a clause is about: one of the engine's topics, or none that it names itself ("and on Sundays?"). */
export type Topic = Intent | null;

/** What is meant by a clause, as the labelled sentences tell it: `ask:breakfast.hours`. */
export interface Meaning {
  /** Null where the sentence is labelled with its topic alone. */
  act: Act | null;
  topic: Topic;
  attribute: Attribute | null;
}

const NO_TOPIC = '-';
const ANY_ACT = 'any';
const FRAME = /^(\w+):([\w-]+)(?:\.(\w+))?$/;

/** Reads `ask:breakfast.hours`. Throws, naming what is wrong, where it is none. */
export function parseMeaning(text: string): Meaning {
  const [, act = '', topic = '', attribute] = FRAME.exec(text) ?? [];
  const meaning = {
    act: ACTS.find((one) => one === act) ?? null,
    topic: INTENTS.find((one) => one === topic) ?? null,
    attribute: ATTRIBUTES.find((one) => one === attribute) ?? null,
  };
  if (meaning.act === null && act !== ANY_ACT) throw new Error(`“${text}”: “${act}” is no act`);
  if (meaning.topic === null && topic !== NO_TOPIC) throw new Error(`“${text}”: “${topic}” is no topic`);
  if (meaning.attribute === null && attribute !== undefined)
    throw new Error(`“${text}”: “${attribute}” is no attribute`);
  return meaning;
}

/** What one clause of a message does, and what it is about. */
export interface Frame {
  act: Act;
  topic: Topic;
  attribute: Attribute | null;
  /** The clause's words. */
  text: string;
  /** How sure the topic is, 0 to 1, the same in every language. */
  confidence: number;
  actConfidence: number;
}
