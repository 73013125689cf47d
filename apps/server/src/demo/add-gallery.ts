import { join } from "node:path";
import sharp from "sharp";
import { addPicture, type Gallery } from "../modules/gallery/index.ts";

const PICTURES = [
  { name: "east-window", ratio: "1" },
  { name: "fields", ratio: "1.78" },
  { name: "choir", ratio: "1.33" },
  { name: "pantry", ratio: "1.33" },
  { name: "campfire", ratio: "1.33" },
  { name: "crayons", ratio: "1.33" },
  { name: "supper", ratio: "1.78" },
  { name: "main-street", ratio: "1.78" },
] as const;
type PictureName = (typeof PICTURES)[number]["name"];

interface Drawn {
  name: PictureName;
  ratio: string;
  bytes: Buffer;
}

/** Where each picture of the demo church is shown. */
export type DemoPictures = (name: PictureName) => string;

/** Begun early: they are drawn beside everything else that is made meanwhile. */
export async function drawGallery(): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const { name, ratio } of PICTURES) drawn.push({ name, ratio, bytes: await drawPicture(name) });
  return drawn;
}

/** A picture drawn for us, so that nobody has rights in it; as wide as the gallery's own editor makes them. */
const drawPicture = (name: PictureName): Promise<Buffer> =>
  sharp(join(import.meta.dirname, "pictures", `${name}.svg`))
    .flatten({ background: "#fff" })
    .jpeg({ quality: 92 })
    .toBuffer();

/** The pictures of the demo church, one after the other, as somebody would have brought them. */
export async function addGallery(gallery: Gallery, churchId: string, drawn: readonly Drawn[]): Promise<DemoPictures> {
  const shown = new Map<PictureName, string>();
  for (const { name, ratio, bytes } of drawn)
    shown.set(name, await addPicture(gallery, { churchId, ratio, file: `${name}.jpg`, bytes }));
  return (name) => shown.get(name) ?? "";
}
