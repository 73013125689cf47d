import "./site.css";
import { hideBrokenPictures } from "./hide-broken-pictures.ts";
import { showVideos } from "./show-videos.ts";
import { showSignedIn } from "./show-signed-in.ts";

showVideos(document);
showSignedIn(document);
hideBrokenPictures(document);
