import "./form.css";
import { hydrateRoot } from "react-dom/client";
import { readBoot } from "./boot.ts";
import { FormPage } from "./form-page.tsx";
import { readTyped } from "./read-typed.ts";

const place = document.getElementById("form");
if (!place) throw new Error("The page has no place for the form.");
hydrateRoot(place, <FormPage boot={readBoot()} formId={place.dataset["form"] ?? ""} typed={readTyped(place)} />);
