import * as calls from "@offertory/contract";
import { can, type LessonSectionChange } from "@offertory/contract";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import type { TestServer } from "../../../../test/test-server.ts";

/** Creates a church with a person who may edit its lessons. */
export async function createTestLessons(server: TestServer, name?: string) {
  const church = await createTestChurch(server, name);
  const editor = await church.person({ permissions: [can.editContent], firstName: "Ed", lastName: "Itor" });
  const token = editor.tokenFor("content");
  const { rows } = await server.database.pool.query("select sub_domain from churches where id = $1", [church.churchId]);
  const subDomain = String(rows[0]?.sub_domain);

  async function done<E extends calls.Endpoint>(endpoint: E, parts: object): Promise<calls.CallAnswer<E>> {
    const { status, body, raw } = await server.call(endpoint, { token, ...parts });
    if (status !== 200) throw new Error(raw.body);
    return body;
  }
  const publish = async (endpoint: calls.Endpoint, id: string, published = true) =>
    done(endpoint, { params: { id }, body: { published } });

  return {
    ...church,
    token,
    subDomain,
    done,
    publishProgram: (id: string, published?: boolean) => publish(calls.changeProgram, id, published),
    publishLesson: (id: string, published?: boolean) => publish(calls.changeLesson, id, published),
    /** Creates a program with one study, which has a lesson for each title. */
    async program(programName: string, ...titles: string[]) {
      const program = await done(calls.addProgram, { body: { name: programName } });
      const study = await done(calls.addStudy, { body: { programId: program.id, name: "First steps" } });
      const lessons: calls.Lesson[] = [];
      for (const title of titles) lessons.push(await done(calls.addLesson, { body: { studyId: study.id, title } }));
      return { program, study, lessons };
    },
    section: (lessonId: string, section: LessonSectionChange) =>
      done(calls.addLessonSection, { params: { id: lessonId }, body: section }),
    shownProgram: (slug: string, asToken?: string) =>
      server.call(calls.readShownProgram, {
        params: { church: subDomain, program: slug },
        ...(asToken !== undefined && { token: asToken }),
      }),
    shownLesson: (program: string, study: string, lesson: string, asToken?: string) =>
      server.call(calls.readShownLesson, {
        params: { church: subDomain, program, study, lesson },
        ...(asToken !== undefined && { token: asToken }),
      }),
  };
}
