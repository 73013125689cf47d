/** The URL of a church's home page. */
export const HOME = "/";
