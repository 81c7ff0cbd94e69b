import type { Decision, DecisionStep, Source, Wish } from '../../shared/domain/decision.ts';
import type { Frame } from '../../shared/domain/frame.ts';
import type { Intent } from '../../shared/domain/intents.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { nameTopic, say } from '../language/saying/say.ts';
import { chooseLanguage } from './answering/choose-language.ts';
import { formatDay } from './answering/format-day.ts';
import { isSameNumber } from './planning/verify.ts';
import { composeAnswer, type Paragraph } from './saying/compose-answer.ts';
import { sayVerification } from './saying/compose-stay.ts';
import { offerReplies } from './saying/quick-replies.ts';
import { sayHandOff, sayNobodyThere } from './saying/say-hand-off.ts';
import { nameWish, sayCount, sayOffer, sayPrice, sayWhen } from './saying/say-wish.ts';
import type { Reply, TurnContext } from './types.ts';
import { type Turn, toWholeTurn } from './utterance/turn.ts';
import { isCounted } from './wishes/wish.ts';
import { commaOf } from './words/punctuation.ts';
import { toTopic } from './words/topic.ts';

/** Writes the reply to a decision in the guest's language. It is empty if the decision is to say nothing. */
export function compose(decision: Decision, understanding: Understanding, turn: TurnContext): Reply {
  const language = chooseLanguage(understanding.switchTo ?? understanding.language.code, turn);
  const context = toWholeTurn(turn, language);
  const hidesNumber = context.utterance.hidesPrivateNumber;
  const paragraphs = [
    ...(hidesNumber ? [{ text: say(language, 'private_hidden'), language }] : []),
    ...decision.steps.flatMap((step) => sayStep(step, language, decision, context, understanding.frames ?? [])),
    ...sayNobodyThere(decision, language, context).map((text) => ({ text, language })),
  ];
  const sources = decision.steps.flatMap((step) =>
    step.kind === 'answer' || step.kind === 'offer' ? step.sources : [],
  );
  const parts = joinParts(paragraphs);
  const quickReplies = offerReplies(decision, language, context);
  return {
    text: parts.map(({ text }) => text).join('\n'),
    language,
    ...(parts.some((part) => part.language !== language) ? { parts } : {}),
    ...(quickReplies.length === 0 ? {} : { quickReplies }),
    sources: dropRepeats(sources),
  };
}

function sayStep(
  step: DecisionStep,
  language: string,
  decision: Decision,
  context: Turn,
  frames: readonly Frame[],
): Paragraph[] {
  const asParagraph = (text: string): Paragraph[] => (text === '' ? [] : [{ text, language }]);
  switch (step.kind) {
    case 'answer':
      return composeAnswer(step, language, context, frames, decision.asksOn ?? '');
    case 'offer':
      return asParagraph(sayOffer(step, language, context));
    case 'task':
      return asParagraph(sayTask(step, language, decision, context));
    case 'clarify':
      return asParagraph(sayQuestion(step, language, context));
    case 'verify':
      return asParagraph(sayVerification(step.act, language));
    case 'handoff':
      return sayHandOff(step, language, context, startsVerification(decision)).flatMap(asParagraph);
    case 'smalltalk':
      return asParagraph(saySmalltalk(step, language, context));
    default:
      return step satisfies never;
  }
}

function startsVerification({ steps }: Decision): boolean {
  return steps.some(({ kind }) => kind === 'verify');
}

type Step<K extends DecisionStep['kind']> = Extract<DecisionStep, { kind: K }>;

function sayTask(step: Step<'task'>, language: string, decision: Decision, { offers }: Pick<Turn, 'offers'>): string {
  const { intent, act, task, wish } = step;
  const topic = toTopic(intent);
  if (topic === null) return '';
  if (act === 'withdraw') return say(language, 'request_withdrawn', { wish: nameWish(wish, language) });
  if (decision.steps.some(({ kind }) => kind === 'handoff')) return '';
  if (task.kind === 'arrival_time') return say(language, 'arrival_noted', { time: sayWhen(wish, language) });
  if (act === 'amend' && step.completes !== true)
    return say(language, 'request_corrected', { wish: nameWish(wish, language, offers) });
  const when = sayWhen(wish, language);
  const lines = [
    say(language, `task_${task.department}` as const, {
      topic: [nameTopic(language, topic), isCounted(wish) ? `(${sayCount(wish)})` : ''].filter(Boolean).join(' '),
      room: task.room ?? 'none',
    }),
    when === '' ? '' : say(language, 'request_when', { when }),
    isLastToAskRoom(step, decision) ? say(language, 'ask_room') : '',
  ];
  return lines.filter(Boolean).join('\n');
}

