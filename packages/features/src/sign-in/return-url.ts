/** Pages that would send the person straight back here, or out again. */
const NOT_A_DESTINATION = /^\/(login|logout)\/?$/i;

/** Signs that browsers read as something else than they look: backslashes as slashes, control signs as nothing. */
// oxlint-disable-next-line no-control-regex -- control signs are what is looked for
const TRICKY = /[\\\u0000-\u001f\u007f]/;

/**
 * Where to go after signing in: a path of this app, or an address of one of our own apps. Anything else leads to `/`, so
 * that no link to our sign-in page can send a person on to somebody else's site.
 */
export function safeReturnUrl(wanted: string | null, here: string, ownOrigins: readonly string[]): string {
  if (!wanted || TRICKY.test(wanted)) return "/";
  const url = parse(wanted, here);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return "/";
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (url.origin === new URL(here).origin) {
    // A path that begins with two slashes would be read as the name of a host.
    return path.startsWith("//") || NOT_A_DESTINATION.test(url.pathname) ? "/" : path;
  }
  return ownOrigins.some((own) => new URL(own).origin === url.origin) ? url.href : "/";
}

function parse(wanted: string, here: string): URL | null {
  try {
    return new URL(wanted, here);
  } catch {
    return null;
  }
}
