import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ChurchFoot } from "./church-foot.tsx";
import { giveFrom } from "./give-context.ts";
import { createTestBoot } from "./testing/create-test-boot.ts";

const { page, ...boot } = createTestBoot();
const { t } = giveFrom({ page, ...boot });
const textsOf = (church: Partial<typeof page.church>) =>
  [...render(<ChurchFoot church={{ ...page.church, ...church }} t={t} />).container.querySelectorAll("p")].map(
    ({ textContent }) => textContent,
  );

test("below the donation page stand the church's legal name, address and tax ID", () => {
  expect(textsOf({})).toEqual([
    "Grace Community Church, Inc.",
    "100 Main Street",
    "Springfield, IL 62701",
    "Tax ID 12-3456789",
  ]);
});

test("what the church has not set is left out, and its name stands in for the legal one", () => {
  expect(textsOf({ legalName: "", taxId: "", address: [] })).toEqual(["Grace Community Church"]);
});
