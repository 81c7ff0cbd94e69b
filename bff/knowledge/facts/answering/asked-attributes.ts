import type { Frame, Attribute as Side } from '../../../../shared/domain/frame.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { languageFor } from '../../../language/lexicon/registry.ts';
import { ATTRIBUTES, findSubjects, presenceOf, SUBJECTS, type Subject } from '../catalogue.ts';

/** Which attributes of a subject tell the side that is asked after; the first it has counts. */
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

/** The attributes of the catalogue that a message asks after, each once. */
export function askedAttributes(frames: readonly Frame[], language: string): string[] {
  const asked = frames
    .filter(({ act }) => ASKS.has(act))
    .flatMap(({ topic, attribute, text }) => {
      const subject = topic === null ? null : chooseSubject(topic, text, language);
      return subject === null ? [] : (sideOf(subject, attribute) ?? []);
    });
  return [...new Set(asked)];
}

/** What its words name, of what belongs to the topic; else the topic's own. */
function chooseSubject(topic: Intent, text: string, language: string): Subject | null {
  const own = SUBJECTS.filter(({ intents }) => intents.includes(topic));
  const named = findSubjects(languageFor(language).lexicon.read(text).concepts).filter((one) => own.includes(one));
  const plain = topic.replaceAll('_', '');
  return named[0] ?? own.find(({ name }) => name.toLowerCase() === plain) ?? own[0] ?? null;
}

function sideOf({ name }: Subject, side: Side | null): string | null {
  const wanted = side === null ? [] : (SIDES[side] ?? []);
  const found = wanted.map((one) => `${name}.${one}`).find((id) => ATTRIBUTES.has(id));
  return found ?? presenceOf(name) ?? (ATTRIBUTES.has(`${name}.hours`) ? `${name}.hours` : null);
}
