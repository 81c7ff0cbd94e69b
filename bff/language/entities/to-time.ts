/** Returns a time of day as `HH:MM`, or null if there is no such time. */
export function toTime(
  hours: number,
  minutes: number,
  half: 'am' | 'pm' | null,
  text: string,
): { type: 'time'; text: string; value: string } | null {
  const hour = half === 'pm' && hours < 12 ? hours + 12 : half === 'am' && hours === 12 ? 0 : hours;
  if (!(hour >= 0 && hour <= 24) || !(minutes >= 0 && minutes < 60)) return null;
  return { type: 'time', text, value: `${pad(hour % 24)}:${pad(minutes)}` };
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
