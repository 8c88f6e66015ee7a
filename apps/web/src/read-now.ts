/** The instant of this device's clock, as the contract writes it: what a form that is sent says of its own time. */
export const readNow = (): string => new Date().toISOString();
