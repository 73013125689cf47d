/** Loaded into a server before its program: tells its parent how much CPU time the main thread has used, when asked. */
process.on("message", (message) => {
  if (message !== "cpu") return;
  const { user, system } = process.threadCpuUsage();
  process.send?.({ cpu: (user + system) / 1000 });
});
