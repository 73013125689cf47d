import type { HomeCard } from "../pages/home-page.ts";
import { pictureIcon } from "../pages/icons.ts";
import { PHOTOS } from "./catalogue.ts";

export const photosCard = (): HomeCard => ({
  href: "/photos",
  icon: pictureIcon,
  title: "Photo library",
  body: "Photos that the gallery offers where no real library is set up. All of them are drawn by this program, and free to use.",
  status: `${PHOTOS.length} photos`,
});
