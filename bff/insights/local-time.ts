/** Local day and hour of instants. Cached per minute. */
export function createLocalTime(timezone: string): { dateOf(at: string): string; hourOf(at: string): number } {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const known = new Map<string, string>();
  const localOf = (at: string) => {
    const minute = at.slice(0, 16);
    const local = known.get(minute) ?? format.format(new Date(`${minute}:00.000Z`));
    known.set(minute, local);
    return local;
  };
  return { dateOf: (at) => localOf(at).slice(0, 10), hourOf: (at) => Number(localOf(at).slice(11, 13)) };
}
