import {
  addLesson,
  addLessonSection,
  addProgram,
  addStudy,
  changeLesson,
  changeProgram,
  type UserChurch,
} from "@offertory/contract";
import { addFile, type Lessons } from "../modules/lessons/index.ts";
import { tokenOf, type DemoCall } from "./demo-caller.ts";
import { DEMO_PROGRAM } from "./demo-lessons.ts";
import { drawSheet } from "./draw-sheet.ts";

/** One program of lessons, as a church that teaches children has it: two studies, a sheet to print, and a film. */
export async function addLessons(call: DemoCall, lessons: Lessons, here: UserChurch): Promise<void> {
  const token = tokenOf(here, "ContentApi");
  const { name, description, about, studies } = DEMO_PROGRAM;
  const program = await call(addProgram, token, { body: { name, description } });
  for (const { lessons: taught, ...study } of studies) {
    const { id: studyId } = await call(addStudy, token, { body: { ...study, programId: program.id } });
    for (const { sections, sheet, ...lesson } of taught) {
      const { id } = await call(addLesson, token, { body: { ...lesson, studyId } });
      for (const section of sections) await call(addLessonSection, token, { params: { id }, body: section });
      if (sheet) {
        const bytes = await drawSheet(sheet);
        await addFile(lessons, { churchId: here.church.id, lessonId: id, name: sheet.name, bytes });
      }
      await call(changeLesson, token, { params: { id }, body: { published: true } });
    }
  }
  await call(changeProgram, token, { params: { id: program.id }, body: { about, published: true } });
}
