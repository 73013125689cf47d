/** Pages that would lead straight back to the login page, or sign out. */
const NOT_A_DESTINATION = /^\/(login|logout)\/?$/i;

/** Characters that browsers interpret in unexpected ways: backslashes as slashes, control characters as nothing. */
// oxlint-disable-next-line no-control-regex -- control signs are what is looked for
const TRICKY = /[\\\u0000-\u001f\u007f]/;

/**
 * Returns where to go after signing in: a path of this app, or a URL of one of our own apps. Anything else becomes `/`,
 * so that no link to our login page can redirect a person to another site.
 */
export function safeReturnUrl(returnUrl: string | null, here: string, ownOrigins: readonly string[]): string {
  if (!returnUrl || TRICKY.test(returnUrl)) return "/";
  const url = parse(returnUrl, here);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return "/";
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (url.origin === new URL(here).origin) {
    // A path that begins with two slashes would be read as a host name.
    return path.startsWith("//") || NOT_A_DESTINATION.test(url.pathname) ? "/" : path;
  }
  return ownOrigins.some((own) => new URL(own).origin === url.origin) ? url.href : "/";
}

function parse(returnUrl: string, here: string): URL | null {
  try {
    return new URL(returnUrl, here);
  } catch {
    return null;
  }
}
