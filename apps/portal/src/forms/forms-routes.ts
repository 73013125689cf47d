import type { RouteObject } from "@offertory/router";
import type { MakePage } from "../page-maker.ts";

/** The routes of forms: for the staff who build them, and for the people who fill them in. */
export const formsRoutes = (page: MakePage): RouteObject[] => [
  page("/forms", { title: "forms", article: "forms", namespaces: ["forms"], wide: true }, () =>
    import("./list/forms-page.tsx").then((file) => file.FormsPage),
  ),
  page("/forms/:id", { title: "form", article: "forms", namespaces: ["forms"], wide: true }, () =>
    import("./builder/builder-page.tsx").then((file) => file.BuilderPage),
  ),
  page(
    "/forms/:id/responses",
    { title: "responses", article: "forms", namespaces: ["forms", "messaging"], wide: true },
    () => import("./responses/responses-page.tsx").then((file) => file.ResponsesPage),
  ),
  page("/my-forms", { title: "myForms", article: "forms", namespaces: ["forms"] }, () =>
    import("./fill/my-forms-page.tsx").then((file) => file.MyFormsPage),
  ),
  page("/my-forms/:id", { title: "form", article: "forms", namespaces: ["forms", "giving"] }, () =>
    import("./fill/fill-page.tsx").then((file) => file.FillPage),
  ),
];
