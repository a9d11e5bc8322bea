import type { SeanceMesuree, SemaineMesuree } from '@foulee/domain/entrainement/plan-volume'
import type { DemoPlan } from './demo-plan.ts'
import { type DemoSeance, findSeanceAuTemps } from './demo-seance.ts'
import { DEMO_SEANCES } from './list.ts'

const BY_CODE: ReadonlyMap<string, DemoSeance> = new Map(
  DEMO_SEANCES.map((seance) => [seance.code, seance]),
)

/** The session that a plan names: of the library, else one of that kind and length. */
export function findDemoSeance(code: string): DemoSeance | undefined {
  return BY_CODE.get(code) ?? findSeanceAuTemps(code)
}

/** A demo plan as the rules of plans read it, with the times and loads that its sessions say. */
export function measureDemoPlan({ code, semaines }: DemoPlan): SemaineMesuree[] {
  let cle = 0
  return semaines.map(({ phase, seances }) => ({
    phase,
    seances: seances.map(({ jour, code: named }): SeanceMesuree => {
      const seance = findDemoSeance(named)
      if (!seance) throw new Error(`No session ${named} in plan ${code}`)
      cle += 1
      const { titre, sport, objectif, minutes, rpe } = seance
      return {
        cle,
        jour,
        titre,
        sport,
        objectif,
        duree: minutes * 60,
        charge: minutes * rpe,
        distance: null,
      }
    }),
  }))
}
