import { isOpen, type Schedule } from './hours.ts';
import type { Department } from './task.ts';

/** A colleague as far as the rule looks at one. */
export interface Colleague {
  id: string;
  departments: readonly Department[];
  languages: readonly string[];
  /** Their own hours; null: whenever the house is open. */
  duty: Schedule | null;
  disabled: boolean;
  /** Conversations that are theirs at present, held or waiting for them. */
  load: number;
}

/** What is to be given to somebody, and when. */
export interface Wanted {
  department: Department;
  /** The guest's, where it is known. */
  language: string | null;
  now: Date;
}

/** The house's own hours, which are those of whoever has none of their own. */
export interface House {
  schedule: Schedule;
  timezone: string;
}

/**
 * The colleague a conversation is suggested to: of the department, on duty, rather one who speaks the guest's language,
 * rather one who has less to do. Null where nobody of the department is on duty: it is then anybody's.
 */
export function chooseColleague(wanted: Wanted, staff: readonly Colleague[], house: House): string | null {
  const present = onDuty(wanted, staff, house);
  const speaking = present.filter(({ languages }) => speaks(languages, wanted.language));
  const [chosen] = (speaking.length > 0 ? speaking : present).toSorted(
    (a, b) => a.load - b.load || (a.id < b.id ? -1 : 1),
  );
  return chosen?.id ?? null;
}

/** The colleague a task falls to: the only one of the department who is on duty. Null for none, or several who share it. */
export function chooseOnlyColleague(
  wanted: Omit<Wanted, 'language'>,
  staff: readonly Colleague[],
  house: House,
): string | null {
  const [only, ...others] = onDuty(wanted, staff, house);
  return others.length === 0 ? (only?.id ?? null) : null;
}

function onDuty(
  { department, now }: Omit<Wanted, 'language'>,
  staff: readonly Colleague[],
  { schedule, timezone }: House,
): Colleague[] {
  return staff.filter(
    ({ disabled, departments, duty }) =>
      !disabled && departments.includes(department) && isOpen(duty ?? schedule, now, timezone),
  );
}

/** "pt" serves a guest of "pt-BR", and the other way round; the scripts of Chinese are two languages. */
function speaks(languages: readonly string[], wanted: string | null): boolean {
  if (wanted === null) return false;
  return languages.some((code) => code === wanted || code.startsWith(`${wanted}-`) || wanted.startsWith(`${code}-`));
}
