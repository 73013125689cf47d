/** Whether a host name always means this machine, so that another site cannot reach the sandbox by DNS rebinding. */
export function isOwnHost(host: string | undefined): boolean {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(host ?? "")?.[1]?.toLowerCase();
  if (!name) return false;
  return name === "127.0.0.1" || name === "[::1]" || name === "localhost" || /^[a-z0-9-.]+\.localhost$/.test(name);
}
