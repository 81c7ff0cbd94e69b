import type { Decision, DecisionStep, Source } from '../../shared/domain/decision.ts';
import type { Intent } from '../../shared/domain/intents.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { toLanguageCode } from '../../shared/language/languages.ts';
import type { QuickReply } from '../../shared/protocol/guest-frames.ts';
import { isSpoken } from '../language/registry.ts';
import { nameTopic, say } from '../language/say.ts';
import { composeAnswer, type Paragraph } from './compose-answer.ts';
import { sayHandOff } from './say-hand-off.ts';
import { toTopic } from './topic.ts';
import type { Reply, TurnContext } from './types.ts';

/** The reply to a decision, in the language the guest writes in. Empty where the decision is to say nothing. */
export function compose(decision: Decision, understanding: Understanding, context: TurnContext): Reply {
  const language = chooseLanguage(understanding.language.code, context);
  const paragraphs = decision.steps.flatMap((step) => sayStep(step, language, decision, context));
  const sources = decision.steps.flatMap((step) =>
    step.kind === 'answer' || step.kind === 'offer' ? step.sources : [],
  );
  const parts = joinParts(paragraphs);
  const quickReplies = offerReplies(decision, language);
  return {
    text: parts.map(({ text }) => text).join('\n'),
    language,
    ...(parts.some((part) => part.language !== language) ? { parts } : {}),
    ...(quickReplies.length === 0 ? {} : { quickReplies }),
    sources: dropDoubles(sources),
  };
}

/** The guest's language where the engine speaks it, else the first of the property's that it speaks, else English. */
export function chooseLanguage(code: string, { property }: Pick<TurnContext, 'property'>): string {
  const spoken = [code, ...property.languages].find((candidate) => isSpoken(candidate)) ?? 'en';
  return toLanguageCode(spoken) ?? spoken;
}

function sayStep(step: DecisionStep, language: string, decision: Decision, context: TurnContext): Paragraph[] {
  const own = (text: string): Paragraph[] => (text === '' ? [] : [{ text, language }]);
  switch (step.kind) {
    case 'answer':
    case 'offer':
      return composeAnswer(step, language);
    case 'task':
      return own(sayTask(step, language, decision));
    case 'clarify':
      return own(sayQuestion(step, language));
    case 'verify':
      return own(say(language, 'verify_booking'));
    case 'handoff':
      return sayHandOff(step, language, context).flatMap(own);
    case 'smalltalk':
      return own(saySmalltalk(step.act, language, context));
    default:
      return step satisfies never;
  }
}

function sayTask(step: Extract<DecisionStep, { kind: 'task' }>, language: string, decision: Decision): string {
  const topic = toTopic(step.intent);
  if (topic === null || decision.steps.some(({ kind }) => kind === 'handoff')) return '';
  const told = say(language, `task_${step.task.department}` as const, {
    topic: nameTopic(language, topic),
    room: step.task.room ?? 'none',
  });
  return step.asksRoom ? `${told}\n${say(language, 'ask_room')}` : told;
}

function sayQuestion({ ask, intent }: Extract<DecisionStep, { kind: 'clarify' }>, language: string): string {
  const topic = intent === null ? null : toTopic(intent);
  if (ask === 'which_topic') return say(language, 'ask_topic');
  if (ask === 'rephrase') return say(language, 'not_understood');
  if (ask === 'quantity')
    return say(language, 'ask_quantity', { topic: topic === null ? '' : nameTopic(language, topic) });
  return say(language, ask === 'room' ? 'ask_room' : 'ask_time');
}

function saySmalltalk(act: Intent, language: string, { property, conversation }: TurnContext): string {
  const { name } = property;
  const lines: Partial<Record<Intent, () => string>> = {
    greeting: () => say(language, 'hello', { property: name }),
    thanks: () => say(language, 'thanks_reply'),
    goodbye: () => say(language, 'goodbye_reply', { property: name }),
    affirm: () => say(language, 'affirmed'),
    deny: () => say(language, 'denied'),
    acknowledge: () => say(language, 'acknowledged'),
    unsure: () => say(language, 'unsure_reply'),
    bot_identity: () => say(language, 'bot_identity', { property: name }),
    feedback: () => say(language, 'feedback_thanks'),
    language_switch: () => say(language, 'language_switched'),
    repeat: () => conversation.dialogue.lastReply ?? say(language, 'nothing_to_repeat'),
  };
  return lines[act]?.() ?? say(language, 'out_of_scope');
}

/** What a guest may tap instead of typing: the choices asked about, and a person where the engine is at a loss. */
function offerReplies({ steps }: Decision, language: string): QuickReply[] {
  const clarify = steps.find((step) => step.kind === 'clarify');
  const lost = steps.some((step) => step.kind === 'smalltalk' && step.act === 'out_of_scope');
  const human: QuickReply = { label: say(language, 'reply_human'), value: 'human' };
  const choices = (clarify?.choices ?? []).map((choice): QuickReply => {
    const topic = toTopic(choice);
    return topic === null ? { label: choice, value: choice } : { label: nameTopic(language, topic), value: topic };
  });
  return clarify?.ask === 'which_topic' || clarify?.ask === 'rephrase' || lost ? [...choices, human] : choices;
}

/** Neighbouring paragraphs of one language become one part, so that a reader hears each language in one go. */
function joinParts(paragraphs: readonly Paragraph[]): Paragraph[] {
  const parts: Paragraph[] = [];
  for (const { text, language } of paragraphs) {
    const last = parts.at(-1);
    if (last?.language === language) last.text += `\n${text}`;
    else parts.push({ text, language });
  }
  return parts;
}

function dropDoubles(sources: readonly Source[]): Source[] {
  return sources.filter((source, index) => sources.findIndex(({ id }) => id === source.id) === index);
}
