/** Purposes of processing personal data. */
export const ACTIVITIES = ['conversations', 'stays', 'tasks', 'exchange', 'programs', 'accounts'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** Kinds of personal data. */
export const DATA_KINDS = ['contact', 'messages', 'stays', 'likes', 'requests', 'addresses', 'deeds'] as const;
export type DataKind = (typeof DATA_KINDS)[number];

export const PROCESSOR_KINDS = ['channel', 'pms', 'channel_manager', 'model', 'mail', 'push', 'program'] as const;
export type ProcessorKind = (typeof PROCESSOR_KINDS)[number];
