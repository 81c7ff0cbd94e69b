/** Whether a guest's waiting time counts only during opening hours. */
export const SERVICE_HOURS = ['open', 'always'] as const;
