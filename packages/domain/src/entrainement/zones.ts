import type { Cible, CibleChiffree } from './step.ts'
import { MESURES_ZONE, type ModeleZones, type Plage, type Zone } from './zone.ts'
import { MODELES_ZONES } from './zones-modeles.ts'

/** Where zones are looked up. Nothing else in the product knows a zone by its code. */

const BY_CODE: ReadonlyMap<string, Zone> = new Map(
  MODELES_ZONES.flatMap(({ zones }) => zones.map((zone) => [zone.code.toUpperCase(), zone])),
)

/** The zone with this code, whatever the case of its letters; undefined when there is none. */
export const findZone = (code: string): Zone | undefined => BY_CODE.get(code.toUpperCase())

/** All models, or the zones of one: from the easiest to the hardest. */
export const listModelesZones = (): readonly ModeleZones[] => MODELES_ZONES
export function listZones(modele?: ModeleZones['code']): readonly Zone[] {
  return MODELES_ZONES.filter(({ code }) => !modele || code === modele).flatMap(
    ({ zones }) => zones,
  )
}

/** What a zone asks of a runner: the first of its ranges, in the order of `MESURES_ZONE`. */
function getPlage({ plages }: Zone): { type: CibleChiffree } & Plage {
  for (const type of MESURES_ZONE) {
    const plage = plages[type]
    if (plage) return { type, ...plage }
  }
  // A test reads every zone: each has a range.
  return { type: 'rpe', min: 1, max: 10 }
}

/** The target of a step whose author named this zone. */
export const targetZone = (zone: Zone): Exclude<Cible, { type: 'libre' }> => ({
  ...getPlage(zone),
  zone: zone.code,
})
