import { FUNDING_SOURCE_NAMES, type FundingSource } from "@offertory/contract/giving/payments/funding-sources";
import { type AccountRequest, type Accounts, openAccounts } from "@offertory/giving-client/accounts";
import { formatList, formatMoney } from "@offertory/i18n";
import { classNames } from "@offertory/ui";
import { createElement, useEffect, useEffectEvent, useState } from "react";
import type { AccountText, ExpressWayProps } from "./express-gift.ts";
import { useExpressTotal } from "./use-express-total.ts";

/** A window of the provider that is open, or that was closed without a gift. */
interface AccountWindow {
  name: string;
  isOpen: boolean;
}

/** The provider draws its buttons as other ones on the page look. */
const BUTTON_LOOK = { "--paypal-button-border-radius": "var(--radius-field)", "--paypal-button-height": "3rem" };

/** Who gives is not typed: the server asks the provider whose account it is. */
const HOLDER_OF_ACCOUNT = { name: "", email: "" };

/** PayPal and Venmo: the donor approves the gift in a window of the provider. */
export function AccountsWay({ gateway, page, onMissing }: ExpressWayProps) {
  const [accounts, setAccounts] = useState<Accounts | null>(null);
  const [shown, setShown] = useState<AccountWindow | null>(null);
  const { total, isPending, settledTotal } = useExpressTotal(page, gateway);
  const { accountText, call, churchId, language } = page;

  const say = (text: AccountText, name: string) => accountText(text, { name, total: formatMoney(language, total) });

  const open = useEffectEvent(() => openAccounts({ call, churchId, gateway }));
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    let isOver = false;
    let opened: Accounts | null = null;
    open().then(
      (found) => {
        opened = found;
        if (!isOver) setAccounts(found);
      },
      () => isOver || miss(),
    );
    return () => {
      isOver = true;
      opened?.close();
    };
  }, []);
  if (!accounts) return null;

  async function press({ pay }: Accounts, source: FundingSource): Promise<void> {
    if (!page.mayPay()) return;
    const name = FUNDING_SOURCE_NAMES[source];
    const request = askLater<AccountRequest>();
    // The browser blocks a window that does not open within the click; what it shows may follow.
    const approval = pay(source, request.promise);
    approval.catch(() => {});
    setShown({ name, isOpen: true });
    const sum = (await page.prepare?.()) === false ? null : await settledTotal();
    if (sum)
      await page.pay({
        ...sum,
        gateway,
        donor: HOLDER_OF_ACCOUNT,
        declined: say("declined", name),
        async makePaymentSource(asked) {
          request.resolve(asked);
          const approved = await approval;
          if (approved.kind === "approved") setShown(null);
          else setShown({ name, isOpen: false });
          return approved.kind === "approved" ? { id: approved.orderId, type: "paypal" } : null;
        },
        fail() {},
      });
    // Where the gift was not even asked for, this closes the window.
    request.reject();
    setShown((now) => (now?.isOpen ? null : now));
  }

  const names = accounts.offered.map((source) => FUNDING_SOURCE_NAMES[source]);
  return (
    <>
      <div className={classNames("grid gap-2", accounts.offered.length > 1 && "grid-cols-2")}>
        {accounts.offered.map((source) =>
          createElement(accounts.buttons[source], {
            key: source,
            type: "donate",
            style: BUTTON_LOOK,
            onClick: () => void press(accounts, source),
          }),
        )}
      </div>
      <p role="status" className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-soft">
        {shown?.isOpen ? (
          <>
            {say("waiting", shown.name)}
            <button type="button" className="text-brand underline underline-offset-4" onClick={accounts.close}>
              {say("cancel", shown.name)}
            </button>
          </>
        ) : shown ? (
          say("closed", shown.name)
        ) : isPending || total === page.total ? null : (
          say("total", formatList(language, names))
        )}
      </p>
    </>
  );
}

/** A promise that is settled from outside; rejecting it after it was resolved changes nothing. */
function askLater<Answer>() {
  let resolve: (answer: Answer) => void = () => {};
  let reject: () => void = () => {};
  const promise = new Promise<Answer>((keep, drop) => {
    resolve = keep;
    reject = () => drop(new Error("There is no gift to approve."));
  });
  promise.catch(() => {});
  return { promise, resolve: (answer: Answer) => resolve(answer), reject: () => reject() };
}
