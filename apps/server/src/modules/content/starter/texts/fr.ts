import type { StarterTexts } from "../starter-texts.ts";

export const fr: StarterTexts = {
  home: "Accueil",
  about: "À propos",
  events: "Événements",
  homeDescription:
    "Bienvenue à {{church}}, à {{city}}. Quand nous nous réunissons, ce qui se prépare et comment nous trouver.",
  aboutDescription: "Qui nous sommes à {{church}}, et ce qui vous attend lors d’une visite.",
  welcome: "Bienvenue à {{church}}",
  glad: "Nous sommes heureux que vous soyez là. Venez comme vous êtes.",
  aboutUs: "À propos",
  visitUs: "Nous rendre visite",
  newHere: "Vous venez pour la première fois ?",
  newHereText:
    "Vous n’avez besoin de connaître personne, ni de vous habiller pour l’occasion, ni d’apporter quoi que ce soit. Quelqu’un vous accueillera à la porte et vous aidera à vous repérer.",
  times: "Quand nous nous réunissons",
  timesText: "Nous serions ravis de vous voir. Contactez-nous et nous vous indiquerons les heures de nos cultes.",
  upcoming: "Événements à venir",
  give: "Donner",
  giveText: "Votre don soutient ce que nous faisons ensemble, ici et au-delà.",
  whoWeAre: "Qui nous sommes",
  whoWeAreText:
    "Nous sommes une Église à {{city}} : des personnes de tous âges qui célèbrent, prient et prennent soin les unes des autres. Qui que vous soyez et quelles que soient vos convictions, vous êtes les bienvenus parmi nous.",
  whatToExpect: "À quoi s’attendre",
  whatToExpectText:
    "Nous chantons, prions et écoutons la Bible ensemble. Ensuite, il y a du temps pour échanger. Les enfants sont les bienvenus dans tout ce que nous faisons.",
};
