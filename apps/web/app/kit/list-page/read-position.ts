export type Refus = 'refusee' | 'introuvable' | 'tarde' | 'sans_https'

const CODES: Readonly<Record<number, Refus>> = { 1: 'refusee', 2: 'introuvable', 3: 'tarde' }

/** Timeouts in milliseconds: for the device, and for an unanswered permission prompt. */
const MOST = { device: 10_000, answer: 20_000 }

/** About 100 m: enough for « nearby », and less personal. */
const round = (degrees: number) => Number(degrees.toFixed(3))

type Browser = {
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined
  isSecure: boolean
}

/**
 * Position as `lon,lat`, or the reason of the failure; also settles when the browser never calls
 * back.
 */
export function readPosition({ geolocation, isSecure }: Browser) {
  return new Promise<{ lonLat: string } | { refus: Refus }>((resolve) => {
    if (!isSecure) return resolve({ refus: 'sans_https' })
    if (!geolocation) return resolve({ refus: 'introuvable' })
    const late = setTimeout(() => resolve({ refus: 'tarde' }), MOST.answer)
    const settle = (found: { lonLat: string } | { refus: Refus }) => {
      clearTimeout(late)
      resolve(found)
    }
    return geolocation.getCurrentPosition(
      ({ coords }) => settle({ lonLat: `${round(coords.longitude)},${round(coords.latitude)}` }),
      ({ code }) => settle({ refus: CODES[code] ?? 'introuvable' }),
      { timeout: MOST.device, maximumAge: 60_000 },
    )
  })
}

export const readBrowserPosition = () =>
  readPosition({ geolocation: navigator.geolocation, isSecure: window.isSecureContext })

const RAISONS: Readonly<Record<Refus, string>> = {
  refusee: 'La localisation est refusée dans votre navigateur.',
  introuvable: 'Votre position n’a pas pu être trouvée.',
  tarde: 'Votre position tarde à venir.',
  sans_https: 'Votre navigateur ne donne pas votre position à une page sans https.',
}

/**
 * Message of a refusal.
 * @param ville town of the profile used instead; null without one
 */
export const formatRefus = (refus: Refus, ville: string | null): string =>
  ville
    ? `${RAISONS[refus]} Recherche autour de la ville de votre profil\u00a0: ${ville}.`
    : `${RAISONS[refus]} Dites autour de quelle ville chercher.`
