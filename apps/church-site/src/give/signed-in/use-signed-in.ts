import { useEffect, useEffectEvent, useState } from "react";
import type { Give } from "../give-context.ts";
import type { SignedIn } from "./read-signed-in.ts";

const NOBODY: SignedIn = { firstName: "", lastName: "", email: "" };
const TOKEN = /(?:^|;\s*)jwt=([^;]+)/;

/**
 * The person who is signed in on this browser. Their name and email are filled in and cannot be changed. They give like
 * any visitor: their session is not sent with the gift.
 */
export function useSignedIn(give: Give, fill: (known: Partial<SignedIn>) => void): SignedIn {
  const [signedIn, setSignedIn] = useState(NOBODY);
  const adopt = useEffectEvent((found: SignedIn) => {
    setSignedIn(found);
    fill(Object.fromEntries(Object.entries(found).filter(([, value]) => value)));
  });
  useEffect(() => {
    const token = TOKEN.exec(document.cookie)?.[1];
    // On a tablet that everybody uses, the donor is not who signed in there.
    if (!token || give.view === "kiosk") return;
    // Only visitors with a session load this code.
    import("./read-signed-in.ts").then(
      async ({ readSignedIn }) => adopt(await readSignedIn(give, decodeURIComponent(token))),
      () => {},
    );
  }, [give]);
  return signedIn;
}
