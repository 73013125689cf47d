/**
 * Returns the CPU milliseconds that this thread spends on some work. Unlike elapsed time, they do not grow while other
 * programs use the cores.
 */
export function cpuOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
