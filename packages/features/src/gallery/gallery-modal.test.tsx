import { pretendServer, refuse, type ServerAnswers, unreachable } from "@offertory/api-client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.tsx";
import { GalleryModal, type PickedPicture } from "./index.ts";

const KEYS = ["grace/gallery/1.78/1763240000.jpg", "grace/gallery/1.78/harvest.jpg"];
const PHOTO = {
  description: "Candles in a dark church",
  url: "https://photos.example/1",
  photographer: "Miriam Vale",
  photographerUrl: "https://photos.example/@miriam",
  large: "http://localhost:3000/content/stock/large",
  thumbnail: "http://localhost:3000/content/stock/small",
};

async function open<More extends string = never>(answers?: ServerAnswers<More>) {
  const server = pretendServer(
    {
      "GET /gallery/*": { images: [] },
      "GET /gallery/1.78": { images: KEYS },
      "POST /stock/search": [PHOTO],
    },
    answers,
  );
  const [onSelect, onClose] = [vi.fn<(picture: PickedPicture) => void>(), vi.fn<() => void>()];
  const { user } = await renderScreen(<GalleryModal open onSelect={onSelect} onClose={onClose} aspectRatio="1.78" />);
  const dialog = await screen.findByRole("dialog", { name: "Images" });
  return { server, user, dialog, onSelect, onClose };
}

const tab = (name: string) => screen.findByRole("tab", { name });

test("S2.28 S9.03 the modal has three tabs and a selector with the nine aspect ratios", async () => {
  const { dialog } = await open();
  expect(
    within(dialog)
      .getAllByRole("tab")
      .map((one) => one.textContent),
  ).toEqual(["Gallery", "Upload", "Stock Photos"]);
  const options = within(screen.getByRole("combobox", { name: "Aspect ratio" })).getAllByRole<HTMLOptionElement>(
    "option",
  );
  expect(options.map(({ value }) => value)).toEqual(["0", "1", "2", "3", "4", "1.33", "1.78", "0.5", "0.5625"]);
  expect(options[0]?.textContent).toBe("0 (Free form)");
});

test("S2.28 clicking an image of the church selects it", async () => {
  const { user, onSelect } = await open();
  await user.click(await screen.findByRole("button", { name: "Use harvest.jpg" }));
  expect(onSelect).toHaveBeenCalledWith({ url: "/content/grace/gallery/1.78/harvest.jpg", alt: "" });
  const [picture] = document.querySelectorAll("img");
  expect(picture?.getAttribute("srcset")).toContain("/content/grace/gallery/1.78/1763240000.jpg?w=320 320w");
});

test("selecting another aspect ratio loads its images and shows a message if there are none", async () => {
  const { user, server } = await open();
  await screen.findByRole("button", { name: "Use harvest.jpg" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Aspect ratio" }), "1");
  expect(await screen.findByText("No images with this aspect ratio yet")).toBeTruthy();
  expect(server.requests.at(-1)?.path).toBe("/gallery/1");
  await user.click(screen.getByRole("button", { name: "Upload image" }));
  expect(await screen.findByText("Drop an image here")).toBeTruthy();
});

test("S8.06 S7.12 an image is deleted only after a confirmation", async () => {
  const { user, server } = await open({ "DELETE /gallery/1.78/harvest.jpg": {} });
  await user.click(await screen.findByRole("button", { name: "Delete harvest.jpg" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete this image?" });
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(server.requests.some(({ method }) => method === "DELETE")).toBe(false);

  await user.click(await screen.findByRole("button", { name: "Delete harvest.jpg" }));
  server.answer("GET /gallery/1.78", { images: KEYS.slice(0, 1) });
  const again = await screen.findByRole("alertdialog");
  await user.click(within(again).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Use harvest.jpg" })).toBeNull());
  expect(server.requests.find(({ method }) => method === "DELETE")?.path).toBe("/gallery/1.78/harvest.jpg");
});

test("images that could not be loaded can be loaded again", async () => {
  const { user, server } = await open({ "GET /gallery/1.78": unreachable });
  expect(await screen.findByText("We couldn't load your images.")).toBeTruthy();
  server.answer("GET /gallery/1.78", { images: KEYS });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Use harvest.jpg" })).toBeTruthy();
});

test("S2.29 stock photos are searched by a word and credit the photographer", async () => {
  const { user, server } = await open();
  await user.click(await tab("Stock Photos"));
  await user.type(await screen.findByRole("searchbox", { name: "Search stock photos" }), "candles{Enter}");
  await waitFor(() => expect(server.requests.at(-1)?.body).toEqual({ term: "candles" }));
  const by = await screen.findByRole("link", { name: "Photo by Miriam Vale" });
  expect([by.getAttribute("href"), by.getAttribute("target")]).toEqual(["https://photos.example/@miriam", "_blank"]);
  expect(screen.getByText("1 photo for “candles”")).toBeTruthy();
});

test("S2.28 choosing a stock photo opens the Upload tab for editing", async () => {
  const { user, onSelect } = await open();
  await user.click(await tab("Stock Photos"));
  await user.click(await screen.findByRole("button", { name: "Use photo: Candles in a dark church" }));
  await waitFor(async () => expect((await tab("Upload")).getAttribute("aria-selected")).toBe("true"));
  expect(onSelect).not.toHaveBeenCalled();
});

test("a stock photo search that fails or finds nothing shows a message", async () => {
  const refused = {
    code: "photo-library-away",
    errors: ["The photo library isn't responding. Please try again later."],
  };
  const { user, server } = await open({ "POST /stock/search": () => refuse(409, refused) });
  await user.click(await tab("Stock Photos"));
  expect(await screen.findByText("The photo library isn't responding. Please try again later.")).toBeTruthy();
  server.answer("POST /stock/search", []);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No photos found for “church”")).toBeTruthy();
});
