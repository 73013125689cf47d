import type { Translator } from "@offertory/features/forms";
import { buttonClass } from "@offertory/ui";
import { FileText, Lock } from "@offertory/ui/icons.ts";
import type { FormBoot } from "./boot.ts";

interface FormStatusViewProps {
  boot: FormBoot;
  formId: string;
  t: Translator;
}

/** Shown in place of a form that cannot be filled in here: says why, and where to go. */
export function FormStatusView({ boot, formId, t }: FormStatusViewProps) {
  const { page, home, apps } = boot;
  const { id: churchId, name: church } = page.church;
  const texts = {
    closed: { title: t("forms:fill.closedTitle"), body: t("forms:fill.closedBody", { church }) },
    restricted: { title: t("forms:fill.restrictedTitle"), body: t("forms:fill.restrictedBody", { church }) },
    missing: { title: t("forms:fill.missingTitle"), body: t("forms:fill.missingBody") },
  };
  if (page.standing === "open") return null;
  const { title, body } = texts[page.standing];
  const signIn = `${apps.portal}/login?${new URLSearchParams({ returnUrl: `/my-forms/${formId}`, churchId })}`;
  return (
    <section className="flex flex-col items-center gap-4 pb-8 text-center">
      <span className="flex size-14 items-center justify-center rounded-full bg-sunken text-ink-soft">
        {page.standing === "restricted" ? <Lock /> : <FileText />}
      </span>
      <h1 className="text-xl font-semibold wrap-anywhere">{title}</h1>
      <p className="max-w-prose text-ink-soft">{body}</p>
      {page.standing === "restricted" ? (
        <a href={signIn} className={buttonClass({ variant: "primary" })}>
          {t("forms:fill.signIn")}
        </a>
      ) : (
        <a href={home} className={buttonClass()}>
          {t("forms:fill.toChurch", { church })}
        </a>
      )}
    </section>
  );
}
