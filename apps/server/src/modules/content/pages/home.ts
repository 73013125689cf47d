/** The address of a church's first page. */
export const HOME = "/";
