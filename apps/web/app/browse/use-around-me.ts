import { useGeolocation } from './use-geolocation.ts'
import { useListSearch } from './use-list-search.ts'

/** Kilometres that « Autour de moi » looks around at first. */
const usualRadius = 50

/** Around where the visitor is, nearest first. */
export function useAroundMe() {
  const { change } = useListSearch()
  return useGeolocation((lonLat) => change({ autour: `${lonLat},${usualRadius}`, tri: 'distance' }))
}
