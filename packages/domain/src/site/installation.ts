export const GESTES = ['runlist', 'feuille', 'carte'] as const
export type Geste = (typeof GESTES)[number]

/** Answer to the install prompt; `montree`: shown without an answer. */
export type Reponse = 'acceptee' | 'refusee' | 'montree'

/** Local state of the install prompt (produit 14.13); never sent. */
export type Carnet = {
  /** Last day with a visit, and number of such days. */
  jour: string
  jours: number
  gestes: readonly Geste[]
  reponse: Reponse | null
}

export const CARNET_VIDE: Carnet = { jour: '', jours: 0, gestes: [], reponse: null }

export function recordJour(carnet: Carnet, jour: string): Carnet {
  if (jour <= carnet.jour) return carnet
  return { ...carnet, jour, jours: carnet.jours + 1 }
}

export function recordGeste(carnet: Carnet, geste: Geste): Carnet {
  if (carnet.gestes.includes(geste)) return carnet
  return { ...carnet, gestes: [...carnet.gestes, geste] }
}

/** The first answer stays; having been shown is none. */
export function recordReponse(carnet: Carnet, reponse: Reponse): Carnet {
  const isAnswered = carnet.reponse !== null && carnet.reponse !== 'montree'
  return isAnswered && reponse !== 'acceptee' ? carnet : { ...carnet, reponse }
}

const CALM =
  /^\/(?:home|profil|ma-runlist|mon-agenda|courses|parcours|training|calendrier|itineraires)$|^\/(?:courses\/[^/]+|parcours\/(?!tracer$)[^/]+)$/

export const isCalm = (path: string): boolean => CALM.test(path)

type Moment = {
  carnet: Carnet
  path: string
  pagesBefore: number
  /** Whether the browser can install the app and has not. */
  isPossible: boolean
}

/**
 * Whether to show the install prompt: once per device, after an action of a returning visitor, on a
 * calm page other than the first. A run-list item counts from the second day.
 */
export function mayOffer({ carnet, path, pagesBefore, isPossible }: Moment): boolean {
  if (!isPossible || pagesBefore < 1 || carnet.reponse !== null || !isCalm(path)) return false
  return carnet.gestes.some((geste) => geste !== 'runlist' || carnet.jours > 1)
}
