import type { Pictures } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Gallery } from "../gallery.ts";
import { checkRatio, keyOf } from "./picture-key.ts";

export async function listPictures({ pictures }: Gallery, text: string, { churchId }: Caller): Promise<Pictures> {
  const ratio = checkRatio(text);
  const files = await pictures.list(churchId, ratio);
  return { images: files.map((file) => keyOf({ churchId, ratio, file })) };
}
