import { randomInt } from "node:crypto";

/** Every run draws other inputs. To repeat a failed run, set the seed that its title names. */
export const FUZZ_SEED = Number(process.env["OFFERTORY_FUZZ_SEED"] ?? randomInt(0x7fff_ffff));
