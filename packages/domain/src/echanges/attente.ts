export type Attente = { notices: number; messages: number }

/**
 * Produit 14.13: number on the app icon. An unread conversation also has a notification, so the
 * greater of the two counts is shown, not the sum.
 */
export const countWaiting = ({ notices, messages }: Attente): number => Math.max(notices, messages)
