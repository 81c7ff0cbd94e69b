import { css } from 'lit';

/** The styles of the forms in the options. */
export const FORM_STYLES = css`
  button, input { box-sizing: border-box; min-block-size: 44px; padding: 8px 12px; border: 1px solid var(--_control, currentColor); border-radius: min(10px, var(--_round, 10px)); background: none; color: inherit; font: inherit; }
  button { cursor: pointer; }
  input { inline-size: 100%; font-size: max(16px, 1em); }
  :focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
  form, .made { display: grid; gap: 8px; }
  p { margin: 0; overflow-wrap: anywhere; }
  [role='alert'] { font-weight: 600; }
`;
