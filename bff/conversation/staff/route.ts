import { chooseColleague } from '../../../shared/domain/staff/routing.ts';
import { DEPARTMENTS, type Department } from '../../../shared/domain/task.ts';
import { loadStaffing } from '../../store/conversations/staffing.ts';
import type { Trx } from '../../store/schema/schema.ts';

/** Who a guest's conversation should go to. */
export interface HandOff {
  propertyId: string;
  /** As the engine names it, or as it stands in the conversation's row. */
  department: Department | string | null;
  /** The guest's, where it is known. */
  language: string | null;
  at: string;
  /** The colleague who has it already: they keep it while they are on duty and of the department. */
  current?: string | null;
  /** A colleague it must not go to: the one who fell silent. */
  besides?: string | null;
}

/** Where it goes. The assignee is suggested, not bound: anybody may take over what waits. Null: nobody is on duty. */
export interface Route {
  department: Department;
  assigneeId: string | null;
}

/**
 * Finds the colleague a waiting conversation is suggested to: by department, then language, then who is on duty and
 * least loaded. Never somebody off duty, disabled or of another account.
 */
export async function routeHandOff(
  trx: Trx,
  { propertyId, department: named, language, at, current = null, besides = null }: HandOff,
): Promise<Route> {
  const department = DEPARTMENTS.find((name) => name === named) ?? 'front_desk';
  const { staff, house } = await loadStaffing(trx, propertyId);
  const wanted = { department, language, now: new Date(at) };
  const others = staff.filter(({ id }) => id !== besides);
  const keeper = others.filter(({ id }) => id === current);
  return {
    department,
    assigneeId: chooseColleague(wanted, keeper, house) ?? chooseColleague(wanted, others, house),
  };
}

/** The fields of an alert that name where it rings loudest. */
export function alertFields({ department, assigneeId }: Route): Record<string, string> {
  return { department, ...(assigneeId === null ? {} : { userId: assigneeId }) };
}
