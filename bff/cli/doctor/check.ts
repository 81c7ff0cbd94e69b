/** One thing looked at: what was found and, where it is wrong, what to do. */
export interface Check {
  name: string;
  ok: boolean;
  detail: string;
}
