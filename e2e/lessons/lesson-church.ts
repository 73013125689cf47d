import {
  addLesson,
  addLessonSection,
  addProgram,
  addStudy,
  changeLesson,
  changeProgram,
  type LessonSectionChange,
  selectChurch,
} from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { makeChurch, type OwnChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";

export type LessonChurch = OwnChurch & {
  contentToken: string;
  /** Adds a published program with one study, and a published lesson with these sections; returns the lesson's path. */
  teach(title: string, ...sections: LessonSectionChange[]): Promise<string>;
};

/** Creates a church that has lessons. */
export async function makeLessonChurch(request: APIRequestContext): Promise<LessonChurch> {
  const church = await makeChurch(request);
  const { apis } = await callWire(selectChurch, church.jwt, { body: { churchId: church.churchId } });
  const token = apis.find(({ keyName }) => keyName === "ContentApi")?.jwt ?? "";
  return {
    ...church,
    contentToken: token,
    async teach(title, ...sections) {
      const program = await callWire(addProgram, token, { body: { name: `Program of ${title}` } });
      const study = await callWire(addStudy, token, { body: { programId: program.id, name: "First steps" } });
      for (const name of [title, `After ${title}`]) {
        const { id } = await callWire(addLesson, token, { body: { studyId: study.id, title: name } });
        for (const body of sections) await callWire(addLessonSection, token, { params: { id }, body });
        await callWire(changeLesson, token, { params: { id }, body: { published: true } });
      }
      await callWire(changeProgram, token, { params: { id: program.id }, body: { published: true } });
      const { slug } = program;
      return `/programs/${church.subDomain}/${slug}/${study.slug}/${title.toLowerCase().replaceAll(" ", "-")}`;
    },
  };
}
