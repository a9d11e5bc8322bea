import { useState } from 'react'
import { formatRefus, readBrowserPosition } from './read-position.ts'

/** Geolocates, as `lon,lat`; `message` gives the progress or the failure. */
export function useGeolocation(onFound: (lonLat: string) => void) {
  const [message, setMessage] = useState('')
  const [isLocating, setLocating] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const locate = async () => {
    setLocating(true)
    setRefused(false)
    setMessage('Recherche de votre position…')
    const found = await readBrowserPosition()
    setLocating(false)
    setRefused('refus' in found)
    setMessage('refus' in found ? formatRefus(found.refus, null) : '')
    if ('lonLat' in found) onFound(found.lonLat)
  }
  return { locate: () => void locate(), isLocating, isRefused, message }
}
