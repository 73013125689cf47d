import type { ProgramTree } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Lessons } from "../lessons.ts";
import { describeStudy } from "../studies/describe-study.ts";
import { describeProgram } from "../programs/describe-program.ts";
import { findProgram } from "../programs/find-program.ts";

/** Returns a program for its editor, with its studies and their lessons, but without the lessons' sections. */
export async function readProgram(lessons: Lessons, id: string, { churchId }: Caller): Promise<ProgramTree> {
  const program = await findProgram(lessons, churchId, id);
  const [studies, all, subDomain] = await Promise.all([
    lessons.studies.list(churchId, id),
    lessons.lessons.listOfProgram(churchId, id),
    lessons.programs.subDomain(churchId),
  ]);
  return { program: describeProgram(program), subDomain, studies: studies.map((study) => describeStudy(study, all)) };
}
