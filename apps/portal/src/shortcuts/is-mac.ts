export const isMac = (): boolean => navigator.userAgent.includes("Mac");
