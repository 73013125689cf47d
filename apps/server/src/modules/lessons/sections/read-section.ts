import type { LessonSectionChange } from "@offertory/contract";
import { renderMarkdown } from "../../../platform/rich-text/index.ts";
import { readName, readVideo } from "../shelf/read-fields.ts";
import type { SectionUpdate } from "./section-store.ts";

/** What was sent of a section, checked; what was not sent stays as it is. */
export const readSection = async (
  churchId: string,
  { title, kind, markdown, video }: LessonSectionChange,
): Promise<SectionUpdate> => ({
  ...(title !== undefined && { title: readName(title) }),
  ...(kind !== undefined && { kind }),
  ...(markdown !== undefined && { markdown, html: await renderMarkdown(churchId, markdown) }),
  ...(video !== undefined && { video: readVideo(video) }),
});
