import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { latePart } from "./late-part.tsx";

afterEach(() => vi.useRealTimers());

const Part = ({ name }: { name: string }) => <p>The part of {name}</p>;
const useTexts = () => ({ failed: "It did not load.", tryAgain: "Try again" });

/** Opens a page with a part whose first two loads fail. */
async function openPage() {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>();
  load.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline")).mockResolvedValue(Part);
  const Late = latePart(load, useTexts);
  const { unmount } = render(
    <>
      <input defaultValue="typed" aria-label="Field" />
      <Suspense>
        <Late name="Vera" />
      </Suspense>
    </>,
  );
  await Promise.resolve(act(() => vi.advanceTimersByTimeAsync(0))).catch(() => {});
  expect(screen.queryByLabelText("Field")).not.toBeNull();
  return { load, Late, unmount };
}

test("a page part that failed to load shows an error, and Try again loads it", async () => {
  const { load, Late, unmount } = await openPage();
  expect(screen.getByRole("alert").textContent).toContain("It did not load.");
  for (const fetches of [2, 3]) {
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(load).toHaveBeenCalledTimes(fetches);
  }
  expect(screen.getByText("The part of Vera")).toBeTruthy();
  expect(screen.getByLabelText("Field")).toHaveProperty("value", "typed");
  expect(screen.queryByRole("alert")).toBeNull();
  unmount();
  render(<Late name="Rosa" />);
  expect(screen.getByText("The part of Rosa")).toBeTruthy();
});

test("a page part that failed to load is retried automatically until it loads", async () => {
  const { load } = await openPage();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole("alert")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText("The part of Vera")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(3);
});
