/** A result of `doctor`: what was found, and advice if it is wrong. */
export interface Check {
  name: string;
  ok: boolean;
  detail: string;
}
