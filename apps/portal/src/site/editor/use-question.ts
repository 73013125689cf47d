import { useState } from "react";

interface PendingQuestion<About> {
  about: About;
  answer(yes: boolean): void;
}

/** Asks the user a question in the middle of an operation, which waits for the answer. */
export function useQuestion<About>() {
  const [pending, setPending] = useState<PendingQuestion<About> | null>(null);
  const ask = (about: About): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (yes: boolean) => {
        setPending(null);
        resolve(yes);
      };
      setPending({ about, answer });
    });
  return { pending, ask };
}
