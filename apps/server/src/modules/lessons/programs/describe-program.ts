import type { Program } from "@offertory/contract";
import type { CountedProgram } from "../records/program-store.ts";

export const describeProgram = ({ studies, lessons, ...program }: CountedProgram): Program => ({
  ...program,
  studies: Number(studies),
  lessons: Number(lessons),
});
