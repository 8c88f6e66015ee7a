/** A name of this machine alone (RFC 6761, 6.3). */
export const isLocalName = (name: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(name) || name.endsWith('.localhost');
