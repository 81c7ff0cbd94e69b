import { type ObservedTurn, toHotelTime } from './play.ts';
import type { Holds } from './schema.ts';

/** Lists in words the expectations of a turn that do not hold; empty if all hold. */
export function findFaults(holds: Holds, seen: ObservedTurn): string[] {
  const faults: string[] = [];
  const note = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(what);
  };
  const steps = seen.decision?.steps ?? [];
  const kinds = steps.map(({ kind }) => kind);
  const text = seen.said.map((message) => message.text).join('\n');
  const { intents, says, saysNot } = holds;
  const understood = seen.understanding?.intents.map(({ name }) => name) ?? [];
  for (const intent of intents ?? []) note(understood.includes(intent), `intent ${intent}, understood ${understood}`);
  if (holds.kinds !== undefined)
    note(String(kinds) === String(holds.kinds), `decision ${holds.kinds}, was ${kinds}: ${seen.decision?.reason}`);
  const asks = steps.flatMap((step) => (step.kind === 'clarify' ? [step.ask] : []));
  if (holds.asks !== undefined) note(asks.includes(holds.asks), `asks ${holds.asks}, asked ${asks} (${kinds})`);
  const acts = steps.flatMap((step) => (step.kind === 'verify' ? [step.act] : []));
  if (holds.verify !== undefined) note(acts.includes(holds.verify), `verify ${holds.verify}, was ${acts} (${kinds})`);
  const reasons = steps.flatMap((step) => (step.kind === 'handoff' ? [step.why] : []));
  if (holds.handoff !== undefined)
    note(reasons.includes(holds.handoff), `hand-off ${holds.handoff}, was ${reasons} (${kinds})`);
  const offers = steps.flatMap((step) => (step.kind === 'offer' ? [step.act] : []));
  if (holds.offer !== undefined) note(offers.includes(holds.offer), `offer ${holds.offer}, was ${offers} (${kinds})`);
  for (const task of [...(holds.task === undefined ? [] : [holds.task]), ...(holds.tasks ?? [])]) {
    const fitting = seen.tasks.filter(
      (one) =>
        one.kind === task.kind &&
        (task.department === undefined || one.department === task.department) &&
        (task.room === undefined || one.room === task.room) &&
        (task.state === undefined || one.state === task.state) &&
        (task.priority === undefined || one.priority === task.priority) &&
        (task.title === undefined || one.title.includes(task.title)) &&
        (task.titleNot === undefined || !one.title.includes(task.titleNot)) &&
        (task.due === undefined || toHotelTime(one.dueAt).includes(task.due)),
    );
    const had = seen.tasks.map(
      (one) => `${one.kind} ${one.room} ${one.state} "${one.title}" ${toHotelTime(one.dueAt)}`,
    );
    note(fitting.length > 0, `task ${JSON.stringify(task)}, has ${had.join('; ') || 'none'}`);
  }
  const open = seen.tasks.filter(({ state }) => state === 'open' || state === 'in_progress').length;
  if (holds.openTasks !== undefined) note(open === holds.openTasks, `${holds.openTasks} open tasks, has ${open}`);
  if (holds.charges !== undefined)
    note(seen.charges === holds.charges, `${holds.charges} charges, has ${seen.charges}`);
  if (holds.state !== undefined) note(seen.state === holds.state, `state ${holds.state}, is ${seen.state}`);
  const language = seen.said.at(-1)?.language;
  if (holds.language !== undefined) note(language === holds.language, `language ${holds.language}, was ${language}`);
  for (const part of says ?? []) note(text.includes(part), `says “${part}”, said “${text}”`);
  for (const part of saysNot ?? []) note(!text.includes(part), `does not say “${part}”, said “${text}”`);
  const sources = steps.flatMap((step) => (step.kind === 'answer' ? step.sources : []));
  const { source } = holds;
  if (source !== undefined)
    note(
      sources.some(({ label, type }) => type === source || label.includes(source)),
      `source ${source}, was ${sources.map(({ label }) => label)}`,
    );
  if (holds.silent === true) note(seen.said.length === 0, `silence, said “${text}”`);
  if (holds.drafted !== undefined)
    note(seen.drafts > 0 === holds.drafted, `drafted ${holds.drafted}, has ${seen.drafts}`);
  if (holds.alert !== undefined) note(seen.alerts.includes(holds.alert), `alert ${holds.alert}, rang ${seen.alerts}`);
  return faults;
}
