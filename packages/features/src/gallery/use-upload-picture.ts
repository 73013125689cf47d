import { useApi, useRefresh, useSession } from "@offertory/api-client";
import { can, listGallery } from "@offertory/contract";
import type { PickedPicture } from "./gallery-dialog.tsx";
import type { Sending } from "./upload-picture.ts";

type UploadPicture = (file: File, sending: Sending) => Promise<PickedPicture>;

/**
 * Returns a function that uploads a picture inserted into a text; undefined for people who may not upload. Its code is
 * loaded with the first picture.
 */
export function useUploadPicture(): UploadPicture | undefined {
  const call = useApi();
  const refresh = useRefresh();
  const session = useSession();
  if (!session.can(can.editContent)) return undefined;
  return async (file, sending) => {
    const { uploadFile } = await import("./upload-file.ts");
    const url = await uploadFile(call, file, sending);
    void refresh(listGallery);
    return { url, alt: "" };
  };
}
