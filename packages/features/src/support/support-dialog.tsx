import { useConfig } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { Dialog } from "@offertory/ui";
import { BookOpen, ExternalLink, MessageSquare } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";

/** Links to the documentation and the forum. */
export function SupportDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  const { support } = useConfig();
  return (
    <Dialog open={open} onClose={onClose} size="small" title={t("shell:support.title")} closeLabel={t("common:close")}>
      <ul className="flex flex-col gap-2">
        <SupportLink
          href={support.documentation}
          icon={<BookOpen />}
          title={t("shell:support.documentation")}
          body={t("shell:support.documentationBody")}
        />
        <SupportLink
          href={support.forum}
          icon={<MessageSquare />}
          title={t("shell:support.forum")}
          body={t("shell:support.forumBody")}
        />
      </ul>
    </Dialog>
  );
}

interface SupportLinkProps {
  href: string;
  icon: ReactNode;
  title: string;
  body: string;
}

const SupportLink = ({ href, icon, title, body }: SupportLinkProps) => (
  <li>
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="flex items-center gap-3.5 rounded-card border border-line p-4 transition-colors hover:border-line-strong hover:bg-sunken [&>svg]:text-brand"
    >
      {icon}
      <span className="min-w-0 grow">
        <span className="block font-medium text-ink">{title}</span>
        <span className="block text-sm text-ink-soft">{body}</span>
      </span>
      <ExternalLink className="size-4 !text-ink-soft" />
    </a>
  </li>
);
