import { isOpen, type Schedule } from '../house/hours.ts';
import type { Department } from '../task.ts';

/** A colleague as far as the rule looks at one. */
export interface Colleague {
  id: string;
  departments: readonly Department[];
  languages: readonly string[];
  /** Their own hours; null: whenever the house is open. */
  duty: Schedule | null;
  disabled: boolean;
  /** They work on tasks and see no conversation: no guest is given to them, and no guest's call wakes them. */
  tasksOnly?: boolean;
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
  const present = onDuty(wanted, staff, house).filter(({ tasksOnly }) => tasksOnly !== true);
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

/** Is an alert of this kind about work alone, and so for those too who see no conversation? */
export function isTaskAlert(kind: unknown): boolean {
  return kind === 'task_overdue' || kind === 'urgent_task';
}

/**
 * Whom an alert is to reach who is away from the desk: the one it names, else the department's colleagues on duty, else
 * whoever is on duty at all: a guest who waits is somebody's business. What is `pressing` does not wait for the morning: where
 * nobody is on duty it reaches the department's and the management's colleagues, else all.
 */
export function chooseToAlert(
  {
    userId,
    department,
    now,
    urgent = false,
  }: { userId: string | null; department: Department | null; now: Date; urgent?: boolean },
  staff: readonly Colleague[],
  house: House,
): string[] {
  if (userId !== null) return staff.filter(({ id, disabled }) => id === userId && !disabled).map(({ id }) => id);
  const present = staff.filter((colleague) => isPresent(colleague, now, house));
  if (present.length === 0 && urgent) return chooseAtHome(department, staff);
  const own = present.filter(({ departments }) => department !== null && departments.includes(department));
  return (own.length > 0 ? own : present).map(({ id }) => id);
}

function chooseAtHome(department: Department | null, staff: readonly Colleague[]): string[] {
  const enabled = staff.filter(({ disabled }) => !disabled);
  const meant = enabled.filter(({ departments }) =>
    departments.some((name) => name === department || name === 'management'),
  );
  return (meant.length > 0 ? meant : enabled).map(({ id }) => id);
}

function isPresent({ disabled, duty }: Colleague, now: Date, { schedule, timezone }: House): boolean {
  return !disabled && isOpen(duty ?? schedule, now, timezone);
}

function onDuty({ department, now }: Omit<Wanted, 'language'>, staff: readonly Colleague[], house: House): Colleague[] {
  return staff.filter((colleague) => colleague.departments.includes(department) && isPresent(colleague, now, house));
}

/** "pt" serves a guest of "pt-BR", and the other way round; the scripts of Chinese are two languages. */
function speaks(languages: readonly string[], wanted: string | null): boolean {
  if (wanted === null) return false;
  return languages.some((code) => code === wanted || code.startsWith(`${wanted}-`) || wanted.startsWith(`${code}-`));
}
