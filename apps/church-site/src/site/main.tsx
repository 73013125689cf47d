import "./site.css";
import { hideBrokenPictures } from "./hide-broken-pictures.ts";
import { showFilms } from "./show-films.ts";
import { showSignedIn } from "./show-signed-in.ts";

showFilms(document);
showSignedIn(document);
hideBrokenPictures(document);
