import { join } from "node:path";
import * as calls from "@offertory/contract";
import sharp from "sharp";
import type { App } from "../app.ts";
import { addPicture } from "../modules/gallery/index.ts";
import { addFile } from "../modules/lessons/index.ts";
import { tokenOf, type DemoCall } from "./demo-caller.ts";
import type { DemoLesson, DemoProgram, SceneName } from "./lessons/demo-program.ts";
import { drawSheet } from "./lessons/draw-sheet.ts";

/** Adds the programs with their studies and lessons, and publishes them. */
export async function addLessons(
  call: DemoCall,
  app: App,
  adminLogin: calls.UserChurch,
  programs: readonly DemoProgram[],
): Promise<void> {
  const token = tokenOf(adminLogin, "ContentApi");
  const churchId = adminLogin.church.id;
  const drawn = new Map<SceneName, string>();

  /** Returns the URL path of a scene's picture. The first call for a scene renders it and adds it to the gallery. */
  async function pictureOf(scene: SceneName): Promise<string> {
    const known = drawn.get(scene);
    if (known) return known;
    const file = { churchId, ratio: "1.78", file: `lesson-${scene}.jpg`, bytes: await drawScene(scene) };
    const picture = await addPicture(app.gallery, file);
    drawn.set(scene, picture);
    return picture;
  }

  async function teach(studyId: string, { sections, sheet, scene, ...lesson }: DemoLesson): Promise<void> {
    const { id } = await call(calls.addLesson, token, { body: { ...lesson, studyId } });
    const params = { id };
    for (const { shows, ...section } of sections) {
      const picture = shows ? `\n\n![${shows.what}](${await pictureOf(shows.scene)})` : "";
      await call(calls.addLessonSection, token, {
        params,
        body: { ...section, markdown: (section.markdown ?? "") + picture },
      });
    }
    if (sheet) await addFile(app.lessons, { churchId, lessonId: id, name: sheet.name, bytes: await drawSheet(sheet) });
    await call(calls.changeLesson, token, { params, body: { published: true, picture: await pictureOf(scene) } });
  }

  for (const { name, description, about, scene, studies } of programs) {
    const { id } = await call(calls.addProgram, token, { body: { name, description } });
    for (const { lessons, ...study } of studies) {
      const { id: studyId } = await call(calls.addStudy, token, { body: { ...study, programId: id } });
      for (const lesson of lessons) await teach(studyId, lesson);
    }
    const picture = await pictureOf(scene);
    await call(calls.changeProgram, token, { params: { id }, body: { about, picture, published: true } });
  }
}

/** Renders a scene as JPEG. */
const drawScene = (scene: SceneName): Promise<Buffer> =>
  sharp(join(import.meta.dirname, "lessons/pictures", `${scene}.svg`))
    .jpeg({ quality: 86 })
    .toBuffer();
