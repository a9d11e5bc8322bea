/** Reason why nobody knows where the reader is. */
export type Refus = 'refusee' | 'introuvable' | 'tarde' | 'sans_https'

const CODES: Readonly<Record<number, Refus>> = { 1: 'refusee', 2: 'introuvable', 3: 'tarde' }

/** Milliseconds: what a device may take, and what a question may stay unanswered that a browser asks. */
const MOST = { device: 10_000, answer: 20_000 }

/** A hundred metres are enough to say what is near, and say less of who asks. */
const round = (degrees: number) => Number(degrees.toFixed(3))

type Browser = {
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined
  isSecure: boolean
}

/** Position of the reader as `lon,lat`, or the reason why nobody knows it: also where the browser never answers. */
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
 * What is said of it where one looks.
 * @param ville the town of the profile that is taken instead; null where there is none
 */
export const sayRefus = (refus: Refus, ville: string | null): string =>
  ville
    ? `${RAISONS[refus]} Recherche autour de la ville de votre profil\u00a0: ${ville}.`
    : `${RAISONS[refus]} Dites autour de quelle ville chercher.`
