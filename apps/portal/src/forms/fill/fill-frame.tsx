import { useSession } from "@offertory/api-client";
import { type Fill, FillContext, type PaymentPartProps, type Say } from "@offertory/features/forms";
import { PayOnce, useGivingSettings } from "@offertory/features/giving";
import { useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { Notice, Skeleton } from "@offertory/ui";
import { type ReactNode, useMemo } from "react";
import { LoadFailed } from "@offertory/features/access";

interface FillFrameProps {
  /** Names of funds that are known already; payments ask for the rest themselves. */
  funds?: readonly { id: string; name: string }[] | undefined;
  /** Whether somebody fills it in, or only looks at it. */
  pays: boolean;
  children: ReactNode;
}

const NO_FUNDS: readonly { id: string; name: string }[] = [];

/** Gives the form below it the words, the formats and the way to pay of the portal. */
export function FillFrame({ funds = NO_FUNDS, pays, children }: FillFrameProps) {
  const t = useT();
  const { language } = useLanguage();
  const { money } = useFormats();
  const fill = useMemo((): Fill => {
    const say: Say = (key, values) => {
      const blanks: Record<string, unknown> = values ?? {};
      return t(key, blanks);
    };
    return {
      t: say,
      language,
      money,
      fundName: (fundId) => funds.find(({ id }) => id === fundId)?.name ?? "",
      PaymentPart: pays ? MemberPayment : null,
    };
  }, [t, language, money, funds, pays]);
  return <FillContext value={fill}>{children}</FillContext>;
}

/** Pays as the member who is signed in, with what they have saved. */
function MemberPayment({ question, amount, fundId, ...part }: PaymentPartProps) {
  const t = useT();
  const { money } = useFormats();
  const { church, person, user } = useSession();
  const churchId = church?.church.id ?? "";
  const { settings, error, retry } = useGivingSettings(churchId);
  const name = person?.name.display ?? church?.person.name.display ?? "";
  if (error) return <LoadFailed error={error} onRetry={retry} />;
  if (!settings) return <Skeleton className="h-24" />;
  if (settings.gateways.length === 0) return <Notice tone="warning">{t("forms:fill.noPayments")}</Notice>;
  return (
    <PayOnce
      giver={{
        churchId,
        personId: church?.person.id ?? "",
        name,
        email: person?.contactInfo.email || (user?.email ?? ""),
      }}
      gateways={settings.gateways}
      amount={amount}
      fund={{ id: fundId, name: settings.funds.find(({ id }) => id === fundId)?.name ?? "" }}
      questionId={question.id}
      words={{
        pay: t("forms:fill.pay", { amount: money(amount) }),
        paying: t("forms:fill.paying"),
        failed: t("forms:fill.paymentFailed"),
        note: t("forms:fill.paymentNote"),
      }}
      {...part}
    />
  );
}
