import "./site.css";
import { showFilms } from "./show-films.ts";
import { showSignedIn } from "./show-signed-in.ts";

showFilms(document);
showSignedIn(document);
