import type { ChurchDetails } from "@offertory/contract";
import { describe, expect, test } from "vitest";
import { churchChange, isChurchChanged, problemsWithChurch, siteAddress, startChurch } from "./church-draft.ts";

const grace: ChurchDetails = {
  id: "church-0001",
  name: "Grace Community Church",
  subDomain: "grace",
  address1: "1 Main St",
  address2: "",
  city: "Springfield",
  state: "IL",
  zip: "62701",
  country: "USA",
  timeZone: "America/Chicago",
  legalName: "",
  taxId: "",
  currency: "USD",
};

describe("church draft", () => {
  test("an unedited form has no changes", () => {
    expect(churchChange(startChurch(grace), grace)).toEqual({});
    expect(isChurchChanged(startChurch(grace), grace)).toBe(false);
  });

  test("only changed fields are sent, without spaces around them", () => {
    const form = { ...startChurch(grace), name: " Grace ", taxId: "12-3456789", subDomain: " Grace2 " };
    expect(churchChange(form, grace)).toEqual({ name: "Grace", taxId: "12-3456789", subDomain: "grace2" });
  });

  test("a church's name and city are required", () => {
    const form = { ...startChurch(grace), name: " ", city: "" };
    expect(problemsWithChurch(form)).toEqual({ name: "church-name-blank", city: "church-city-blank" });
    expect(problemsWithChurch(startChurch(grace))).toEqual({});
  });

  test("a subdomain must be valid in a host name", () => {
    expect(problemsWithChurch({ ...startChurch(grace), subDomain: "two words" })).toEqual({
      subDomain: "sub-domain-invalid",
    });
    expect(problemsWithChurch({ ...startChurch(grace), subDomain: "Grace-2" })).toEqual({});
  });

  test("the address preview joins the site and the subdomain", () => {
    expect(siteAddress("http://localhost:3001/", " Grace")).toBe("http://localhost:3001/grace");
  });
});
