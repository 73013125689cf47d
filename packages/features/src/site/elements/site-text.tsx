import { linksOn } from "../href-on.ts";

interface SiteTextProps {
  /** Sanitized HTML. */
  text: string;
  base: string;
}

export const SiteText = ({ text, base }: SiteTextProps) => (
  <div
    className="rich-text w-full text-lg"
    // oxlint-disable-next-line react/no-danger -- the words of a page are HTML; they are cleaned on the server when saved and when shown
    dangerouslySetInnerHTML={{ __html: linksOn(base, text) }}
  />
);
