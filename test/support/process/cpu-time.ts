/**
 * The CPU time in milliseconds that `work` takes; it must finish before it returns. Unlike elapsed time it does not
 * depend on other load on the machine.
 */
export function measureCpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
