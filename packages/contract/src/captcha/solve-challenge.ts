/** An ALTCHA challenge: find the number that, appended to the nonce, derives a key with this prefix. */
export interface Challenge {
  parameters: { algorithm: string; nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
  signature: string;
}

const PREFIX = "PBKDF2/";
/**
 * How many keys are derived at once. The browser derives them outside the main thread, on several cores if it has them.
 */
const AT_ONCE = 4;
const MAX_TURNS = 1_000_000;

/** Returns the solution in the form that the server expects. */
export async function solveChallenge({ parameters, signature }: Challenge): Promise<string> {
  if (!parameters.algorithm.startsWith(PREFIX)) throw new Error("This challenge is of another kind.");
  const derive = deriving(parameters);
  for (let from = 0; from < MAX_TURNS; from += AT_ONCE) {
    const turns = Array.from({ length: AT_ONCE }, (_, index) => from + index);
    const keys = await Promise.all(turns.map(derive));
    const found = keys.findIndex((key) => key.startsWith(parameters.keyPrefix));
    const derivedKey = keys[found];
    if (derivedKey !== undefined) {
      const solution = { counter: from + found, derivedKey, time: 0 };
      return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
    }
  }
  throw new Error("This challenge has no answer.");
}

function deriving({ algorithm, nonce, salt, cost, keyLength }: Challenge["parameters"]) {
  const start = bytesOf(nonce);
  const rule = { name: "PBKDF2", salt: bytesOf(salt), iterations: cost, hash: algorithm.slice(PREFIX.length) };
  return async (turn: number): Promise<string> => {
    const password = new Uint8Array(start.length + 4);
    password.set(start);
    new DataView(password.buffer).setUint32(start.length, turn);
    const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
    return hexOf(new Uint8Array(await crypto.subtle.deriveBits(rule, key, keyLength * 8)));
  };
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
