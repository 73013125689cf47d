const KEY = "offertory.reloaded";
const PAUSE_MS = 60_000;

/**
 * Reloads the page if its code cannot be loaded although the server responds, because that code belongs to an old
 * version. At most once a minute, so that code which never loads does not cause an endless loop.
 */
export async function reloadForNewVersion(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return;
  const answers = await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answers) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
