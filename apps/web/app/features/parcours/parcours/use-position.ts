import { type Fix, type Located, locateOnWay, type Way } from '@foulee/trace/locate'
import { useEffect, useState } from 'react'
import { useLooked } from '#ui/wake-lock.ts'

export type Following = {
  fix: Fix | null
  located: Located | null
  trouble: string | null
}

const NOTHING: Following = { fix: null, located: null, trouble: null }

const TROUBLES: Readonly<Record<number, string>> = {
  1: 'La localisation est refusée. Autorisez-la dans les réglages du navigateur.',
  2: 'Votre position n’est pas connue pour l’instant. Sous les arbres ou entre des murs, elle peut tarder.',
  3: 'Votre position tarde à venir.',
}
/** `maximumAge` saves battery: a runner moves ten metres in three seconds. */
const OPTIONS = { enableHighAccuracy: true, maximumAge: 3_000, timeout: 30_000 }

/**
 * Position on the route while `isOn` and the page is visible, to save battery. It never leaves the
 * page.
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
