import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as contract from "./index.ts";
import {
  ageInYears,
  alphanumericId,
  can,
  CATALOGUE,
  CHURCH_LENGTHS,
  defaultSubDomain,
  displayName,
  holds,
  isFreshLink,
  isSubDomain,
  problemWithPassword,
  readShownProgram,
  slugOf,
  tidySubDomain,
  uniqueId,
} from "./index.ts";

describe("subdomains", () => {
  test("S5.05 the default is the lower-case name without the words christian and church and without spaces", () => {
    expect(defaultSubDomain("Grace Community Church")).toBe("gracecommunity");
    expect(defaultSubDomain("First Christian Church of Tulsa")).toBe("firstoftulsa");
    expect(defaultSubDomain("Churchill Christianson")).toBe("churchillchristianson");
  });

  test("S5.05 the tidied default for any church name is empty or a valid subdomain", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const tidy = tidySubDomain(defaultSubDomain(name));
        expect(tidy === "" || isSubDomain(tidy)).toBe(true);
      }),
    );
  });

  test("the longest valid subdomain is accepted by the lessons endpoint", () => {
    const longest = "a".repeat(CHURCH_LENGTHS.subDomain);
    expect([isSubDomain(longest), isSubDomain(`${longest}a`)]).toEqual([true, false]);
    expect(readShownProgram.params.safeParse({ church: longest, program: "kids" }).success).toBe(true);
  });
});

describe("slugs", () => {
  test("S5.10 small words are dropped and numbers shortened to their first digit", () => {
    expect(slugOf("The Parable for a Lost and Found Son")).toBe("parable-lost-found-son");
    expect(slugOf("Psalm 119 but not 2024")).toBe("psalm-1-not-2");
    expect(slugOf("  Élan: so, yet another!  ")).toBe("elan-another");
  });
});

describe("ids", () => {
  test("S9.07 an id has 11 characters (alphanumeric, or also - and _), and 20,000 ids are unique", () => {
    const ids = Array.from({ length: 20_000 }, uniqueId);
    expect(ids.filter((id) => !/^[\w-]{11}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Array.from({ length: 20_000 }, alphanumericId).filter((id) => !/^[A-Za-z0-9]{11}$/.test(id))).toEqual([]);
  });
});

describe("age", () => {
  test("S9.06 the age is in whole years and increases on the birthday", () => {
    expect(ageInYears("2000-05-10", "2026-05-09")).toBe(25);
    expect(ageInYears("2000-05-10", "2026-05-10")).toBe(26);
    expect(ageInYears("2024-02-29", "2025-02-28")).toBe(0);
    expect(ageInYears("2024-02-29", "2025-03-01")).toBe(1);
    expect(ageInYears("2030-01-01", "2026-01-01")).toBeNull();
    expect(ageInYears("", "2026-01-01")).toBeNull();
  });
});

describe("permissions", () => {
  test("S6.01 the catalog contains exactly the permissions of the specification", () => {
    const triples = CATALOGUE.map(({ api, contentType, action }) => `${api} ${contentType} ${action}`);
    const specified: Record<string, string[]> = {
      "AttendanceApi Attendance": ["View", "View Summary", "Edit"],
      "AttendanceApi Services": ["Edit"],
      "MembershipApi Roles": ["View", "Edit"],
      "MembershipApi Settings": ["Edit"],
      "MembershipApi Server": ["Admin"],
      "MembershipApi Forms": ["Admin", "Edit"],
      "MembershipApi Groups": ["Edit"],
      "MembershipApi People": ["View", "View Members", "Edit"],
      "MembershipApi Plans": ["Edit"],
      "MembershipApi Group Members": ["Edit", "View"],
      "GivingApi Donations": ["View Summary", "View", "Edit"],
      "GivingApi Settings": ["View", "Edit"],
      "ContentApi Chat": ["Host"],
      "ContentApi Content": ["Edit"],
      "ContentApi StreamingServices": ["Edit"],
    };
    const expected = Object.entries(specified).flatMap(([type, actions]) =>
      actions.map((action) => `${type} ${action}`),
    );
    expect(new Set(triples)).toEqual(new Set(expected));
    expect(triples).toHaveLength(expected.length);
  });

  test("S6.01 a permission is granted only if all three parts match", () => {
    expect(holds([can.viewDonations], can.viewDonations)).toBe(true);
    expect(holds([{ ...can.viewDonations, api: "ContentApi" }], can.viewDonations)).toBe(false);
    expect(holds([can.editGivingSettings], can.editSettings)).toBe(false);
    expect(holds([], can.viewDonations)).toBe(false);
  });
});

describe("passwords and links", () => {
  test("S5.01 a password is required, has at least 8 characters and matches its repetition", () => {
    expect(problemWithPassword("", "")).toBe("password-missing");
    expect(problemWithPassword("1234567", "1234567")).toBe("password-short");
    expect(problemWithPassword("12345678", "12345679")).toBe("passwords-differ");
    expect(problemWithPassword("12345678", "12345678")).toBeNull();
  });

  test("S4.01 a link is valid only if its timestamp is less than 600000 ms old", () => {
    expect(isFreshLink("1000", 600_999)).toBe(true);
    expect(isFreshLink("1000", 601_000)).toBe(false);
    for (const nonsense of [null, "", "soon"]) expect(isFreshLink(nonsense, 5000)).toBe(false);
  });
});

test("S3.01 the display name uses the nickname if there is one", () => {
  expect(displayName({ first: "Robert", last: "Hill", nick: "Bob" })).toBe("Bob Hill");
  expect(displayName({ first: "Robert", last: "", nick: "" })).toBe("Robert");
});

test("every endpoint has a summary and a unique path", () => {
  const calls = Object.values(contract).filter(
    (value) => typeof value === "object" && value !== null && "path" in value && "refusals" in value,
  );
  const places = calls.map((call) => `${call.method} ${call.api}${call.path}`.toLowerCase());
  expect(new Set(places).size).toBe(places.length);
  expect(calls.every(({ summary }) => summary.length > 8)).toBe(true);
  expect(calls.length).toBeGreaterThan(40);
});
