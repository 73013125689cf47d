import { expect, test } from "vitest";
import { changeChurch, currencyShown, finishChurch, problemsOfChurch, startChurch } from "./church-draft.ts";

const full = {
  ...startChurch("Grace Community Church"),
  address1: "100 Main Street",
  city: "Springfield",
  state: "IL",
  zip: "62701",
  country: "United States",
};

test("S5.05 the subdomain follows the name, without christian, church and spaces", () => {
  expect(changeChurch(startChurch(), "name", "First Christian Church of Springfield").subDomain).toBe(
    "firstofspringfield",
  );
});

test("S5.05 a typed subdomain is kept, and a cleared one follows the name again", () => {
  const written = changeChurch(changeChurch(startChurch(), "subDomain", "My Grace"), "name", "Hope Church");
  expect(written.subDomain).toBe("mygrace");
  expect(changeChurch(changeChurch(written, "subDomain", ""), "name", "Hope Chapel").subDomain).toBe("hopechapel");
});

test("S5.04 each of the six required fields is reported when blank", () => {
  expect(problemsOfChurch({ ...startChurch(), address1: "  " })).toEqual({
    name: "church-name-blank",
    address1: "church-address-blank",
    city: "church-city-blank",
    state: "church-state-blank",
    zip: "church-zip-blank",
    country: "church-country-blank",
  });
});

test("S5.04 address line 2 is optional", () => {
  expect(problemsOfChurch(full)).toEqual({});
});

test("a subdomain that is not valid in a host name is reported", () => {
  expect(problemsOfChurch({ ...full, subDomain: "-grace-" })).toEqual({ subDomain: "sub-domain-invalid" });
});

test("name and city are trimmed before they are sent", () => {
  expect(finishChurch({ ...full, name: " Grace ", city: " Springfield " })).toEqual({
    name: "Grace",
    address1: "100 Main Street",
    address2: "",
    city: "Springfield",
    state: "IL",
    zip: "62701",
    country: "United States",
    currency: "USD",
    subDomain: "gracecommunity",
  });
});

test("the currency follows the country until the user chooses one", () => {
  expect(currencyShown(startChurch())).toBe("");
  const german = changeChurch(full, "country", "Germany");
  expect(finishChurch(german).currency).toBe("EUR");
  expect(finishChurch(changeChurch(german, "country", "South Korea")).currency).toBe("KRW");
  const chosen = changeChurch(german, "currency", "CHF");
  expect(finishChurch(changeChurch(chosen, "country", "Austria")).currency).toBe("CHF");
});
