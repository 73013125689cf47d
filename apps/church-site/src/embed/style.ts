/**
 * The style of the element, in its shadow root. `!important` in a shadow root wins over the website's, so that a reset
 * such as `* { display: none !important }` cannot hide the form. A constructed style sheet needs no `style-src` of the
 * website's Content Security Policy.
 */
const CSS = `
:host{all:initial!important;display:block!important;contain:layout!important;font:400 16px/1.5 system-ui,sans-serif!important;color-scheme:light dark!important}
:host([mode=button]){display:inline-block!important}
:host([mode=floating]){display:contents!important}
iframe{display:block;width:100%;border:0;color-scheme:light dark}
.frame{position:relative;max-width:576px;margin-inline:auto}
.failed{position:absolute;inset:0;padding:24px;text-align:center;background:Canvas;color:CanvasText}
a{color:LinkText}
button{font:inherit;cursor:pointer;color:inherit}
.give{min-height:48px;padding:0 24px;border:0;border-radius:10px;background:var(--offertory-give-color,#1d4ed8);color:var(--offertory-give-text,#fff);font-weight:600}
.give:hover{filter:brightness(1.1)}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}
.float{position:fixed;inset:auto;inset-block-end:20px;inset-inline-end:20px;margin:0;padding:0;border:0;overflow:visible;background:none}
.float .give{box-shadow:0 4px 16px #0005;border-radius:24px}
dialog{box-sizing:border-box;width:min(608px,100%);max-width:100%;max-height:100%;padding:0;border:0;border-radius:14px;background:Canvas;color:CanvasText;overflow:hidden}
dialog::backdrop{background:#0009}
.top{display:flex;justify-content:end;height:48px}
.close{width:48px;border:0;background:none;font-size:24px;line-height:1}
dialog .frame{max-width:none}
dialog iframe{max-height:calc(100dvh - 88px)}
@media(max-width:640px){dialog{height:100%;border-radius:0}dialog iframe{height:calc(100dvh - 48px)!important;max-height:none}}
@media(forced-colors:active){.give{border:1px solid}}
`;

let sheet: CSSStyleSheet | undefined;

export function embedStyle(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  return sheet;
}
