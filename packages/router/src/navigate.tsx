import { useEffect } from "react";
import { useRouter } from "./contexts.ts";
import { useLocation } from "./hooks.ts";
import { createPath, resolveTo, type To } from "./location.ts";

/** Navigates to the target when it is rendered. */
export function Navigate({ to, replace = false }: { to: To; replace?: boolean }) {
  const router = useRouter();
  const target = createPath(resolveTo(to, useLocation().pathname));
  useEffect(() => void router.navigate(target, { replace }), [router, target, replace]);
  return null;
}
