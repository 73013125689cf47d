import type { Page } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { IconButton, Menu, type MenuItem } from "@offertory/ui";
import { CircleCheck, Copy, Ellipsis, ExternalLink, EyeOff, Pencil, Trash2 } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import type { PageQuestion } from "../page-questions.tsx";
import { usePageVerbs } from "../use-page-verbs.ts";
import { useSiteAddress } from "../use-site-address.ts";

interface PageMenuProps {
  page: Page;
  onCopy(): void;
  onAsk(question: PageQuestion): void;
}

/**
 * The actions for a page in the list. The home page of a site cannot be removed. A draft is removed without a question,
 * because Undo restores it as it was; a published page would come back as a draft.
 */
export function PageMenu({ page, onCopy, onAsk }: PageMenuProps) {
  const t = useT();
  const address = useSiteAddress();
  const { publish, remove } = usePageVerbs();
  const { id, title, state, url } = page;
  const isFirst = url === "/";
  const items: (MenuItem | false)[] = [
    { label: t("pages:verbs.edit"), icon: <Pencil />, href: `/site/pages/${id}` },
    state !== "draft" && { label: t("pages:verbs.open"), icon: <ExternalLink />, href: address(url) },
    state !== "published" && {
      label: t("pages:verbs.publish"),
      icon: <CircleCheck />,
      onSelect: () => void publish(page),
    },
    { label: t("pages:verbs.copy"), icon: <Copy />, onSelect: onCopy },
    state !== "draft" &&
      !isFirst && {
        label: t("pages:verbs.unpublish"),
        icon: <EyeOff />,
        onSelect: () => onAsk({ about: "unpublish", page }),
      },
    !isFirst && {
      label: t("pages:verbs.remove"),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => (state === "draft" ? void remove(page) : onAsk({ about: "remove", page })),
    },
  ];
  return (
    <Menu
      label={t("pages:verbs.menu", { title })}
      trigger={<IconButton size="small" icon={<Ellipsis />} label={t("pages:verbs.menu", { title })} />}
      items={items.filter((item) => item !== false)}
      renderLink={(href, children, props) =>
        /^https?:/.test(href) ? (
          <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
            {children}
          </a>
        ) : (
          <Link to={href} {...props}>
            {children}
          </Link>
        )
      }
    />
  );
}
