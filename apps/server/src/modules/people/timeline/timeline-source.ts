import type { TimelineEntry } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";

/** The entries to read: those older than `before`, newest first, at most `limit`. */
export interface TimelinePage {
  /** The time and id of the entry to read after; null for the newest entries. An empty id excludes all of that time. */
  before: { at: Date; id: string } | null;
  limit: number;
}

/** Lets another module add one kind of entry to the timeline of a person. */
export interface TimelineSource {
  kind: TimelineEntry["kind"];
  /** Whether the caller may see this kind of entry of a person whom they may see. */
  maySee(caller: Caller, personId: string): boolean;
  /** Reads entries of a person of the caller's church, sorted by time and id, both descending. */
  read(caller: Caller, personId: string, page: TimelinePage): Promise<TimelineEntry[]>;
}
