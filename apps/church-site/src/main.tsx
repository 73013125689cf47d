import "./church-site.css";
import { startApp } from "@offertory/features/frame";
import { createRoot } from "react-dom/client";
import { routes } from "./routes.tsx";

const root = document.getElementById("app");
if (!root) throw new Error("The page has no place for the app.");
createRoot(root).render(await startApp(routes));
