/** Returns the browser's storage, or null if the visitor has blocked it: even reading the property throws then. */
export function openStorage(kind: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
