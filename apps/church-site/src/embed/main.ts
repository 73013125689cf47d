import { giveElement } from "./give-element.ts";

const NAME = "offertory-give";
const script = document.currentScript;

// A website that has the script twice defines the element once.
if (script instanceof HTMLScriptElement && !customElements.get(NAME))
  customElements.define(NAME, giveElement(new URL(script.src).origin));
