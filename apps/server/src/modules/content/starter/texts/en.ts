import type { StarterTexts } from "../starter-texts.ts";

export const en: StarterTexts = {
  home: "Home",
  about: "About us",
  events: "Events",
  homeDescription: "Welcome to {{church}} in {{city}}. See when we meet, what is coming up, and how to find us.",
  aboutDescription: "Who we are at {{church}}, and what to expect when you visit.",
  welcome: "Welcome to {{church}}",
  glad: "We are glad that you are here. Come as you are.",
  aboutUs: "About us",
  visitUs: "Visit us",
  newHere: "New here?",
  newHereText:
    "You do not need to know anyone, dress up, or bring anything. Somebody will greet you at the door and help you find your way.",
  times: "When we meet",
  timesText: "We would love to see you. Please get in touch, and we will tell you the times of our services.",
  upcoming: "Upcoming events",
  give: "Give",
  giveText: "Your gift supports what we do together, here and beyond.",
  whoWeAre: "Who we are",
  whoWeAreText:
    "We are a church in {{city}}: people of all ages who worship, pray and look after one another. Whoever you are and whatever you believe, you are welcome among us.",
  whatToExpect: "What to expect",
  whatToExpectText:
    "We sing, pray, and listen to the Bible together. Afterwards there is time to talk. Children are welcome in everything we do.",
};
