import { AROUND_THE_TABLE } from "./around-the-table.ts";
import { STORIES_JESUS_TOLD } from "./stories-jesus-told.ts";
import { THROUGH_THE_STORM } from "./through-the-storm.ts";

/** What the demo's churches teach. */
export const GRACE_PROGRAMS = [STORIES_JESUS_TOLD, AROUND_THE_TABLE];
export const HARBOR_PROGRAMS = [THROUGH_THE_STORM];
