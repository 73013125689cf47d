/** Returns the login URL that signs in to this church and leads back to the page. */
export function loginLink(path: string, churchId: string | undefined): string {
  const query = new URLSearchParams({ returnUrl: path, ...(churchId && { churchId }) });
  return `/login?${query}`;
}
