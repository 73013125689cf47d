import type { StarterTexts } from "../starter-texts.ts";

export const pt: StarterTexts = {
  home: "Início",
  about: "Sobre nós",
  events: "Eventos",
  homeDescription: "Bem-vindo à {{church}} em {{city}}. Quando nos reunimos, o que vem a seguir e como nos encontrar.",
  aboutDescription: "Quem somos na {{church}} e o que esperar de uma visita.",
  welcome: "Bem-vindo à {{church}}",
  glad: "Que bom ter você aqui. Venha como você é.",
  aboutUs: "Sobre nós",
  visitUs: "Visite-nos",
  newHere: "É a sua primeira vez?",
  newHereText:
    "Você não precisa conhecer ninguém, vestir-se de forma especial nem trazer nada. Alguém vai receber você à porta e ajudar a encontrar o caminho.",
  times: "Quando nos reunimos",
  timesText: "Gostaríamos muito de ver você. Entre em contato e informaremos os horários dos nossos cultos.",
  upcoming: "Próximos eventos",
  give: "Doar",
  giveText: "Sua doação apoia o que fazemos juntos, aqui e além.",
  whoWeAre: "Quem somos",
  whoWeAreText:
    "Somos uma igreja em {{city}}: pessoas de todas as idades que adoram, oram e cuidam umas das outras. Seja você quem for e creia no que crer, é bem-vindo entre nós.",
  whatToExpect: "O que esperar",
  whatToExpectText:
    "Cantamos, oramos e ouvimos a Bíblia juntos. Depois há tempo para conversar. As crianças são bem-vindas em tudo o que fazemos.",
};
