import "./form.css";
import { setPageMoney } from "@offertory/i18n";
import { hydrateRoot } from "react-dom/client";
import { readBoot } from "./boot.ts";
import { FormPage } from "./form-page.tsx";
import { readTyped } from "./read-typed.ts";

const root = document.getElementById("form");
if (!root) throw new Error("The page has no place for the form.");
const boot = readBoot();
setPageMoney(boot.page.money);
hydrateRoot(root, <FormPage boot={boot} formId={root.dataset["form"] ?? ""} typed={readTyped(root)} />);
