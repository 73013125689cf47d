const KEY = "offertory.reloaded";
const PAUSE_MS = 60_000;

/**
 * Code that cannot be fetched though the server answers belongs to a version that is gone: the page is loaded anew, which
 * fetches the present one. At most once a minute, so that code which never comes does not reload the page for ever.
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
