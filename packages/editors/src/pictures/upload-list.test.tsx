import { I18nProvider } from "@offertory/i18n/react";
import { startEnglish } from "@offertory/i18n/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { InsertedPicture, UploadPicture } from "../editor-modal-props.ts";
import { UploadList } from "./upload-list.tsx";
import { usePictureUploads } from "./use-picture-uploads.ts";

const fileNamed = (name: string, type = "image/png") => new File(["…"], name, { type });
const FILES = [fileNamed("hall.png"), fileNamed("notes.pdf", "application/pdf"), fileNamed("choir.png")];

async function bring(upload: UploadPicture | undefined) {
  const insert = vi.fn<(picture: InsertedPicture) => void>();
  function Page() {
    const uploads = usePictureUploads(upload);
    return (
      <>
        <button onClick={() => uploads.take(FILES, insert)}>Drop</button>
        <output>{uploads.isBusy ? "busy" : "idle"}</output>
        <UploadList uploads={uploads} />
      </>
    );
  }
  const languages = await startEnglish();
  await languages.loadNamespaces(["editors", "gallery"]);
  render(
    <I18nProvider languages={languages}>
      <Page />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Drop" }));
  return { insert, user };
}

test("several images are uploaded and inserted in order, and another file is refused with its name", async () => {
  const upload = vi.fn<UploadPicture>(async ({ name }) => ({ url: `/content/${name}`, alt: "" }));
  const { insert } = await bring(upload);
  expect(await screen.findByText("choir.png added to the text.")).toBeTruthy();
  expect(insert.mock.calls).toEqual([
    [{ url: "/content/hall.png", alt: "" }],
    [{ url: "/content/choir.png", alt: "" }],
  ]);
  expect(upload).toHaveBeenCalledTimes(2);
  expect(screen.getByRole("alert").textContent).toContain("We couldn't add notes.pdf");
  expect(within(screen.getByRole("alert")).queryByRole("button", { name: "Try again" })).toBeNull();
});

test("an image whose upload failed stays in the list and can be uploaded again", async () => {
  const sent: UploadPicture = async ({ name }) => ({ url: `/content/${name}`, alt: "" });
  const upload = vi.fn<UploadPicture>(sent).mockRejectedValueOnce(new Error("The connection was lost."));
  const { insert, user } = await bring(upload);
  await waitFor(() => expect(insert).toHaveBeenCalledTimes(1));
  const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(alerts).toContainEqual(expect.stringMatching(/We couldn't add hall\.png.*The connection was lost\./));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("hall.png added to the text.")).toBeTruthy();
  expect(insert).toHaveBeenCalledTimes(2);
});

test("an image whose upload was canceled is not inserted", async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const upload = vi.fn<UploadPicture>(async ({ name }) => {
    await arrival;
    return { url: `/content/${name}`, alt: "" };
  });
  const { insert, user } = await bring(upload);
  expect(screen.getAllByRole("progressbar")).toHaveLength(2);
  await user.click(screen.getAllByRole("button", { name: "Cancel upload" })[0] ?? document.body);
  arrive();
  expect(await screen.findByText("choir.png added to the text.")).toBeTruthy();
  expect(insert.mock.calls).toEqual([[{ url: "/content/choir.png", alt: "" }]]);
});

test("a person without permission to upload images sees an explanation", async () => {
  const { insert } = await bring(undefined);
  expect(await screen.findByText(/^You can't upload images\./)).toBeTruthy();
  expect(insert).not.toHaveBeenCalled();
});
