/** An ALTCHA challenge: find the number that, appended to the nonce, derives a key with this prefix. */
export interface Challenge {
  parameters: { algorithm: string; nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
  signature: string;
}

const ALGORITHM_PREFIX = "PBKDF2/";
/**
 * How many keys are derived at once. The browser derives them outside the main thread, on several cores if it has them.
 */
const PARALLEL_DERIVATIONS = 4;
const MAX_COUNTER = 1_000_000;

/** Returns the solution in the form that the server expects. */
export async function solveChallenge({ parameters, signature }: Challenge): Promise<string> {
  if (!parameters.algorithm.startsWith(ALGORITHM_PREFIX)) throw new Error("This challenge is of another kind.");
  const derive = openKeyDerivation(parameters);
  for (let from = 0; from < MAX_COUNTER; from += PARALLEL_DERIVATIONS) {
    const counters = Array.from({ length: PARALLEL_DERIVATIONS }, (_, index) => from + index);
    const keys = await Promise.all(counters.map(derive));
    const found = keys.findIndex((key) => key.startsWith(parameters.keyPrefix));
    const derivedKey = keys[found];
    if (derivedKey !== undefined) {
      const solution = { counter: from + found, derivedKey, time: 0 };
      return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
    }
  }
  throw new Error("This challenge has no answer.");
}

function openKeyDerivation({ algorithm, nonce, salt, cost, keyLength }: Challenge["parameters"]) {
  const start = bytesOf(nonce);
  const pbkdf2Params = {
    name: "PBKDF2",
    salt: bytesOf(salt),
    iterations: cost,
    hash: algorithm.slice(ALGORITHM_PREFIX.length),
  };
  return async (counter: number): Promise<string> => {
    const password = new Uint8Array(start.length + 4);
    password.set(start);
    new DataView(password.buffer).setUint32(start.length, counter);
    const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
    return hexOf(new Uint8Array(await crypto.subtle.deriveBits(pbkdf2Params, key, keyLength * 8)));
  };
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
