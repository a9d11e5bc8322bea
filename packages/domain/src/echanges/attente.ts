/** What waits for a member: notices that are not read, conversations with something unread and requests. */
export type Attente = { notices: number; messages: number }

/**
 * Produit 14.13: the number on the icon. A conversation that waits has its notice too, so that the two are not added
 * up: the greater one tells of both.
 */
export const countWaiting = ({ notices, messages }: Attente): number => Math.max(notices, messages)
