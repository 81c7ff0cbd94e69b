/** A field of a connect form. */
export interface ChannelField {
  name: string;
  /** Where it stands in what is sent; left out: under its own name. */
  pointer?: string;
  label: string;
  hint: string;
  type?: 'text' | 'password';
  inputmode?: 'text' | 'numeric' | 'tel' | 'url' | 'email';
  required?: true;
}

/** What connecting a channel asks for, and what is to be done at its platform afterwards. */
export interface ChannelForm {
  hint: string;
  fields: readonly ChannelField[];
  /** What is sent of what was entered; empty fields are left out of it. */
  toBody(given: Readonly<Record<string, string>>): object;
  /** Where what is told is to be entered. */
  enter: string;
  /** What of the answer is to be entered there. */
  told(answer: Readonly<Record<string, unknown>>): { heading: string; value: string }[];
}
