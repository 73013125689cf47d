import { randomInt } from "node:crypto";

/** Every run draws other inputs. A run that failed is played again with the seed that its title names. */
export const FUZZ_SEED = Number(process.env["OFFERTORY_FUZZ_SEED"] ?? randomInt(0x7fff_ffff));
