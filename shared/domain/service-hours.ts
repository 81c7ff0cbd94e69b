/** In which time a guest's wait for a person is counted: while the house is open, or day and night. */
export const SERVICE_HOURS = ['open', 'always'] as const;
