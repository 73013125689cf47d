import type { StarterTexts } from "../starter-texts.ts";

export const tl: StarterTexts = {
  home: "Home",
  about: "Tungkol sa amin",
  events: "Mga event",
  homeDescription:
    "Maligayang pagdating sa {{church}} sa {{city}}. Alamin kung kailan kami nagtitipon, ano ang susunod, at paano kami mahahanap.",
  aboutDescription: "Kung sino kami sa {{church}}, at ano ang aasahan sa iyong pagbisita.",
  welcome: "Maligayang pagdating sa {{church}}",
  glad: "Natutuwa kaming narito ka. Halika kung ano ka man.",
  aboutUs: "Tungkol sa amin",
  visitUs: "Bisitahin kami",
  newHere: "Bago ka ba rito?",
  newHereText:
    "Hindi mo kailangang may kakilala, magbihis nang magara, o magdala ng anuman. May sasalubong sa iyo sa pinto at tutulong sa iyo.",
  times: "Kailan kami nagtitipon",
  timesText: "Gusto ka naming makita. Makipag-ugnayan sa amin at sasabihin namin ang oras ng aming mga pagsamba.",
  upcoming: "Mga paparating na event",
  give: "Magbigay",
  giveText: "Sinusuportahan ng donasyon mo ang ginagawa natin nang sama-sama, dito at sa ibang lugar.",
  whoWeAre: "Sino kami",
  whoWeAreText:
    "Kami ay isang simbahan sa {{city}}: mga taong iba’t iba ang edad na sumasamba, nananalangin, at nagmamalasakitan. Sino ka man at anuman ang pinaniniwalaan mo, tanggap ka namin.",
  whatToExpect: "Ano ang aasahan",
  whatToExpectText:
    "Sama-sama kaming umaawit, nananalangin, at nakikinig sa Biblia. Pagkatapos ay may oras para magkuwentuhan. Malugod na tinatanggap ang mga bata sa lahat ng ginagawa namin.",
};
