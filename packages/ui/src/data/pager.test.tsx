// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Pager } from "./pager.tsx";

test("a pager ignores presses for a page that does not exist", async () => {
  const previous = vi.fn<() => void>();
  const next = vi.fn<() => void>();
  render(
    <Pager
      hasPrevious={false}
      hasNext
      onPrevious={previous}
      onNext={next}
      previousLabel="Previous"
      nextLabel="Next"
      summary="1–50 of 203"
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(previous).not.toHaveBeenCalled();
  expect(next).toHaveBeenCalledOnce();
  expect(screen.getByText("1–50 of 203").getAttribute("aria-live")).toBe("polite");
});
