import { useConfig } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { buttonClass } from "@offertory/ui";
import { CircleHelp } from "@offertory/ui/icons.ts";
import { articleUrl, type HelpArticle } from "./help-articles.ts";

// i18n-uses: shell:help.articles.*

/** A question mark beside a title, which opens the article about it in a new tab. */
export function HelpIcon({ article }: { article: HelpArticle }) {
  const t = useT();
  const { support } = useConfig();
  const topic = t(`shell:help.articles.${article}`);
  const label = `${t("shell:help.about", { topic })} ${t("common:opensInNewTab")}`;
  return (
    <a
      href={articleUrl(support.documentation, article)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      className={`${buttonClass({ variant: "quiet" })} aspect-square !px-0`}
    >
      <CircleHelp />
    </a>
  );
}