/** Whether this is the last task that asks for the room, so that it is asked once. */
function isLastToAskRoom(step: Step<'task'>, { steps }: Decision): boolean {
  if (!step.asksRoom || steps.some((other) => other.kind === 'clarify' && other.ask === 'room')) return false;
  return steps.findLast((other) => other.kind === 'task' && other.asksRoom) === step;
}

function sayQuestion({ ask, intent, wish, options = [] }: Step<'clarify'>, language: string, context: Turn): string {
  const topic = intent === null ? null : toTopic(intent);
  switch (ask) {
    case 'which_topic':
      return say(language, 'ask_topic');
    case 'rephrase':
      return say(language, 'not_understood');
    case 'quantity':
      return say(language, 'ask_quantity', { topic: topic === null ? '' : nameTopic(language, topic) });
    case 'room':
      return say(language, 'ask_room');
    case 'time':
      return say(language, 'ask_time');
    case 'date':
      return say(language, 'ask_date');
    case 'nights':
      return say(language, 'ask_nights');
    case 'stay':
      return say(language, 'ask_which_stay');
    case 'which_wish':
      return say(language, 'ask_which_wish', {
        wishes: options.map((one) => nameWish(one, language, context.offers)).join('; '),
      });
    case 'confirm':
      return wish === undefined ? '' : sayConfirmation(wish, language, context);
    default:
      return ask satisfies never;
  }
}

function sayConfirmation(wish: Wish, language: string, { offers, stays, conversation }: Turn): string {
  const stay = wish.intent === 'booking_cancel' ? stays.find(({ id }) => id === wish.reservationId) : undefined;
  if (stay !== undefined) {
    const { room: _, ...wishWithoutRoom } = wish;
    const stayName = nameStay(stay, language, conversation.dialogue.named);
    return say(language, 'confirm_request', { wish: nameWish(wishWithoutRoom, language, offers, [stayName]) });
  }
  if (wish.price === undefined) return say(language, 'confirm_request', { wish: nameWish(wish, language, offers) });
  const { room, ...wishWithoutRoom } = wish;
  const priceLine = [room === undefined ? '' : `№ ${room}`, sayPrice(wish.price, language)].filter(Boolean);
  const hasDetails =
    isCounted(wishWithoutRoom) || wishWithoutRoom.date !== undefined || wishWithoutRoom.time !== undefined;
  return say(
    language,
    'confirm_cost',
    hasDetails
      ? { wish: nameWish(wish, language, offers), price: sayPrice(wish.price, language) }
      : { wish: nameWish(wishWithoutRoom, language, offers), price: priceLine.join(commaOf(language)) },
  );
}

function saySmalltalk({ act, contact }: Step<'smalltalk'>, language: string, { property, conversation }: Turn): string {
  if (contact === true) return say(language, 'contact_kept');
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

/** Names a booking by its number, as the guest wrote it if they did. */
function nameStay(
  { confirmationNumber, checkIn, checkOut }: Turn['stays'][number],
  language: string,
  writtenNumbers: readonly string[],
): string {
  const days = `${formatDay(checkIn, language)} – ${formatDay(checkOut, language)}`;
  if (confirmationNumber === null) return days;
  const number = writtenNumbers.find((one) => isSameNumber(one, confirmationNumber)) ?? confirmationNumber;
  return `${number}${commaOf(language)}${days}`;
}

/** Joins neighbouring paragraphs in the same language, so that a screen reader reads each language in one go. */
function joinParts(paragraphs: readonly Paragraph[]): Paragraph[] {
  const parts: Paragraph[] = [];
  for (const { text, language } of paragraphs) {
    const last = parts.at(-1);
    if (last?.language === language) last.text += `\n${text}`;
    else parts.push({ text, language });
  }
  return parts;
}

function dropRepeats(sources: readonly Source[]): Source[] {
  return sources.filter((source, index) => sources.findIndex(({ id }) => id === source.id) === index);
}
