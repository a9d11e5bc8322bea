import { parsePosition } from '@foulee/domain/shared/position-saisie'
import type { LoopStart } from '#features/parcours/shared/tracer-paths.ts'

const readCount = (text: string | null): number | null => {
  const value = Number(text)
  return text && Number.isFinite(value) && value > 0 ? Math.round(value) : null
}

/** Null without a demand in the address. */
export function readLoopStart(search: URLSearchParams): LoopStart | null {
  if (!search.has('boucle')) return null
  return {
    depart: parsePosition(search.get('depart') ?? ''),
    longueur: readCount(search.get('longueur')),
    duree: readCount(search.get('duree')),
    denivele: readCount(search.get('denivele')),
    epreuve: readCount(search.get('epreuve')),
  }
}
