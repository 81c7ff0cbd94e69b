/**
 * How many milliseconds of the processor this process spends on `work`, which does it all before it returns. Unlike the
 * time by the clock it is the same on a machine that is busy with something else.
 */
export function measureCpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
