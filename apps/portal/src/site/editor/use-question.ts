import { useState } from "react";

interface Asked<About> {
  about: About;
  answer(yes: boolean): void;
}

/** A question in the middle of some work: the work waits for the answer. */
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
