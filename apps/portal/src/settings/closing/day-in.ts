/** The day that it is at a moment where a church is, as yyyy-mm-dd: the one that its emails name. */
export const dayIn = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    new Date(moment),
  );
