import type { Decision } from '../../../shared/domain/decision.ts';
import type { QuickReply } from '../../../shared/protocol/guest-frames.ts';
import { nameTopic, say } from '../../language/saying/say.ts';
import { formatDay } from '../answering/format-day.ts';
import type { Turn } from '../utterance/turn.ts';
import { bindChoice } from '../words/choice.ts';
import { toTopic } from '../words/topic.ts';
import { nameWish } from './say-wish.ts';

/**
 * Returns the quick replies: the choices of the open question, which answer only that one, and a person if the engine
 * is stuck.
 */
export function offerReplies(decision: Decision, language: string, context: Turn): QuickReply[] {
  const { steps, question } = decision;
  const human: QuickReply = { label: say(language, 'reply_human'), value: 'human' };
  const verify = steps.find((step) => step.kind === 'verify');
  if (verify?.act === 'send_code' || verify?.act === 'ask_code' || verify?.act === 'failed') {
    const newCode = { label: say(language, 'reply_new_code'), value: 'new_code' };
    return context.access.method === 'code' ? [newCode, human] : [human];
  }
  if (verify?.act === 'ask_number') return [human];
  const clarify = steps.find((step) => step.kind === 'clarify');
  if (clarify?.ask === 'confirm' || steps.some((step) => step.kind === 'offer' && step.act === 'made')) {
    return [
      { label: say(language, 'reply_yes'), value: bindChoice('affirm', question) },
      { label: say(language, 'reply_no'), value: bindChoice('deny', question) },
    ];
  }
  if (clarify?.ask === 'which_wish')
    return (clarify.options ?? []).map((wish, index) => ({
      label: nameWish(wish, language, context.offers),
      value: bindChoice(String(index + 1), question),
    }));
  if (clarify?.ask === 'stay') return clarify.choices.flatMap((value) => nameStay(value, language, context, question));
  const isOutOfScope = steps.some((step) => step.kind === 'smalltalk' && step.act === 'out_of_scope');
  const choices = (clarify?.choices ?? []).map((choice): QuickReply => {
    const topic = toTopic(choice);
    return topic === null
      ? { label: choice, value: bindChoice(choice, question) }
      : { label: nameTopic(language, topic), value: topic };
  });
  return clarify?.ask === 'which_topic' || clarify?.ask === 'rephrase' || isOutOfScope ? [...choices, human] : choices;
}

/** Labels a stay by its dates, so that no number is needed. */
function nameStay(value: string, language: string, { stays }: Turn, question: number | undefined): QuickReply[] {
  const stay = stays[Number(value) - 1];
  if (stay === undefined) return [];
  return [
    {
      label: `${formatDay(stay.checkIn, language)} – ${formatDay(stay.checkOut, language)}`,
      value: bindChoice(value, question),
    },
  ];
}
