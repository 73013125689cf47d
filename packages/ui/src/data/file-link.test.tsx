// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FileLink } from "./file-link.tsx";

test("S2.30 a CSV export link downloads its file under its name", () => {
  render(
    <FileLink href="/api/people.csv" fileName="people.csv">
      Export CSV
    </FileLink>,
  );
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Export CSV" });
  expect(link.getAttribute("href")).toBe("/api/people.csv");
  expect(link.download).toBe("people.csv");
});

test("S2.30 an export that is created on demand is a button", async () => {
  const make = vi.fn<() => void>();
  render(<FileLink onDownload={make}>Export CSV</FileLink>);
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  expect(make).toHaveBeenCalledOnce();
});
