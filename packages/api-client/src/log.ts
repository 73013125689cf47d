/** Where what went wrong is written down for whoever looks into it; never shown to the person. */
export type Log = (message: string, details?: unknown) => void;

export const logError: Log = (message, details) => {
  // oxlint-disable-next-line no-console -- the one place of the browser code that writes to the console
  console.error(message, details ?? "");
};
