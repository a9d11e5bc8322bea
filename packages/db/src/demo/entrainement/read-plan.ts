import type { SeancePlacee } from '@foulee/domain/entrainement/plan'
import {
  REPERES_COMPARAISON,
  type SeanceMesuree,
  type SemaineMesuree,
} from '@foulee/domain/entrainement/plan-volume'
import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import type { ContenuSeance } from '@foulee/domain/entrainement/seance'
import { getTotaux } from '@foulee/domain/entrainement/totaux'
import type { DemoPlan, DemoSemaine } from './demo-plan.ts'
import { type DemoSeance, findSeanceAuTemps } from './demo-seance.ts'
import { DEMO_SEANCES } from './list.ts'

const BY_CODE: ReadonlyMap<string, DemoSeance> = new Map(
  DEMO_SEANCES.map((seance) => [seance.code, seance]),
)

export function findDemoSeance(code: string): DemoSeance | undefined {
  return BY_CODE.get(code) ?? findSeanceAuTemps(code)
}

export function readDemoSeance(seance: DemoSeance): ContenuSeance {
  const { titre, sport, objectif, description, denivele, raccourci } = seance
  const read = readRaccourci(raccourci)
  if ('refus' in read) throw new Error(`${seance.code}: ${read.refus.message}`)
  return { titre, sport, objectif, description, steps: read.steps, denivele }
}

type SemaineLue = Omit<DemoSemaine, 'seances'> & { seances: SeancePlacee[] }

export function readDemoPlan({ code, semaines }: DemoPlan): SemaineLue[] {
  let cle = 0
  return semaines.map(({ phase, note, seances }) => ({
    phase,
    note,
    seances: seances.map(({ jour, code: named }) => {
      const seance = findDemoSeance(named)
      if (!seance) throw new Error(`No session ${named} in plan ${code}`)
      cle += 1
      return { ...readDemoSeance(seance), cle, jour }
    }),
  }))
}

export function measureDemoPlan(plan: DemoPlan): SemaineMesuree[] {
  return readDemoPlan(plan).map(({ phase, seances }) => ({
    phase,
    seances: seances.map((seance): SeanceMesuree => {
      const { duree, distance, charge } = getTotaux(seance.steps, REPERES_COMPARAISON)
      return {
        ...seance,
        duree: duree.valeur,
        distance: distance.valeur,
        charge: charge.valeur,
      }
    }),
  }))
}
