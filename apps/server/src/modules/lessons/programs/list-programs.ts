import type { Program } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Lessons } from "../lessons.ts";
import { describeProgram } from "./describe-program.ts";

export const listPrograms = async ({ programs }: Lessons, { churchId }: Caller): Promise<Program[]> =>
  (await programs.list(churchId)).map(describeProgram);
