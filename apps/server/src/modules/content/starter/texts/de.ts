import type { StarterTexts } from "../starter-texts.ts";

export const de: StarterTexts = {
  home: "Startseite",
  about: "Über uns",
  events: "Termine",
  homeDescription:
    "Willkommen bei {{church}} in {{city}}. Wann wir uns treffen, was ansteht und wie Sie zu uns finden.",
  aboutDescription: "Wer wir bei {{church}} sind und was Sie bei einem Besuch erwartet.",
  welcome: "Willkommen bei {{church}}",
  glad: "Schön, dass Sie da sind. Kommen Sie, wie Sie sind.",
  aboutUs: "Über uns",
  visitUs: "Besuchen Sie uns",
  newHere: "Neu hier?",
  newHereText:
    "Sie müssen niemanden kennen, sich nicht herausputzen und nichts mitbringen. An der Tür begrüßt Sie jemand und hilft Ihnen, sich zurechtzufinden.",
  times: "Wann wir uns treffen",
  timesText: "Wir freuen uns auf Sie. Melden Sie sich bei uns, und wir sagen Ihnen, wann unsere Gottesdienste sind.",
  upcoming: "Kommende Termine",
  give: "Spenden",
  giveText: "Ihre Spende unterstützt, was wir gemeinsam tun, hier und darüber hinaus.",
  whoWeAre: "Wer wir sind",
  whoWeAreText:
    "Wir sind eine Gemeinde in {{city}}: Menschen jeden Alters, die Gottesdienst feiern, beten und füreinander da sind. Wer Sie auch sind und was Sie auch glauben, Sie sind bei uns willkommen.",
  whatToExpect: "Was Sie erwartet",
  whatToExpectText:
    "Wir singen, beten und hören gemeinsam auf die Bibel. Danach ist Zeit für Gespräche. Kinder sind bei allem willkommen, was wir tun.",
};
