import { useSearchParams } from "@offertory/router";

/** Returns the links between the views of the login page; they keep the destination after signing in. */
export function useLoginLinks(): { signIn: string; register: string; forgot: string } {
  const [query] = useSearchParams();
  const link = (action: string | null): string => {
    const kept = new URLSearchParams();
    if (action) kept.set("action", action);
    for (const name of ["returnUrl", "churchId"]) {
      const value = query.get(name);
      if (value) kept.set(name, value);
    }
    return `/login${kept.size > 0 ? `?${kept}` : ""}`;
  };
  return { signIn: link(null), register: link("register"), forgot: link("forgot") };
}
