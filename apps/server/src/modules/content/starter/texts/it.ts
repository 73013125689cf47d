import type { StarterTexts } from "../starter-texts.ts";

export const it: StarterTexts = {
  home: "Home",
  about: "Chi siamo",
  events: "Eventi",
  homeDescription:
    "Ti diamo il benvenuto a {{church}}, a {{city}}. Quando ci incontriamo, che cosa c’è in programma e come trovarci.",
  aboutDescription: "Chi siamo a {{church}} e che cosa aspettarsi da una visita.",
  welcome: "Ti diamo il benvenuto a {{church}}",
  glad: "Siamo felici che tu sia qui. Vieni così come sei.",
  aboutUs: "Chi siamo",
  visitUs: "Vieni a trovarci",
  newHere: "È la prima volta?",
  newHereText:
    "Non serve conoscere qualcuno, vestirsi in modo elegante o portare qualcosa. Qualcuno ti accoglierà alla porta e ti aiuterà a orientarti.",
  times: "Quando ci incontriamo",
  timesText: "Saremmo felici di vederti. Contattaci e ti diremo gli orari dei nostri culti.",
  upcoming: "Prossimi eventi",
  give: "Dona",
  giveText: "La tua donazione sostiene ciò che facciamo insieme, qui e oltre.",
  whoWeAre: "La nostra comunità",
  whoWeAreText:
    "Siamo una chiesa a {{city}}: persone di ogni età che celebrano, pregano e si prendono cura le une delle altre. Chiunque tu sia e qualunque cosa tu creda, qui trovi un’accoglienza sincera.",
  whatToExpect: "Che cosa aspettarsi",
  whatToExpectText:
    "Cantiamo, preghiamo e ascoltiamo insieme la Bibbia. Dopo c’è tempo per parlare. I bambini sono i benvenuti in tutto ciò che facciamo.",
};
