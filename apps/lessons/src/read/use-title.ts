import { useEffect } from "react";

/** What the window is called while this is shown; the route's own title comes first, and is put back afterwards. */
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
