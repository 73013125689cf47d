import { useEffect } from "react";

/** Sets the document title while this is shown; the previous title is restored afterwards. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
