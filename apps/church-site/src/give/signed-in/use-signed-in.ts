import { useEffect, useEffectEvent, useState } from "react";
import type { Give } from "../give-context.ts";
import type { SignedIn } from "./read-signed-in.ts";

const NOBODY: SignedIn = { firstName: "", lastName: "", email: "" };
const TOKEN = /(?:^|;\s*)jwt=([^;]+)/;

/**
 * Who is signed in on this browser. What is known of them stands in the form and stays as it is. They give like any visitor:
 * nothing of their session goes along with the gift.
 */
export function useSignedIn(give: Give, fill: (known: Partial<SignedIn>) => void): SignedIn {
  const [signedIn, setSignedIn] = useState(NOBODY);
  const adopt = useEffectEvent((found: SignedIn) => {
    setSignedIn(found);
    fill(Object.fromEntries(Object.entries(found).filter(([, value]) => value)));
  });
  useEffect(() => {
    const token = TOKEN.exec(document.cookie)?.[1];
    if (!token) return;
    // Visitors without an account have nothing to wait for.
    import("./read-signed-in.ts").then(
      async ({ readSignedIn }) => adopt(await readSignedIn(give, decodeURIComponent(token))),
      () => {},
    );
  }, [give]);
  return signedIn;
}
