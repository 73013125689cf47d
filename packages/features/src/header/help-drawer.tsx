import { useConfig } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { Drawer } from "@offertory/ui";
import { BookOpen, ExternalLink } from "@offertory/ui/icons.ts";
import { articleUrl, HELP_ARTICLES, type HelpArticle } from "./help-articles.ts";

// i18n-uses: shell:help.articles.*

interface HelpDrawerProps {
  open: boolean;
  onClose(): void;
  article?: HelpArticle | undefined;
}

/** The guide: first the article about this page, then all of them. Each opens in a new tab. */
export function HelpDrawer({ open, onClose, article }: HelpDrawerProps) {
  const t = useT();
  return (
    <Drawer open={open} onClose={onClose} title={t("shell:help.title")} closeLabel={t("common:close")}>
      {article ? <Articles title={t("shell:help.thisPage")} articles={[article]} /> : null}
      <Articles title={t("shell:help.all")} articles={HELP_ARTICLES.filter((each) => each !== article)} />
    </Drawer>
  );
}

function Articles({ title, articles }: { title: string; articles: readonly HelpArticle[] }) {
  const t = useT();
  const { support } = useConfig();
  return (
    <section className="mb-6">
      <h3 className="mb-2 text-sm font-medium text-ink-soft">{title}</h3>
      <ul className="flex flex-col gap-0.5">
        {articles.map((article) => (
          <li key={article}>
            <a
              href={articleUrl(support.documentation, article)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 items-center gap-3 rounded-field px-3 text-ink hover:bg-sunken [&>svg]:text-ink-soft"
            >
              <BookOpen />
              <span className="grow">{t(`shell:help.articles.${article}`)}</span>
              <ExternalLink className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
