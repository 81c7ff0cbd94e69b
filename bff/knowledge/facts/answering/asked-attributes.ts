import type { Frame, Attribute as Side } from '../../../../shared/domain/frame.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { languageFor } from '../../../language/lexicon/registry.ts';
import { ATTRIBUTES, findSubjects, presenceOf, SUBJECTS, type Subject } from '../catalogue.ts';

/** The attributes that answer each side of a question; the first that the subject has counts. */
const SIDES: Partial<Record<Side, readonly string[]>> = {
  hours: ['hours'],
  price: ['price'],
  where: ['where', 'address'],
  how: ['how'],
  limit: ['limitAge', 'limitWeight', 'limitHeight', 'limitCount', 'capacity', 'limitTime'],
  booking: ['booking'],
  kind: ['kinds', 'style', 'cuisine', 'facilities'],
  rules: ['terms', 'documents'],
  distance: ['distance'],
  contact: ['phone', 'contact'],
  password: ['password'],
  methods: ['methods'],
};
const ASKS: ReadonlySet<Frame['act']> = new Set<Frame['act']>(['ask']);

/** Returns the catalogue's attributes that a message asks about, each once. */
export function askedAttributes(frames: readonly Frame[], language: string): string[] {
  const attributes = frames
    .filter(({ act }) => ASKS.has(act))
    .flatMap(({ topic, attribute, text }) => {
      const subject = topic === null ? null : chooseSubject(topic, text, language);
      return subject === null ? [] : (attributeOf(subject, attribute) ?? []);
    });
  return [...new Set(attributes)];
}

/** Returns the topic's subject that the text names, or else the topic's main subject. */
function chooseSubject(topic: Intent, text: string, language: string): Subject | null {
  const topicSubjects = SUBJECTS.filter(({ intents }) => intents.includes(topic));
  const namedSubjects = findSubjects(languageFor(language).lexicon.read(text).concepts).filter((one) =>
    topicSubjects.includes(one),
  );
  const topicName = topic.replaceAll('_', '');
  return (
    namedSubjects[0] ?? topicSubjects.find(({ name }) => name.toLowerCase() === topicName) ?? topicSubjects[0] ?? null
  );
}

function attributeOf({ name }: Subject, side: Side | null): string | null {
  const candidates = side === null ? [] : (SIDES[side] ?? []);
  const found = candidates.map((one) => `${name}.${one}`).find((id) => ATTRIBUTES.has(id));
  return found ?? presenceOf(name) ?? (ATTRIBUTES.has(`${name}.hours`) ? `${name}.hours` : null);
}
