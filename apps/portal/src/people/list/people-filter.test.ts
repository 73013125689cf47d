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
  test("a plain address shows all people by name", () => {
    expect(read("")).toEqual(ALL_PEOPLE);
    expect(urlOfFilter(ALL_PEOPLE).toString()).toBe("");
  });

  test("an address that was written is read back as the same filter", () => {
    const filter = {
      search: "José & co",
      status: "Regular Attendee",
      archived: true,
      sort: "added",
      direction: "desc",
      cursor: "abc+/=",
      first: 51,
    } as const;
    expect(read(urlOfFilter(filter).toString())).toEqual(filter);
  });

  test("an address with unknown values falls back to the plain list", () => {
    expect(read("status=King&sort=shoeSize&direction=sideways&archived=maybe")).toEqual(ALL_PEOPLE);
  });

  test("a changed filter begins on its first page", () => {
    const second = { ...ALL_PEOPLE, cursor: "page-2", first: 51 };
    expect(changeFilter(second, { search: "ann" })).toEqual({ ...ALL_PEOPLE, search: "ann" });
    expect(changeFilter(second, { cursor: "page-3" }).cursor).toBe("page-3");
  });

  test("pages count on from the one before, and an address that does not say where it is stays silent", () => {
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

  test("a second press on a column turns the order, another column starts with its own", () => {
    const byEmail = sortBy(ALL_PEOPLE, "email");
    expect(byEmail).toMatchObject({ sort: "email", direction: "asc" });
    expect(sortBy(byEmail, "email").direction).toBe("desc");
    expect(sortBy(byEmail, "added").direction).toBe("desc");
    expect(sortBy(sortBy(byEmail, "email"), "name").direction).toBe("asc");
  });

  test("the server is asked only for what narrows the list", () => {
    expect(queryOfFilter(ALL_PEOPLE)).toEqual({ sort: "name", direction: "asc" });
    expect(rowsOfFilter({ ...ALL_PEOPLE, search: "  ann ", archived: true, cursor: "x" })).toEqual({
      search: "ann",
      archived: true,
    });
  });

  test("only search, status and archive narrow the list", () => {
    expect(isNarrowed({ ...ALL_PEOPLE, sort: "email", cursor: "x", search: "  " })).toBe(false);
    expect(isNarrowed({ ...ALL_PEOPLE, archived: true })).toBe(true);
    expect(isNarrowed({ ...ALL_PEOPLE, status: "Member" })).toBe(true);
  });
});
