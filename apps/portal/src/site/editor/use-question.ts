import { useState } from "react";

interface Asked<About> {
  about: About;
  answer(yes: boolean): void;
}

/** Asks the user a question in the middle of an operation, which waits for the answer. */
export function useQuestion<About>() {
  const [asked, setAsked] = useState<Asked<About> | null>(null);
  const ask = (about: About): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (yes: boolean) => {
        setAsked(null);
        resolve(yes);
      };
      setAsked({ about, answer });
    });
  return { asked, ask };
}
