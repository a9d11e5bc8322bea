import type { DemandeBoucles } from '@foulee/contract/parcours/itineraires'
import { parseDuree } from '@foulee/domain/parcours/duree-saisie'
import { BOUCLE_METRES, BOUCLE_SECONDES } from '@foulee/domain/parcours/itineraire'
import type { Position } from '@foulee/domain/shared/geo'
import { formatDistanceShort, formatTemps } from '@foulee/domain/shared/mesure'
import { isTypeSurface } from '@foulee/domain/shared/surface'
import { readNumber } from '#ui/form/read-number.ts'

export type Mesure = 'longueur' | 'duree'

export type LoopErrors = Partial<Record<Mesure | 'denivele', string>>

const between = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max

const RANGES = {
  longueur: `Indiquez une longueur de ${formatDistanceShort(BOUCLE_METRES.min)} à ${formatDistanceShort(BOUCLE_METRES.max)}.`,
  duree: `Indiquez une durée de ${formatTemps(BOUCLE_SECONDES.min)} à ${formatTemps(BOUCLE_SECONDES.max)}\u00a0: 1h45.`,
  denivele: 'Indiquez un dénivelé en mètres, 5\u202f000 au plus.',
}

function readMesure(form: FormData, mesure: Mesure): number | null {
  const text = String(form.get(mesure) ?? '')
  if (mesure === 'duree') {
    const seconds = parseDuree(text)
    return seconds !== null && between(seconds, BOUCLE_SECONDES) ? seconds : null
  }
  const metres = Math.round((readNumber(text, 'km') ?? 0) * 1000)
  return between(metres, BOUCLE_METRES) ? metres : null
}

type LoopForm = { depart: Position; mesure: Mesure; epreuve?: number | null }

/**
 * Demand of a filled form, or what is wrong with it.
 * @param form `ressemblance`: the ground of the race is wanted
 */
export function readLoopDemand(
  form: FormData,
  { depart, mesure, epreuve = null }: LoopForm,
): { demand: DemandeBoucles } | { errors: LoopErrors } {
  const value = readMesure(form, mesure)
  const denivele = readNumber(String(form.get('denivele') ?? ''), 'm')
  const isClimbGood =
    denivele === null || (denivele !== undefined && between(denivele, { min: 0, max: 5000 }))
  if (value === null || !isClimbGood) {
    return {
      errors: {
        ...(value === null && { [mesure]: RANGES[mesure] }),
        ...(!isClimbGood && { denivele: RANGES.denivele }),
      },
    }
  }
  const terrain = String(form.get('terrain') ?? '')
  return {
    demand: {
      depart: [depart[0], depart[1]],
      ...(mesure === 'duree' ? { duree: value } : { longueur: value }),
      ...(denivele !== null && denivele !== undefined && { denivele: Math.round(denivele) }),
      ...(isTypeSurface(terrain) && { terrain }),
      ...(epreuve !== null && form.has('ressemblance') && { epreuves_id: epreuve }),
    },
  }
}
