import { can, recordDonation } from "@offertory/contract";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showPage } from "../testing/show-page.tsx";
import { makeGift } from "./testing/make-gift.ts";
import { useOnce } from "./use-once.ts";

function Recorder() {
  const record = useOnce(recordDonation);
  const body = { donationDate: "2026-11-08", method: "cash" as const, funds: [{ id: "general", amount: 5 }] };
  return (
    <button type="button" onClick={() => record.mutate({ body })}>
      {record.status}
    </button>
  );
}

test("a retried gift has the same idempotency key, and the next gift has a new one", async () => {
  const answers = { "POST /donations": new Response("", { status: 500 }) };
  const { server, user } = await showPage({ page: <Recorder />, path: "/", may: [can.editDonations], answers });
  const keys: (string | null)[] = [];
  const send = fetch;
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    if (address.endsWith("/donations")) keys.push(new Headers(request.headers).get("idempotency-key"));
    return send(address, request);
  });
  await user.click(await screen.findByRole("button", { name: "idle" }));
  const failed = await screen.findByRole("button", { name: "error" });
  server.answer("POST /donations", makeGift());
  await user.click(failed);
  await user.click(await screen.findByRole("button", { name: "success" }));
  await expect.poll(() => keys).toHaveLength(3);
  const [first, again, next] = keys;
  expect(first).toMatch(/\S{8,}/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});
