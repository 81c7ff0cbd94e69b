import { chooseColleague } from '../../../shared/domain/staff/routing.ts';
import { DEPARTMENTS, type Department } from '../../../shared/domain/task.ts';
import { loadStaffing } from '../../store/conversations/staffing.ts';
import type { Trx } from '../../store/schema/schema.ts';

/** The criteria for the colleague that a conversation is suggested to. */
export interface HandOff {
  propertyId: string;
  /** The engine's department, or that of the conversation's row. */
  department: Department | string | null;
  /** The guest's language, if known. */
  language: string | null;
  at: string;
  /** The present assignee, who keeps it while on duty and in the department. */
  current?: string | null;
  /** A colleague who is not suggested, because they stopped answering. */
  besides?: string | null;
}

/** The suggested department and assignee; anybody may still take the conversation over. Null: nobody is on duty. */
export interface Route {
  department: Department;
  assigneeId: string | null;
}

/**
 * Finds the colleague to suggest a waiting conversation to: by department, then language, then the lowest load. Only
 * colleagues on duty are considered.
 */
export async function routeHandOff(
  trx: Trx,
  { propertyId, department: named, language, at, current = null, besides = null }: HandOff,
): Promise<Route> {
  const department = DEPARTMENTS.find((name) => name === named) ?? 'front_desk';
  const { staff, house } = await loadStaffing(trx, propertyId);
  const criteria = { department, language, now: new Date(at) };
  const others = staff.filter(({ id }) => id !== besides);
  const keeper = others.filter(({ id }) => id === current);
  return {
    department,
    assigneeId: chooseColleague(criteria, keeper, house) ?? chooseColleague(criteria, others, house),
  };
}

/** The fields of an alert that name whose desk it is for. */
export function alertFields({ department, assigneeId }: Route): Record<string, string> {
  return { department, ...(assigneeId === null ? {} : { userId: assigneeId }) };
}
