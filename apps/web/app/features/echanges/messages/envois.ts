import type { Message } from '@foulee/contract/echanges/messages'

/** Where words go: a conversation, or somebody with whom there is none yet. */
export type Cible = { kind: 'canal' | 'membre'; id: number }

/** Words on their way. */
export type Envoi = {
  client_id: string
  /** Who wrote them: nobody else’s session sends them. */
  users_id: number
  cible: Cible
  texte: string
  reponse: Message['reponse']
  photos: readonly File[]
  traces: readonly File[]
  /** Metres around the ends of its tracks that do not leave; what an older version kept does not say. */
  rayon_masque?: number
  /** Milliseconds; the order in which they were written. */
  ecrit_le: number
  /** `attente`: it goes as soon as it can. `echec`: it was refused, and waits for what its author decides. */
  etat: 'attente' | 'envoi' | 'echec'
  /** Why it has not gone. */
  motif: string | null
  /** How much of it has left, 0 to 1, while it is on its way. */
  part: number
}

export const isSameCible = (a: Cible, b: Cible): boolean => a.kind === b.kind && a.id === b.id

const inOrder = (a: Envoi, b: Envoi): number => a.ecrit_le - b.ecrit_le

/** Adds those that are not there yet, in the order in which they were written. */
export function addEnvois(all: readonly Envoi[], added: readonly Envoi[]): Envoi[] {
  const known = new Set(all.map(({ client_id }) => client_id))
  return [...all, ...added.filter(({ client_id }) => !known.has(client_id))].toSorted(inOrder)
}

export const changeEnvoi = (
  all: readonly Envoi[],
  client_id: string,
  change: Partial<Pick<Envoi, 'etat' | 'motif' | 'cible' | 'part'>>,
): Envoi[] => all.map((one) => (one.client_id === client_id ? { ...one, ...change } : one))

export const dropEnvoi = (all: readonly Envoi[], client_id: string): Envoi[] =>
  all.filter((one) => one.client_id !== client_id)

/** What may go now: of each place the first that waits, unless one is going there already. */
export function listReady(all: readonly Envoi[]): Envoi[] {
  const ready: Envoi[] = []
  for (const envoi of all) {
    const isBusy = all.some((one) => one.etat === 'envoi' && isSameCible(one.cible, envoi.cible))
    const hasTurn = !ready.some((one) => isSameCible(one.cible, envoi.cible))
    if (envoi.etat === 'attente' && !isBusy && hasTurn) ready.push(envoi)
  }
  return ready
}
