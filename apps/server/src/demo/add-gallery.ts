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

/** Returns the URL path of a picture in the demo church's gallery. */
export type DemoPictures = (name: PictureName) => string;

/** Renders all pictures. It needs no database, so it is started first and runs while the other data are made. */
export async function drawGallery(): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const { name, ratio } of PICTURES) drawn.push({ name, ratio, bytes: await drawPicture(name) });
  return drawn;
}

/**
 * Renders a picture as JPEG. The SVG files were drawn for this project, so that nobody else has rights in them.
 * They are as wide as the output of the gallery's editor.
 */
const drawPicture = (name: PictureName): Promise<Buffer> =>
  sharp(join(import.meta.dirname, "pictures", `${name}.svg`))
    .flatten({ background: "#fff" })
    .jpeg({ quality: 92 })
    .toBuffer();

/** Adds the rendered pictures to the church's gallery, one after the other. */
export async function addGallery(gallery: Gallery, churchId: string, drawn: readonly Drawn[]): Promise<DemoPictures> {
  const shown = new Map<PictureName, string>();
  for (const { name, ratio, bytes } of drawn)
    shown.set(name, await addPicture(gallery, { churchId, ratio, file: `${name}.jpg`, bytes }));
  return (name) => shown.get(name) ?? "";
}
