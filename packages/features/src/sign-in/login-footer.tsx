import { useT } from "@offertory/i18n/react";

export interface LoginFooterLinks {
  donate?: string | undefined;
  reportBug?: string | undefined;
}

/** Two links below the login form. */
export function LoginFooter({ donate, reportBug }: LoginFooterLinks) {
  const t = useT();
  const links = [
    { href: donate, label: t("accounts:login.donate") },
    { href: reportBug, label: t("accounts:login.reportBug") },
  ];
  return (
    <nav aria-label={t("accounts:login.footer")} className="flex justify-center gap-6">
      {links.map(({ href, label }) =>
        href ? (
          <a
            key={label}
            href={href}
            className="link-target text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {label}
          </a>
        ) : null,
      )}
    </nav>
  );
}
