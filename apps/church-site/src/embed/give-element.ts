import { openDonationFrame } from "./donation-frame.ts";
import type { EmbedMessage } from "./embed-message.ts";
import { embedStyle } from "./style.ts";
import { textsFor } from "./texts.ts";

type DonationFrame = ReturnType<typeof openDonationFrame>;

const ATTRIBUTES = ["church", "fund", "amount", "frequency", "campaign", "mode", "label", "height", "lang"] as const;
/** About the height of the form with one fund on a phone. */
const USUAL_HEIGHT = 1500;
const MAX_HEIGHT = 10_000;

/** Returns the element `<offertory-give>`, whose donation page is at the site that served the script. */
export const giveElement = (site: string) =>
  class OffertoryGive extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES;
    readonly #root = this.attachShadow({ mode: "open" });
    #frame: DonationFrame | null = null;
    #isDrawn = false;

    connectedCallback(): void {
      this.#root.adoptedStyleSheets = [embedStyle()];
      this.#draw();
    }

    disconnectedCallback(): void {
      this.#clear();
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (this.#isDrawn && before !== after) this.#draw();
    }

    #clear(): void {
      this.#frame?.close();
      this.#frame = null;
      this.#root.replaceChildren();
      this.#isDrawn = false;
    }

    #draw(): void {
      this.#clear();
      this.#isDrawn = true;
      // Without a church there is nothing to show but what the website put into the element.
      if (!this.getAttribute("church")) return this.#root.append(document.createElement("slot"));
      const mode = this.getAttribute("mode");
      if (mode === "button" || mode === "floating") this.#drawButton(mode === "floating");
      else this.#root.append(this.#open().element);
    }

    #texts() {
      return textsFor([this.#language()]);
    }

    #language(): string {
      return this.lang || document.documentElement.lang || navigator.language;
    }

    /** Returns the address of the donation page, with what the website presets. */
    #url(path: string): URL {
      const url = new URL(`/${encodeURIComponent(this.getAttribute("church") ?? "")}/give${path}`, site);
      for (const [attribute, parameter] of [
        ["fund", "fundId"],
        ["amount", "amount"],
        ["frequency", "frequency"],
        ["campaign", "campaign"],
      ] as const) {
        const value = this.getAttribute(attribute);
        if (value) url.searchParams.set(parameter, value);
      }
      return url;
    }

    #open(): DonationFrame {
      const url = this.#url("/embed");
      url.searchParams.set("lang", this.#language());
      const height = Math.min(Number(this.getAttribute("height")) || USUAL_HEIGHT, MAX_HEIGHT);
      this.#frame = openDonationFrame({
        url,
        pageUrl: this.#url(""),
        texts: this.#texts(),
        height,
        onMessage: (message) => this.#onMessage(message),
      });
      return this.#frame;
    }

    #onMessage(message: EmbedMessage): void {
      if (message.kind === "close") this.#root.querySelector("dialog")?.close();
      if (message.kind !== "given") return;
      this.#frame?.show();
      const { amount, currency, frequency } = message;
      const detail = { church: this.getAttribute("church"), amount, currency, frequency };
      this.dispatchEvent(new CustomEvent("offertory:given", { detail, bubbles: true, composed: true }));
    }

    /** Draws a button that opens the form over the website. The form is loaded when the button is pressed first. */
    #drawButton(isFloating: boolean): void {
      const texts = this.#texts();
      const button = document.createElement("button");
      button.type = "button";
      button.className = "give";
      button.textContent = this.getAttribute("label") || texts.give;
      button.addEventListener("click", () => this.#openDialog());
      if (!isFloating) return this.#root.append(button);
      const place = document.createElement("div");
      place.className = "float";
      place.append(button);
      // The browser draws popovers above everything else, whatever z-index the website uses.
      place.popover = "manual";
      this.#root.append(place);
      place.showPopover();
    }

    #openDialog(): void {
      const dialog = this.#root.querySelector("dialog") ?? this.#makeDialog();
      dialog.showModal();
      this.#frame?.focus();
    }

    /** The form stays in a closed dialog, so that nothing that was typed is lost and a gift under way is finished. */
    #makeDialog(): HTMLDialogElement {
      const texts = this.#texts();
      const dialog = document.createElement("dialog");
      dialog.ariaLabel = texts.title;
      const top = document.createElement("div");
      top.className = "top";
      const close = document.createElement("button");
      close.type = "button";
      close.className = "close";
      close.ariaLabel = texts.close;
      close.textContent = "×";
      close.addEventListener("click", () => dialog.close());
      dialog.addEventListener("click", ({ target }) => {
        if (target === dialog) dialog.close();
      });
      top.append(close);
      dialog.append(top, this.#open().element);
      this.#root.append(dialog);
      return dialog;
    }
  };
