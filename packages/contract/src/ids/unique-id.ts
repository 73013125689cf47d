const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const URL_SAFE = `${ALPHANUMERIC}-_`;
const LENGTH = 11;

/** A new id of 11 characters of A-Z a-z 0-9 - _ : 66 random bits. */
export const uniqueId = (): string => draw(URL_SAFE);

/** The same without - and _, for places where an id is read aloud or typed. */
export const alphanumericId = (): string => draw(ALPHANUMERIC);

/** Drawn in gulps, each byte used once: to ask for random bytes costs more than to use them. */
const bytes = new Uint8Array(1024);
let used = bytes.length;

function nextByte(): number {
  if (used === bytes.length) {
    crypto.getRandomValues(bytes);
    used = 0;
  }
  const byte = bytes[used] ?? 0;
  bytes[used] = 0;
  used += 1;
  return byte;
}

function draw(alphabet: string): string {
  let id = "";
  while (id.length < LENGTH) {
    const index = nextByte() & 63; // the 62-character alphabet skips two of 64 values, so that every character is equally likely
    if (index < alphabet.length) id += alphabet[index];
  }
  return id;
}
