const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const URL_SAFE = `${ALPHANUMERIC}-_`;
const LENGTH = 11;

/** Returns a new id of 11 characters out of A-Z a-z 0-9 - _, which are 66 random bits. */
export const uniqueId = (): string => draw(URL_SAFE);

/** Returns a new id without - and _, which is easier to read aloud or to type. */
export const alphanumericId = (): string => draw(ALPHANUMERIC);

/** A buffer of random bytes, each used once. Filling it in one call costs less than requesting bytes one by one. */
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
