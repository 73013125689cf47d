import "./print-sheet.css";
import { QrCode } from "@offertory/features/qr";
import { useT } from "@offertory/i18n/react";
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";

/** `cards` are four cards on a page to cut out; `slide` is one landscape page. */
export type PrintLayout = "cards" | "slide";

interface PrintSheetProps {
  layout: PrintLayout;
  church: string;
  fund: string | null;
  link: string;
  /** The URL of the donation page as people type it. */
  address: string;
  onDone(): void;
}

const COPIES: Record<PrintLayout, number> = { cards: 4, slide: 1 };

/** Rendered only while the browser prints, and visible only on paper. */
export function PrintSheet({ layout, church, fund, link, address, onDone }: PrintSheetProps) {
  const t = useT();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    addEventListener("afterprint", done);
    print();
    return () => removeEventListener("afterprint", done);
  }, []);
  return createPortal(
    <div className="print-sheet" data-layout={layout} aria-hidden>
      {Array.from({ length: COPIES[layout] }, (_, copy) => (
        <section key={copy}>
          <div>
            <p className="print-church">{church}</p>
            <p className="print-fund">{fund ? t("links:giveTo", { fund }) : t("links:giveHere")}</p>
            <p className="print-how">{t("links:scan")}</p>
            <p className="print-address">{address}</p>
            {fund ? <p className="print-how">{t("links:thenChoose", { fund })}</p> : null}
          </div>
          <QrCode text={link} label={link} />
        </section>
      ))}
    </div>,
    document.body,
  );
}
