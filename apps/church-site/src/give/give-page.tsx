import { Notice } from "@offertory/ui";
import { Suspense, useState } from "react";
import { ChurchHead } from "../public-page/church-head.tsx";
import { latePart } from "../public-page/late-part.tsx";
import type { Boot } from "./boot.ts";
import type { readTyped } from "./draft/read-typed.ts";
import { GiveContext, giveFrom, useGive, useLateTexts } from "./give-context.ts";
import { GiveForm } from "./give-form.tsx";
import { loadSending } from "./send/load-sending.ts";
import { useGift } from "./send/use-gift.ts";

/** Parts that are not visible at first; loaded when somebody starts to give. */
const Checking = latePart(async () => (await loadSending()).Checking, useLateTexts);
const ThankYou = latePart(async () => (await loadSending()).ThankYou, useLateTexts);

interface GivePageProps {
  boot: Boot;
  /** Input from before hydration. */
  typed?: ReturnType<typeof readTyped>;
}

const NOTHING_TYPED = {};

export function GivePage({ boot, typed = NOTHING_TYPED }: GivePageProps) {
  const [give] = useState(() => giveFrom(boot));
  return (
    <GiveContext value={give}>
      <div
        className={`mx-auto flex w-full max-w-xl flex-col px-0 sm:px-4 sm:py-8 ${boot.view === "embed" ? "" : "min-h-dvh"}`}
      >
        {boot.view === "embed" ? null : <ChurchHead church={boot.page.church} home={boot.home} />}
        <main className="flex grow flex-col bg-raised px-4 pt-6 sm:grow-0 sm:rounded-card sm:border sm:border-line sm:px-8 sm:pt-8 sm:shadow-card">
          <Suspense>
            <Content typed={typed} />
          </Suspense>
        </main>
      </div>
    </GiveContext>
  );
}

function Content({ typed }: { typed: ReturnType<typeof readTyped> }) {
  const give = useGive();
  const { t, page } = give;
  const { stage, ask, again, ...gifts } = useGift(give);
  if (stage.kind === "thanks") {
    return (
      <div className="pb-8">
        <ThankYou {...stage} onAgain={again} />
      </div>
    );
  }
  const title = (
    <h1 className="mb-6 text-center text-xl font-semibold">{t("give:title", { church: page.church.name })}</h1>
  );
  if (stage.kind === "checking") {
    return (
      <div className="pb-8">
        {title}
        <Checking isAsking={stage.isAsking} amount={stage.gift.summary.total} onAsk={() => void ask(stage.gift)} />
      </div>
    );
  }
  const missing = page.funds.length === 0 ? "give:noFunds" : page.gateways.length === 0 ? "give:noGateways" : null;
  return (
    <>
      {title}
      {missing ? (
        <div className="pb-8">
          <Notice tone="info">{t(missing)}</Notice>
        </div>
      ) : (
        <GiveForm earlier={stage.failure} typed={stage.next ?? typed} gifts={gifts} />
      )}
    </>
  );
}
