import { useDownload } from "@offertory/api-client";
import { pretendServer } from "@offertory/api-client/testing";
import { exportPeople } from "@offertory/contract";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "./render-screen.tsx";

afterEach(() => vi.restoreAllMocks());

/** Downloads a CSV and returns the bytes of the saved file. */
async function download(csv: string): Promise<Uint8Array> {
  const headers = { "content-type": "text/csv; charset=utf-8" };
  pretendServer({ "GET /people/export.csv": new Response(csv, { headers }) });
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return "blob:file";
  });
  function Page() {
    const save = useDownload();
    return <button onClick={() => void save(exportPeople, { query: {} }, "people.csv")}>Export</button>;
  }
  const { user } = await renderScreen(<Page />);
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
}

test("a CSV file starts with a UTF-8 byte order mark, so that Excel reads accents", async () => {
  const bytes = await download("Name\r\nZoë");
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  // Decoding removes the byte order mark.
  expect(new TextDecoder().decode(bytes)).toBe("Name\r\nZoë");
});
