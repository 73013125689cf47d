import { useConfig } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { Drawer } from "@offertory/ui";
import { BookOpen, ExternalLink, Keyboard, MessageSquare } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { articleUrl, HELP_ARTICLES, type HelpArticle } from "./help-articles.ts";

// i18n-uses: shell:help.articles.*

interface HelpDrawerProps {
  open: boolean;
  onClose(): void;
  article?: HelpArticle | undefined;
  onShortcuts?: (() => void) | undefined;
}

/** The help: the article about this page, the guide and the forum, then all articles. The guide is its own index. Each opens in a new tab. */
export function HelpDrawer({ open, onClose, article, onShortcuts }: HelpDrawerProps) {
  const t = useT();
  const { support } = useConfig();
  return (
    <Drawer open={open} onClose={onClose} title={t("shell:help.title")} closeLabel={t("common:close")}>
      {article ? <Articles title={t("shell:help.thisPage")} articles={[article]} /> : null}
      <Section title={t("shell:support.open")}>
        <HelpLink
          href={support.documentation}
          icon={<BookOpen />}
          title={t("shell:support.documentation")}
          body={t("shell:support.documentationBody")}
        />
        <HelpLink
          href={support.forum}
          icon={<MessageSquare />}
          title={t("shell:support.forum")}
          body={t("shell:support.forumBody")}
        />
        {onShortcuts ? (
          <li>
            <button
              type="button"
              onClick={() => {
                onClose();
                onShortcuts();
              }}
              className={`${rowClass} w-full text-start`}
            >
              <Keyboard />
              {t("shell:help.shortcuts")}
            </button>
          </li>
        ) : null}
      </Section>
      <Articles
        title={t("shell:help.all")}
        articles={HELP_ARTICLES.filter((each) => each !== article && each !== "index")}
      />
    </Drawer>
  );
}

function Articles({ title, articles }: { title: string; articles: readonly HelpArticle[] }) {
  const t = useT();
  const { support } = useConfig();
  return (
    <Section title={title}>
      {articles.map((article) => (
        <HelpLink
          key={article}
          href={articleUrl(support.documentation, article)}
          icon={<BookOpen />}
          title={t(`shell:help.articles.${article}`)}
        />
      ))}
    </Section>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-6">
    <h3 className="mb-2 text-sm font-medium text-ink-soft">{title}</h3>
    <ul className="flex flex-col gap-0.5">{children}</ul>
  </section>
);

const rowClass =
  "flex min-h-11 items-center gap-3 rounded-field px-3 py-1 text-ink hover:bg-sunken [&>svg]:text-ink-soft";

interface HelpLinkProps {
  href: string;
  icon: ReactNode;
  title: string;
  body?: string | undefined;
}

const HelpLink = ({ href, icon, title, body }: HelpLinkProps) => (
  <li>
    <a href={href} target="_blank" rel="noopener noreferrer" className={rowClass}>
      {icon}
      <span className="min-w-0 grow">
        <span className="block">{title}</span>
        {body ? <span className="block text-sm text-ink-soft">{body}</span> : null}
      </span>
      <ExternalLink className="size-4" />
    </a>
  </li>
);
