import type {
  MonPlan,
  Plan,
  PlanCard,
  SeanceLue,
  SemaineLue,
} from '@foulee/contract/entrainement/plan'
import type { SeancePlacee, SemainePlan } from '@foulee/domain/entrainement/plan'
import { REPERES_COMPARAISON, sumMesure } from '@foulee/domain/entrainement/plan-volume'
import { writeRaccourci } from '@foulee/domain/entrainement/raccourci-write'
import { sumSteps } from '@foulee/domain/entrainement/totaux'
import { getStatut } from '@foulee/domain/shared/publication'
import { presentAuteur } from '#features/entrainement/auteur.ts'
import type { PlanFacts } from './plans.queries.ts'

export const SANS_TITRE = 'Plan sans titre'

export const presentCard = (row: PlanFacts): PlanCard => ({
  id: row.id,
  slug: row.slug,
  slug_key: row.slug,
  titre: row.titre || SANS_TITRE,
  sport: row.sport,
  niveau: row.niveau,
  objectif: row.objectif,
  distance_cible: row.distance_cible,
  denivele_cible: row.denivele_cible,
  nb_semaines: row.nb_semaines,
  seances_par_semaine: row.seances_par_semaine,
  charges: row.charges,
  prix: row.prix,
  premium: row.premium,
  coach: presentAuteur(row.auteur),
  note: row.note_moyenne,
  nb_notes: row.nb_notes,
  statut: getStatut(row.etat),
  updated_at: new Date(row.updated_at).toISOString(),
})

export const presentMine = (row: PlanFacts): MonPlan => ({
  ...presentCard(row),
  renvoi_motif: row.renvoi_motif,
})

export const measureSeance = (seance: SeancePlacee) => ({
  ...seance,
  ...sumSteps(seance.steps, REPERES_COMPARAISON),
})

const presentSeance = (seance: SeancePlacee): SeanceLue => {
  const { steps, cle, jour, titre, sport, objectif, description, denivele } = seance
  const { duree, distance, charge } = sumSteps(steps)
  return {
    ...{ cle, jour, titre, sport, objectif, description, denivele },
    totaux: { duree, distance, charge },
    raccourci: writeRaccourci(steps),
    steps: steps as SeanceLue['steps'],
  }
}

const isSample = (index: number, count: number) => index === 0 || index === Math.floor(count / 2)

/** @param isWhole all weeks in full, or the sample with the figures of the others */
export const presentWeeks = (weeks: readonly SemainePlan[], isWhole: boolean): SemaineLue[] =>
  weeks.map(({ phase, note, seances }, index) => {
    const measured = seances.map(measureSeance)
    const est_reservee = !isWhole && !isSample(index, weeks.length)
    return {
      numero: index + 1,
      phase,
      note,
      nb_seances: seances.length,
      totaux: {
        duree: sumMesure(measured, 'duree'),
        distance: sumMesure(measured, 'distance'),
        charge: sumMesure(measured, 'charge'),
      },
      est_reservee,
      seances: est_reservee ? [] : seances.map(presentSeance),
    }
  })

export const isFree = ({ prix, premium }: { prix: number; premium: boolean }) =>
  prix === 0 && !premium

export const presentPlan = (row: PlanFacts, weeks: readonly SemainePlan[]): Plan => ({
  ...presentCard(row),
  description: row.description,
  semaines: presentWeeks(weeks, isFree(row)),
})

export const listCharges = (weeks: readonly SemainePlan[]) =>
  weeks.map(({ seances }) => sumMesure(seances.map(measureSeance), 'charge'))
