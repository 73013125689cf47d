/** A name that every file system takes; characters of all languages stay. */
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
