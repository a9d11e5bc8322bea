import { parseAutour } from '@foulee/domain/shared/geo'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useFindOwnTown, type Ville } from '#kit/places/own-town.ts'
import { formatRefus, type Refus, readBrowserPosition } from './read-position.ts'
import { useListSearch } from './use-list-search.ts'

const USUAL_KM = 50

type AroundMe = {
  locate: () => void
  isLocating: boolean
  choose: (ville: Ville) => void
  /** Reason of a refusal, while the list shows the fallback; else empty. */
  message: string
}

const Around = createContext<AroundMe | null>(null)

export function useAroundMe(): AroundMe {
  const around = useContext(Around)
  if (!around) throw new Error('A circle stands in a ListKindProvider.')
  return around
}

type Answer = { refus: Refus; ville: Ville | null }

export function AroundMeProvider({ children }: { children: ReactNode }) {
  const { filters, change } = useListSearch()
  const findOwnTown = useFindOwnTown()
  const [isLocating, setLocating] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const near = parseAutour(filters.autour ?? '')
  const lookAround = (lonLat: string, lieu?: string) => {
    const rayon_km = near?.rayon_km ?? USUAL_KM
    change({ autour: `${lonLat},${rayon_km}`, lieu: lieu ?? null, tri: 'distance' })
  }
  const locate = async () => {
    setLocating(true)
    setAnswer(null)
    const found = await readBrowserPosition()
    const ville = 'refus' in found ? await findOwnTown() : null
    setLocating(false)
    if ('lonLat' in found) return lookAround(found.lonLat)
    setAnswer({ refus: found.refus, ville })
    if (ville) lookAround(ville.lonLat, ville.nom)
  }
  const choose = ({ lonLat, nom }: Ville) => {
    setAnswer(null)
    lookAround(lonLat, nom)
  }
  const isShown = answer && (answer.ville?.lonLat ?? '') === (near?.position.join(',') ?? '')
  const message = isShown ? formatRefus(answer.refus, answer.ville?.nom ?? null) : ''
  return (
    <Around value={{ locate: () => void locate(), isLocating, choose, message }}>{children}</Around>
  )
}
