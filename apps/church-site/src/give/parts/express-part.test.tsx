import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { GivePage } from "../give-page.tsx";
import { createTestBoot, PAYPAL, STRIPE } from "../testing/create-test-boot.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the wallets are offered on every page except on a tablet that everybody uses", () => {
  vi.stubGlobal("fetch", async () => Response.json({}));
  const views = (["page", "embed", "kiosk"] as const).map((view) => {
    render(<GivePage boot={{ ...createTestBoot({}, [STRIPE]), view }} />);
    const isOffered = screen.queryByRole("region", { name: "Express payment" }) !== null;
    cleanup();
    return isOffered;
  });
  expect(views).toEqual([true, true, false]);
});

test("a church without a gateway for wallets has no place for them", () => {
  vi.stubGlobal("fetch", async () => Response.json({}));
  render(<GivePage boot={createTestBoot({}, [{ ...PAYPAL, takesCards: true }])} />);
  expect(screen.queryByText("Or pay by card")).toBeNull();
});
