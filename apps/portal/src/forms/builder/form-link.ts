/** Where anybody fills in a public form: on the church's site, by its path, which works on every host. */
export const publicLink = (site: string, subDomain: string, formId: string): string =>
  `${site.replace(/\/$/, "")}/${encodeURIComponent(subDomain)}/forms/${encodeURIComponent(formId)}`;

/** Where members fill in a restricted one. */
export const memberLink = (portal: string, formId: string): string =>
  `${portal.replace(/\/$/, "")}/my-forms/${encodeURIComponent(formId)}`;
