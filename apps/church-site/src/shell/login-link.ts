/** Signing in from a church's site leads into that church, and back to the page it was asked for. */
export function loginLink(path: string, churchId: string | undefined): string {
  const query = new URLSearchParams({ returnUrl: path, ...(churchId && { churchId }) });
  return `/login?${query}`;
}
