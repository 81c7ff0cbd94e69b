/** Kinds of preferences a hotel can act on. */
export const PREFERENCE_KINDS = ['diet', 'pillow', 'floor', 'quiet', 'smoking', 'other'] as const;
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

export const PREFERENCE_STATES = ['proposed', 'kept', 'discarded'] as const;
export type PreferenceState = (typeof PREFERENCE_STATES)[number];

/** States of a group of unanswered questions. */
export const UNANSWERED_STATES = ['open', 'answered', 'dismissed'] as const;
export type UnansweredState = (typeof UNANSWERED_STATES)[number];
