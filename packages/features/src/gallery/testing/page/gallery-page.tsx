import { useSession } from "@offertory/api-client";
import { pictureSources } from "@offertory/contract";
import { Button } from "@offertory/ui";
import { useState } from "react";
import { GalleryModal, type PickedPicture } from "../../index.ts";

/** Opens the gallery as an editor does, and shows the chosen picture. */
export function GalleryPage() {
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  if (status !== "signed-in") return null;
  return (
    <main className="flex flex-col items-start gap-4 p-6">
      <h1 className="text-xl">Gallery</h1>
      <Button onClick={() => setOpen(true)}>Choose a picture for the page</Button>
      {picked && <img {...pictureSources(picked.url, "640px")} alt={picked.alt || "Without words"} width="640" />}
      <GalleryModal
        open={isOpen}
        onSelect={(picture) => {
          setPicked(picture);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </main>
  );
}
