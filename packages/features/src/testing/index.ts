export { renderScreen, type Screen } from "./render-screen.tsx";
