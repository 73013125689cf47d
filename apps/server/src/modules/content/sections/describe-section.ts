import type { PageSection } from "@offertory/contract";
import type { SectionRow } from "./section-store.ts";

export const describeSection = ({ id, pageId, sort, background, picture }: SectionRow): PageSection => ({
  id,
  pageId,
  sort,
  background,
  picture,
});
