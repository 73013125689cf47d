/** Today, where the person is: yyyy-mm-dd. */
export const today = (): string => new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format(new Date());
