import type { LessonSectionChange } from "@offertory/contract";
import { readName, readVideo } from "../shelf/read-fields.ts";
import type { SectionUpdate } from "./section-store.ts";

/** What was sent of a section, checked; what was not sent stays as it is. */
export const readSection = ({ title, kind, markdown, video }: LessonSectionChange): SectionUpdate => ({
  ...(title !== undefined && { title: readName(title) }),
  ...(kind !== undefined && { kind }),
  ...(markdown !== undefined && { markdown }),
  ...(video !== undefined && { video: readVideo(video) }),
});
