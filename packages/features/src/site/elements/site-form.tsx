import type { SiteSurroundings } from "../surroundings.ts";

interface SiteFormProps extends SiteSurroundings {
  form: { id: string; name: string; description: string };
}

/** A form of the church, with a link to it. */
export const SiteForm = ({ form: { id, name, description }, t, base }: SiteFormProps) => (
  <div className="w-full rounded-card border border-line bg-raised p-6 text-ink">
    <h2 className="text-2xl font-semibold">{name}</h2>
    {description ? <p className="mt-2 text-pretty whitespace-pre-line text-ink-soft">{description}</p> : null}
    <p className="mt-5">
      <a href={`${base}/forms/${id}`} className="btn btn-primary btn-medium">
        {t("site:shown.fillIn")}
        <span className="sr-only">: {name}</span>
      </a>
    </p>
  </div>
);
