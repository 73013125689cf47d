/** Where the home page is read; apart from its endpoint, for pages that must not load the schemas of the cards. */
export const HOME_PATH = { api: "membership", path: "/home" } as const;
