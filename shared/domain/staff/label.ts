/** Colours of labels, readable in light and dark. */
export const LABEL_TONES = ['grey', 'blue', 'green', 'amber', 'red', 'violet'] as const;
export type LabelTone = (typeof LABEL_TONES)[number];
