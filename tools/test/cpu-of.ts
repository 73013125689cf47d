/**
 * How many milliseconds of CPU this thread spends on some work. Unlike the time that passes, it does not grow while other
 * programs use the cores.
 */
export function cpuOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
