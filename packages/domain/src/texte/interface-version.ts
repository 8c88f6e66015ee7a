/** The version label of the interface: sent as `x-frontendversion` and shown on every page (specification 1, section 9). */
export const INTERFACE_VERSION = 'ODU-v0.8.0';
