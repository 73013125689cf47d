/** Whether somebody typed a name to confirm: letter case and spaces are forgiven, letters are not. */
export const isNameTyped = (typed: string, name: string): boolean => plain(typed) !== "" && plain(typed) === plain(name);

const plain = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
