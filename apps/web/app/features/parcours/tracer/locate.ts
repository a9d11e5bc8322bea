import type { Position } from '@foulee/domain/shared/geo'

const REFUSALS: Readonly<Record<number, string>> = {
  1: 'La localisation est refusée. Autorisez-la dans les réglages du navigateur.',
  2: 'Votre position n’a pas pu être trouvée.',
  3: 'Votre position tarde à venir. Réessayez.',
}

export class LocationError extends Error {}

/** Exact position of the device. @throws LocationError with words for its reader */
export const locate = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    const refuse = (code: number) => reject(new LocationError(REFUSALS[code] ?? REFUSALS[2]))
    if (!('geolocation' in navigator)) return refuse(2)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      ({ code }) => refuse(code),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    )
  })
