import { useState } from 'react'

const refusals: Readonly<Record<number, string>> = {
  1: 'La localisation est refusée. Autorisez-la dans les réglages du navigateur, ou choisissez un département.',
  2: 'Votre position n’a pas pu être trouvée. Choisissez un département.',
  3: 'Votre position tarde à venir. Réessayez.',
}

/** A hundred metres are enough to say what is near, and say less of who asks. */
const round = (degrees: number) => Number(degrees.toFixed(3))

/** Asks where the visitor is, as `lon,lat`; `message` says what is going on, or what went wrong. */
export function useGeolocation(onFound: (lonLat: string) => void) {
  const [message, setMessage] = useState('')
  const [isLocating, setIsLocating] = useState(false)
  const end = (text: string) => {
    setIsLocating(false)
    setMessage(text)
  }
  const locate = () => {
    if (!('geolocation' in navigator)) {
      end(refusals[2] ?? '')
      return
    }
    setIsLocating(true)
    setMessage('Recherche de votre position…')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        end('')
        onFound(`${round(coords.longitude)},${round(coords.latitude)}`)
      },
      ({ code }) => end(refusals[code] ?? ''),
      { timeout: 10_000, maximumAge: 60_000 },
    )
  }
  return { locate, isLocating, message }
}
