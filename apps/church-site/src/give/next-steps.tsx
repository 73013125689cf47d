import { dueDay, FREQUENCIES } from "@offertory/contract/giving/frequencies/recurrence";
import { Button } from "@offertory/ui";
import { Link2, Printer, Repeat } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { mayRecur } from "./draft/card-gateway.ts";
import type { Draft } from "./draft/draft.ts";
import { restoreVisitorDraft } from "./draft/restore-draft.ts";
import { type Give, useGive } from "./give-context.ts";
import type { GiftSummary } from "./send/describe-gift.ts";

interface NextStepsProps {
  gift: GiftSummary;
  draft: Partial<Draft> | null;
  isPending: boolean;
  onAgain(next?: Partial<Draft>): void;
}

/** What a donor may want to do after a gift: make it monthly, keep the receipt, share the page, or give again. */
export function NextSteps({ gift, draft, isPending, onAgain }: NextStepsProps) {
  const give = useGive();
  const { t, page } = give;
  const [isCopied, setCopied] = useState(false);

  async function share(): Promise<void> {
    const url = location.origin + location.pathname;
    try {
      // Phones have their own list of apps to share with; elsewhere the link is copied.
      if ("share" in navigator) await navigator.share({ title: t("give:title", { church: page.church.name }), url });
      else {
        await clipboard().writeText(url);
        setCopied(true);
      }
    } catch {
      // The donor closed the list of apps, or the browser does not allow it.
    }
  }

  return (
    <div role="group" aria-label={t("give:nextSteps")} className="grid gap-2 sm:grid-cols-2 print:hidden">
      {draft && mayRecur(page) && !gift.frequency ? (
        <Button icon={<Repeat />} className="sm:col-span-2" onClick={() => onAgain(monthlyGift(give, draft))}>
          {t("give:makeMonthly")}
        </Button>
      ) : null}
      {isPending || gift.beginsLater ? null : (
        <Button icon={<Printer />} onClick={() => print()}>
          {t("give:saveReceipt")}
        </Button>
      )}
      <Button icon={<Link2 />} onClick={() => void share()}>
        <span role="status">{t(isCopied ? "give:linkCopied" : "give:share")}</span>
      </Button>
      <Button variant="quiet" className="sm:col-span-2" onClick={() => onAgain()}>
        {t("give:again")}
      </Button>
    </div>
  );
}

/** `navigator` is narrowed to a browser without a clipboard where it has no `share`. */
const clipboard = (): Clipboard => navigator.clipboard;

/** The same gift every month, from a month from now, because today's is made. */
const monthlyGift = (give: Give, draft: Partial<Draft>): Partial<Draft> => ({
  ...restoreVisitorDraft(give, draft),
  type: "recurring",
  frequency: "one_month",
  start: dueDay(give.page.today, FREQUENCIES.one_month, 1),
  begunAt: Date.now(),
});
