import type { FastifyInstance } from "fastify";
import type { Forms } from "./forms.ts";
import { formRoutes } from "./forms/form.routes.ts";
import { questionRoutes } from "./questions/question.routes.ts";
import { responseRoutes } from "./responses/response.routes.ts";
import { submissionRoutes } from "./submission.routes.ts";

export { openForms, type Forms, type FormsNeeds } from "./forms.ts";
export { formPaymentFailed, formSubmitted } from "./forms-events.ts";
export { formsListeners } from "./forms-listeners.ts";
export { FORMS_CRONTAB, formsTasks } from "./forms-tasks.ts";
export { formResponsesCard } from "./home/form-responses-card.ts";
export { findForms } from "./forms/find-forms.ts";
export { readFormPage } from "./forms/read-form-page.ts";
export { notedForms } from "./notes/noted-forms.ts";
export { formTimeline } from "./people/form-timeline.ts";
export { formsContributor } from "./people/forms-contributor.ts";

/** Registers all endpoints of the module. */
export const formsRoutes = (app: FastifyInstance, forms: Forms) => {
  for (const routes of [formRoutes, questionRoutes, submissionRoutes, responseRoutes]) routes(app, forms);
};
