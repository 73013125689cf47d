import { addPicture, type Gallery } from "../modules/gallery/index.ts";
import { campfire } from "./pictures/campfire.ts";
import { choir } from "./pictures/choir.ts";
import { crayons } from "./pictures/crayons.ts";
import { drawPicture } from "./pictures/draw-picture.ts";
import { fields } from "./pictures/fields.ts";
import { mainStreet } from "./pictures/main-street.ts";
import { pantry } from "./pictures/pantry.ts";
import { supper } from "./pictures/supper.ts";
import { eastWindow } from "./pictures/window.ts";

const PICTURES = [
  { name: "east-window", ratio: "1", scene: eastWindow },
  { name: "fields", ratio: "1.78", scene: fields },
  { name: "choir", ratio: "1.33", scene: choir },
  { name: "pantry", ratio: "1.33", scene: pantry },
  { name: "campfire", ratio: "1.33", scene: campfire },
  { name: "crayons", ratio: "1.33", scene: crayons },
  { name: "supper", ratio: "1.78", scene: supper },
  { name: "main-street", ratio: "1.78", scene: mainStreet },
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
  for (const { name, ratio, scene } of PICTURES)
    drawn.push({ name, ratio, bytes: await drawPicture(scene, Number(ratio)) });
  return drawn;
}

/** The pictures of the demo church, one after the other, as somebody would have brought them. */
export async function addGallery(gallery: Gallery, churchId: string, drawn: readonly Drawn[]): Promise<DemoPictures> {
  const shown = new Map<PictureName, string>();
  for (const { name, ratio, bytes } of drawn)
    shown.set(name, await addPicture(gallery, { churchId, ratio, file: `${name}.jpg`, bytes }));
  return (name) => shown.get(name) ?? "";
}
