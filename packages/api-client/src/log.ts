/** Logs an error for developers; the person never sees it. */
export type Log = (message: string, details?: unknown) => void;

export const logError: Log = (message, details) => {
  // oxlint-disable-next-line no-console -- the one place of the browser code that writes to the console
  console.error(message, details ?? "");
};
