import type { StarterTexts } from "../starter-texts.ts";

export const no: StarterTexts = {
  home: "Hjem",
  about: "Om oss",
  events: "Arrangementer",
  homeDescription: "Velkommen til {{church}} i {{city}}. Se når vi møtes, hva som skjer, og hvordan du finner oss.",
  aboutDescription: "Hvem vi er i {{church}}, og hva du kan vente deg når du besøker oss.",
  welcome: "Velkommen til {{church}}",
  glad: "Vi er glade for at du er her. Kom som du er.",
  aboutUs: "Om oss",
  visitUs: "Besøk oss",
  newHere: "Ny her?",
  newHereText:
    "Du trenger ikke kjenne noen, pynte deg eller ta med noe. Noen hilser på deg i døren og hjelper deg til rette.",
  times: "Når vi møtes",
  timesText: "Vi vil gjerne se deg. Ta kontakt, så forteller vi deg når gudstjenestene våre er.",
  upcoming: "Kommende arrangementer",
  give: "Gi",
  giveText: "Gaven din støtter det vi gjør sammen, her og lenger ut.",
  whoWeAre: "Hvem vi er",
  whoWeAreText:
    "Vi er en menighet i {{city}}: mennesker i alle aldre som feirer gudstjeneste, ber og tar vare på hverandre. Hvem du enn er og hva du enn tror, er du velkommen hos oss.",
  whatToExpect: "Hva du kan vente deg",
  whatToExpectText:
    "Vi synger, ber og lytter til Bibelen sammen. Etterpå er det tid til å snakke. Barn er velkomne i alt vi gjør.",
};
