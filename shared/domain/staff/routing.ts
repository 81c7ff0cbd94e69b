import { isOpen, type Schedule } from '../house/hours.ts';
import type { Department } from '../task.ts';

/** A colleague, as far as routing needs. */
export interface Colleague {
  id: string;
  departments: readonly Department[];
  languages: readonly string[];
  /** Their own hours; null: the hotel's opening hours. */
  duty: Schedule | null;
  disabled: boolean;
  /** Sees only tasks: gets no conversations and no alerts about guests. */
  tasksOnly?: boolean;
  /** Number of conversations assigned or suggested to them. */
  load: number;
}

/** Work to assign, and when. */
export interface Wanted {
  department: Department;
  /** The guest's language, if known. */
  language: string | null;
  now: Date;
}

/** The hotel's hours, which apply to colleagues without their own. */
export interface House {
  schedule: Schedule;
  timezone: string;
}

/**
 * The colleague to suggest for a conversation: on duty in the department; preferably speaks the guest's language, then has the
 * least work. Null if nobody is on duty.
 */
export function chooseColleague(wanted: Wanted, staff: readonly Colleague[], house: House): string | null {
  const present = onDuty(wanted, staff, house).filter(({ tasksOnly }) => tasksOnly !== true);
  const speaking = present.filter(({ languages }) => speaks(languages, wanted.language));
  const [best] = (speaking.length > 0 ? speaking : present).toSorted(
    (a, b) => a.load - b.load || (a.id < b.id ? -1 : 1),
  );
  return best?.id ?? null;
}

/** The only colleague of a department on duty, who gets a task. Null if there are none or several. */
export function chooseOnlyColleague(
  wanted: Omit<Wanted, 'language'>,
  staff: readonly Colleague[],
  house: House,
): string | null {
  const [only, ...others] = onDuty(wanted, staff, house);
  return others.length === 0 ? (only?.id ?? null) : null;
}

/** Whether an alert is about tasks only, and so also for staff who see no conversations. */
export function isTaskAlert(kind: unknown): boolean {
  return kind === 'task_overdue' || kind === 'urgent_task';
}

/**
 * The colleagues to alert away from the desk: the named one, else the department's staff on duty, else anyone on duty. A
 * `pressing` alert does not wait for morning: if nobody is on duty, it goes to the department and management, else to all.
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
  const ofDepartment = present.filter(({ departments }) => department !== null && departments.includes(department));
  return (ofDepartment.length > 0 ? ofDepartment : present).map(({ id }) => id);
}

function chooseAtHome(department: Department | null, staff: readonly Colleague[]): string[] {
  const enabled = staff.filter(({ disabled }) => !disabled);
  const recipients = enabled.filter(({ departments }) =>
    departments.some((name) => name === department || name === 'management'),
  );
  return (recipients.length > 0 ? recipients : enabled).map(({ id }) => id);
}

function isPresent({ disabled, duty }: Colleague, now: Date, { schedule, timezone }: House): boolean {
  return !disabled && isOpen(duty ?? schedule, now, timezone);
}

function onDuty({ department, now }: Omit<Wanted, 'language'>, staff: readonly Colleague[], house: House): Colleague[] {
  return staff.filter((colleague) => colleague.departments.includes(department) && isPresent(colleague, now, house));
}

/** Ignores regions: "pt" serves "pt-BR" and vice versa. The two scripts of Chinese count as different. */
function speaks(languages: readonly string[], wanted: string | null): boolean {
  if (wanted === null) return false;
  return languages.some((code) => code === wanted || code.startsWith(`${wanted}-`) || wanted.startsWith(`${code}-`));
}
