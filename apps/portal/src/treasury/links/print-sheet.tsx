import "./print-sheet.css";
import { QrCode } from "@offertory/features/qr";
import { useT } from "@offertory/i18n/react";
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";

/** Cards to cut out, four to a page; or a slide, one to a page that lies on its side. */
export type PrintLayout = "cards" | "slide";

interface PrintSheetProps {
  layout: PrintLayout;
  church: string;
  fund: string | null;
  link: string;
  /** The donation page as people type it. */
  address: string;
  onDone(): void;
}

const COPIES: Record<PrintLayout, number> = { cards: 4, slide: 1 };

/** Stands beside the app while the browser prints, and only on paper. */
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
