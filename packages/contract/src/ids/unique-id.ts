const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const URL_SAFE = `${LETTERS}-_`;
const LENGTH = 11;

/** A new id of 11 characters of A-Z a-z 0-9 - _ : 66 random bits. */
export const uniqueId = (): string => draw(URL_SAFE);

/** The same without - and _, for places where an id is read aloud or typed. */
export const alphanumericId = (): string => draw(LETTERS);

function draw(alphabet: string): string {
  let id = "";
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2))) {
      const index = byte & 63; // the 62-letter alphabet skips two of 64 values, so that every letter is equally likely
      if (index < alphabet.length && id.length < LENGTH) id += alphabet[index];
    }
  }
  return id;
}
