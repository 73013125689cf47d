/** The browser's storage, or none where the visitor has closed it: even to ask for it fails then. */
export function openStorage(kind: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
