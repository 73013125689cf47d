import type { StarterTexts } from "../starter-texts.ts";

export const en: StarterTexts = {
  home: "Home",
  about: "About us",
  events: "Events",
  homeDescription: "Welcome to {{church}} in {{city}}. See when we meet, what's coming up, and how to find us.",
  aboutDescription: "Who we are at {{church}}, and what to expect when you visit.",
  welcome: "Welcome to {{church}}",
  glad: "We're glad you're here. Come as you are.",
  aboutUs: "About us",
  visitUs: "Visit us",
  newHere: "New here?",
  newHereText:
    "You don't need to know anyone, dress up, or bring anything. Someone will greet you at the door and help you find your way.",
  times: "When we meet",
  timesText: "We'd love to see you. Contact us, and we'll tell you when our services start.",
  upcoming: "Upcoming events",
  give: "Give",
  giveText: "Your donation supports what we do together, here and beyond.",
  whoWeAre: "Who we are",
  whoWeAreText:
    "We're a church in {{city}} where people of all ages worship, pray, and look after one another. No matter who you are or what you believe, you're welcome.",
  whatToExpect: "What to expect",
  whatToExpectText:
    "We sing, pray, and listen to the Bible together. Afterward, there's time to talk. Children are always welcome.",
};
