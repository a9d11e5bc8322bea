import type { Cible, CibleChiffree } from './step.ts'
import { MESURES_ZONE, type ModeleZones, type Plage, type Zone } from './zone.ts'
import { MODELES_ZONES } from './zones-modeles.ts'

const BY_CODE: ReadonlyMap<string, Zone> = new Map(
  MODELES_ZONES.flatMap(({ zones }) => zones.map((zone) => [zone.code.toUpperCase(), zone])),
)

export const findZone = (code: string): Zone | undefined => BY_CODE.get(code.toUpperCase())

export const listModelesZones = (): readonly ModeleZones[] => MODELES_ZONES
export function listZones(modele?: ModeleZones['code']): readonly Zone[] {
  return MODELES_ZONES.filter(({ code }) => !modele || code === modele).flatMap(
    ({ zones }) => zones,
  )
}

function getPlage({ plages }: Zone): { type: CibleChiffree } & Plage {
  for (const type of MESURES_ZONE) {
    const plage = plages[type]
    if (plage) return { type, ...plage }
  }
  // Unreachable: a test checks that each zone has a range.
  return { type: 'rpe', min: 1, max: 10 }
}

export const targetZone = (zone: Zone): Exclude<Cible, { type: 'libre' }> => ({
  ...getPlage(zone),
  zone: zone.code,
})
