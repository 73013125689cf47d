/** Builds a file name that every file system accepts; letters of all languages are kept. */
export const fileName = (...names: string[]): string =>
  names
    .map((name) =>
      name
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
        .replaceAll(/^-|-$/g, ""),
    )
    .filter(Boolean)
    .join("-");
