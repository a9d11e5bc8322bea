import type { Message } from '@foulee/contract/echanges/messages'

/** Destination of a message: a conversation, or a member without one yet. */
export type Cible = { kind: 'canal' | 'membre'; id: number }

export type Envoi = {
  client_id: string
  /** Author: another member's session never sends it. */
  users_id: number
  cible: Cible
  texte: string
  reponse: Message['reponse']
  photos: readonly File[]
  traces: readonly File[]
  /**
   * Privacy radius in metres around both ends of the tracks; absent in messages stored by older
   * versions.
   */
  rayon_masque?: number
  /** Timestamp in milliseconds; sets the order. */
  ecrit_le: number
  /** `attente`: sent as soon as possible. `echec`: refused, waits for its author's decision. */
  etat: 'attente' | 'envoi' | 'echec'
  motif: string | null
  part: number
}

export const isSameCible = (a: Cible, b: Cible): boolean => a.kind === b.kind && a.id === b.id

const inOrder = (a: Envoi, b: Envoi): number => a.ecrit_le - b.ecrit_le

export function addEnvois(all: readonly Envoi[], added: readonly Envoi[]): Envoi[] {
  const known = new Set(all.map(({ client_id }) => client_id))
  return [...all, ...added.filter(({ client_id }) => !known.has(client_id))].toSorted(inOrder)
}

export const changeEnvoi = (
  all: readonly Envoi[],
  client_id: string,
  change: Partial<Pick<Envoi, 'etat' | 'motif' | 'cible' | 'part'>>,
): Envoi[] => all.map((envoi) => (envoi.client_id === client_id ? { ...envoi, ...change } : envoi))

export const dropEnvoi = (all: readonly Envoi[], client_id: string): Envoi[] =>
  all.filter((envoi) => envoi.client_id !== client_id)

export function listReady(all: readonly Envoi[]): Envoi[] {
  const ready: Envoi[] = []
  for (const envoi of all) {
    const isBusy = all.some((item) => item.etat === 'envoi' && isSameCible(item.cible, envoi.cible))
    const hasTurn = !ready.some((item) => isSameCible(item.cible, envoi.cible))
    if (envoi.etat === 'attente' && !isBusy && hasTurn) ready.push(envoi)
  }
  return ready
}
