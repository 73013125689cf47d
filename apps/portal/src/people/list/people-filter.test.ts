import { describe, expect, test } from "vitest";
import {
  ALL_PEOPLE,
  changeFilter,
  filterOfUrl,
  isNarrowed,
  nextPage,
  previousPage,
  queryOfFilter,
  rowsOfFilter,
  sortBy,
  urlOfFilter,
} from "./people-filter.ts";

const read = (address: string) => filterOfUrl(new URLSearchParams(address));

describe("people filter", () => {
  test("an empty query string shows all people", () => {
    expect(read("")).toEqual(ALL_PEOPLE);
    expect(urlOfFilter(ALL_PEOPLE).toString()).toBe("");
  });

  test("a filter is unchanged after a round trip through the URL", () => {
    const filter = {
      search: "José & co",
      status: "Regular Attendee",
      archived: true,
      tag: "tag-1",
      sort: "added",
      direction: "desc",
      cursor: "abc+/=",
      first: 51,
    } as const;
    expect(read(urlOfFilter(filter).toString())).toEqual(filter);
  });

  test("unknown values in the URL are ignored", () => {
    expect(read("status=King&sort=shoeSize&direction=sideways&archived=maybe")).toEqual(ALL_PEOPLE);
  });

  test("changing the filter returns to the first page", () => {
    const second = { ...ALL_PEOPLE, cursor: "page-2", first: 51 };
    expect(changeFilter(second, { search: "ann" })).toEqual({ ...ALL_PEOPLE, search: "ann" });
    expect(changeFilter(second, { cursor: "page-3" }).cursor).toBe("page-3");
  });

  test("the number of a page's first row continues from the page before, and is null if the URL lacks it", () => {
    const second = changeFilter(ALL_PEOPLE, nextPage(ALL_PEOPLE, "page-2", 50));
    expect(second).toMatchObject({ cursor: "page-2", first: 51 });
    expect(nextPage(second, "page-3", 50).first).toBe(101);
    expect(previousPage(second, "page-1")).toEqual({ cursor: "page-1", first: 1 });
    expect(previousPage({ ...second, first: 20 }, "page-1").first).toBe(1);
    expect(read("cursor=page-2").first).toBeNull();
    expect(read("cursor=page-2&first=-5").first).toBeNull();
    expect(read("first=51").first).toBe(1);
    expect(nextPage(read("cursor=page-2"), "page-3", 50).first).toBeNull();
  });

  test("sorting by the same column again reverses the order, and another column starts with its default order", () => {
    const byEmail = sortBy(ALL_PEOPLE, "email");
    expect(byEmail).toMatchObject({ sort: "email", direction: "asc" });
    expect(sortBy(byEmail, "email").direction).toBe("desc");
    expect(sortBy(byEmail, "added").direction).toBe("desc");
    expect(sortBy(sortBy(byEmail, "email"), "name").direction).toBe("asc");
  });

  test("only filters that are set are sent to the server", () => {
    expect(queryOfFilter(ALL_PEOPLE)).toEqual({ sort: "name", direction: "asc" });
    expect(rowsOfFilter({ ...ALL_PEOPLE, search: "  ann ", archived: true, cursor: "x" })).toEqual({
      search: "ann",
      archived: true,
    });
  });

  test("only search, status, archive and tag count as filters", () => {
    expect(isNarrowed({ ...ALL_PEOPLE, sort: "email", cursor: "x", search: "  " })).toBe(false);
    expect(isNarrowed({ ...ALL_PEOPLE, archived: true })).toBe(true);
    expect(isNarrowed({ ...ALL_PEOPLE, status: "Member" })).toBe(true);
    expect(isNarrowed({ ...ALL_PEOPLE, tag: "tag-1" })).toBe(true);
  });
});
