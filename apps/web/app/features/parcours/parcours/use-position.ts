import { type Fix, type Located, locateOnWay, type Way } from '@foulee/trace/locate'
import { useEffect, useState } from 'react'
import { useLooked } from '#ui/wake-lock.ts'

export type Following = {
  /** Where the receiver says that one is, and where that is on the way. */
  fix: Fix | null
  located: Located | null
  /** Why there is no position. */
  trouble: string | null
}

const NOTHING: Following = { fix: null, located: null, trouble: null }

const TROUBLES: Readonly<Record<number, string>> = {
  1: 'La localisation est refusée. Autorisez-la dans les réglages du navigateur.',
  2: 'Votre position n’est pas connue pour l’instant. Sous les arbres ou entre des murs, elle peut tarder.',
  3: 'Votre position tarde à venir.',
}
/** A position may be as old as this, in milliseconds: a runner makes ten metres, and the receiver rests. */
const OPTIONS = { enableHighAccuracy: true, maximumAge: 3_000, timeout: 30_000 }

/**
 * Follows one's position on the way while `isOn` and the page is looked at: a receiver that runs in a
 * pocket empties the phone. Nothing of it leaves the page.
 */
export function usePosition(way: Way, isOn: boolean): Following {
  const [following, setFollowing] = useState(NOTHING)
  const isLooked = useLooked()
  useEffect(() => {
    if (!isOn || !isLooked) return
    if (!('geolocation' in navigator)) {
      setFollowing({ ...NOTHING, trouble: 'Cet appareil ne donne pas de position.' })
      return
    }
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { longitude, latitude, accuracy } }) => {
        const fix = { lon: longitude, lat: latitude, accuracy }
        setFollowing(({ located }) => ({
          fix,
          located: locateOnWay(way, fix, located),
          trouble: null,
        }))
      },
      ({ code }) => setFollowing((known) => ({ ...known, trouble: TROUBLES[code] ?? null })),
      OPTIONS,
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [way, isOn, isLooked])
  return isOn ? following : NOTHING
}
