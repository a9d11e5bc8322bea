/** What shows that somebody comes back: something in the run list, a roadbook, the card. */
export const GESTES = ['runlist', 'feuille', 'carte'] as const
export type Geste = (typeof GESTES)[number]

/** What was said to the offer; `montree`: it was shown, and nothing was said. */
export type Reponse = 'acceptee' | 'refusee' | 'montree'

/** What a device remembers of it (produit 14.13): nothing of this leaves it. */
export type Carnet = {
  /** The last day with a visit, and how many days had one. */
  jour: string
  jours: number
  gestes: readonly Geste[]
  reponse: Reponse | null
}

export const CARNET_VIDE: Carnet = { jour: '', jours: 0, gestes: [], reponse: null }

/** A visit on this day; several on one day are one. */
export function noteJour(carnet: Carnet, jour: string): Carnet {
  if (jour <= carnet.jour) return carnet
  return { ...carnet, jour, jours: carnet.jours + 1 }
}

export function noteGeste(carnet: Carnet, geste: Geste): Carnet {
  if (carnet.gestes.includes(geste)) return carnet
  return { ...carnet, gestes: [...carnet.gestes, geste] }
}

/** What was answered first stays; having been shown is no answer. */
export function noteReponse(carnet: Carnet, reponse: Reponse): Carnet {
  const isAnswered = carnet.reponse !== null && carnet.reponse !== 'montree'
  return isAnswered && reponse !== 'acceptee' ? carnet : { ...carnet, reponse }
}

/** Pages at rest: nothing is written, paid or bought there. */
const CALM =
  /^\/(?:home|profil|ma-runlist|mon-agenda|courses|parcours|training|calendrier|itineraires)$|^\/(?:courses|parcours)\/[^/]+$/

export const isCalm = (path: string): boolean => CALM.test(path)

type Moment = {
  carnet: Carnet
  /** The page that one has just arrived on, and how many were seen before it in this window. */
  path: string
  pagesBefore: number
  /** Whether this browser can install it, and has not yet. */
  isPossible: boolean
}

/**
 * Whether installing is offered now: once on a device, after a deed that shows that one comes back, on a page at
 * rest that is not the first one. Something in the run list counts from the second day on.
 */
export function mayOffer({ carnet, path, pagesBefore, isPossible }: Moment): boolean {
  if (!isPossible || pagesBefore < 1 || carnet.reponse !== null || !isCalm(path)) return false
  return carnet.gestes.some((geste) => geste !== 'runlist' || carnet.jours > 1)
}
