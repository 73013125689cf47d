import "./lessons.css";
import "./print.css";
import { startApp } from "@offertory/features/frame";
import { createRoot } from "react-dom/client";
import { routes } from "./routes.tsx";

const place = document.getElementById("app");
if (!place) throw new Error("The page has no place for the app.");
createRoot(place).render(await startApp(routes));
