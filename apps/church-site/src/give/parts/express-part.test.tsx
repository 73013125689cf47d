import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { GivePage } from "../give-page.tsx";
import { createTestBoot, PAYPAL, STRIPE } from "../testing/create-test-boot.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a church with a gateway for wallets has a place for them", () => {
  vi.stubGlobal("fetch", async () => Response.json({}));
  render(<GivePage boot={createTestBoot({}, [STRIPE])} />);
  expect(screen.getByRole("region", { name: "Express payment" })).toBeTruthy();
});

test("a church without a gateway for wallets or accounts has no place for them", () => {
  vi.stubGlobal("fetch", async () => Response.json({}));
  const gateway = { ...PAYPAL, takesCards: true, capabilities: { ...PAYPAL.capabilities, fundingSources: [] } };
  render(<GivePage boot={createTestBoot({}, [gateway])} />);
  expect(screen.queryByText("Or pay by card")).toBeNull();
});
