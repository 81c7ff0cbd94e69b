/** A field of a connect form. */
export interface ChannelField {
  name: string;
  /** The JSON pointer of the field in the request. Default: the name of the field. */
  pointer?: string;
  label: string;
  hint: string;
  type?: 'text' | 'password';
  inputmode?: 'text' | 'numeric' | 'tel' | 'url' | 'email';
  required?: true;
}

/** The form to connect a channel, and the steps at its platform afterwards. */
export interface ChannelForm {
  hint: string;
  fields: readonly ChannelField[];
  /** Returns the body of the request for the input. Empty fields are left out. */
  toBody(given: Readonly<Record<string, string>>): object;
  /** The place at the platform for the returned values. */
  enter: string;
  /** Returns the values of the response that belong into the platform's settings. */
  shownOnce(answer: Readonly<Record<string, unknown>>): { heading: string; value: string }[];
}
