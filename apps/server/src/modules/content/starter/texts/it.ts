import type { StarterTexts } from "../starter-texts.ts";

export const it: StarterTexts = {
  home: "Home",
  about: "Chi siamo",
  events: "Eventi",
  homeDescription:
    "Benvenuti a {{church}}, a {{city}}. Quando ci incontriamo, che cosa c’è in programma e come trovarci.",
  aboutDescription: "Chi siamo a {{church}} e che cosa aspettarsi da una visita.",
  welcome: "Benvenuti a {{church}}",
  glad: "Siamo felici che siate qui. Venite così come siete.",
  aboutUs: "Chi siamo",
  visitUs: "Venite a trovarci",
  newHere: "È la prima volta?",
  newHereText:
    "Non serve conoscere qualcuno, vestirsi in modo elegante o portare qualcosa. Qualcuno vi accoglierà alla porta e vi aiuterà a orientarvi.",
  times: "Quando ci incontriamo",
  timesText: "Saremmo felici di vedervi. Contattateci e vi diremo gli orari dei nostri culti.",
  upcoming: "Prossimi eventi",
  give: "Dona",
  giveText: "Il vostro dono sostiene ciò che facciamo insieme, qui e oltre.",
  whoWeAre: "La nostra comunità",
  whoWeAreText:
    "Siamo una chiesa a {{city}}: persone di ogni età che celebrano, pregano e si prendono cura le une delle altre. Chiunque siate e qualunque cosa crediate, siete i benvenuti tra noi.",
  whatToExpect: "Che cosa aspettarsi",
  whatToExpectText:
    "Cantiamo, preghiamo e ascoltiamo insieme la Bibbia. Dopo c’è tempo per parlare. I bambini sono i benvenuti in tutto ciò che facciamo.",
};
