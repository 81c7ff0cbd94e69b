import { INTENTS, type Intent } from './intents.ts';

/** The act of a clause in a guest's message. */
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

/** Which aspect of its topic a clause is about. */
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

/** A clause's topic; null if it names none ("and on Sundays?"). */
export type Topic = Intent | null;

/** A clause's meaning, as labelled in the training sentences: `ask:breakfast.hours`. */
export interface Meaning {
  /** Null if the sentence is labelled with its topic only. */
  act: Act | null;
  topic: Topic;
  attribute: Attribute | null;
}

const NO_TOPIC = '-';
const ANY_ACT = 'any';
const FRAME = /^(\w+):([\w-]+)(?:\.(\w+))?$/;

/** Parses `ask:breakfast.hours`. Throws with the reason if invalid. */
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

/** The act of one clause of a message, and its topic. */
export interface Frame {
  act: Act;
  topic: Topic;
  attribute: Attribute | null;
  /** The clause's text. */
  text: string;
  /** Confidence of the topic, 0 to 1, comparable between languages. */
  confidence: number;
  actConfidence: number;
}
