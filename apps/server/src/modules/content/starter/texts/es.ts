import type { StarterTexts } from "../starter-texts.ts";

export const es: StarterTexts = {
  home: "Inicio",
  about: "Sobre nosotros",
  events: "Eventos",
  homeDescription: "Bienvenidos a {{church}} en {{city}}. Cuándo nos reunimos, qué viene pronto y cómo encontrarnos.",
  aboutDescription: "Quiénes somos en {{church}} y qué esperar cuando nos visite.",
  welcome: "Bienvenidos a {{church}}",
  glad: "Nos alegra que esté aquí. Venga tal como es.",
  aboutUs: "Sobre nosotros",
  visitUs: "Visítenos",
  newHere: "¿Es su primera vez?",
  newHereText:
    "No necesita conocer a nadie, vestirse de gala ni traer nada. Alguien le saludará en la puerta y le ayudará a orientarse.",
  times: "Cuándo nos reunimos",
  timesText: "Nos encantaría verle. Póngase en contacto con nosotros y le diremos los horarios de nuestros servicios.",
  upcoming: "Próximos eventos",
  give: "Dar",
  giveText: "Su donación apoya lo que hacemos juntos, aquí y más allá.",
  whoWeAre: "Quiénes somos",
  whoWeAreText:
    "Somos una iglesia en {{city}}: personas de todas las edades que adoran, oran y se cuidan unas a otras. Sea quien sea y crea lo que crea, es bienvenido entre nosotros.",
  whatToExpect: "Qué esperar",
  whatToExpectText:
    "Cantamos, oramos y escuchamos la Biblia juntos. Después hay tiempo para conversar. Los niños son bienvenidos en todo lo que hacemos.",
};
