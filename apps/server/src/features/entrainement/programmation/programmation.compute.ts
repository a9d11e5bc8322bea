import type { Apercu, Demande } from '@foulee/contract/entrainement/programmation'
import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import type { Conflit, ElementAgenda } from '@foulee/domain/entrainement/conflits'
import { findConflits } from '@foulee/domain/entrainement/conflits'
import type { SeancePlacee, SemainePlan } from '@foulee/domain/entrainement/plan'
import { type Programme, programPlan } from '@foulee/domain/entrainement/programmation'
import { parisDate } from '@foulee/domain/heure-paris'
import type { Services } from '../../../services.ts'
import { listElements } from '../agenda/elements.ts'
import { measureSeance } from '../plans/plans.presenter.ts'
import { findEpreuves } from './epreuves.queries.ts'
import { findSuivies, type SuiviRow } from './suivis.queries.ts'

type Context = Pick<Services, 'registry'> & { db: Db | Tx }
type Asked = { suivi: SuiviRow; demande: Demande; now: Date }
type Computed = { programme: Programme; semaines: SemainePlan[] }

/**
 * Where each session of a plan would stand.
 * @throws ApiError `programmation_impossible` with what to do, `epreuve_introuvable`
 */
export async function computeProgramme(
  db: Db | Tx,
  { suivi, demande, now }: Asked,
): Promise<Computed> {
  const semaines = await findSuivies(db, suivi)
  const { jours, jour_long = null } = demande
  const programme = programPlan(
    semaines.map(({ phase, seances }) => ({ phase, seances: seances.map(measureSeance) })),
    {
      depart: await readDepart(db, demande, parisDate(now)),
      jours,
      jour_long,
      aujourdhui: parisDate(now),
    },
  )
  if (programme.refus) {
    throw new ApiError('programmation_impossible', { message: programme.refus.phrase })
  }
  return { programme, semaines }
}

/** From which day the plan runs, or to which race it leads. */
async function readDepart(
  db: Db | Tx,
  { debut, fin, epreuves_id }: Demande,
  today: string,
): Promise<{ type: 'debut' | 'course'; jour: string }> {
  if (epreuves_id) {
    const epreuve = (await findEpreuves(db, [epreuves_id])).get(epreuves_id)
    if (!epreuve) throw new ApiError('epreuve_introuvable')
    if (epreuve.est_annulee || !epreuve.date) {
      const message = 'Cette course n’a pas de date, ou n’aura pas lieu. Choisissez-en une autre.'
      throw new ApiError('programmation_impossible', { message })
    }
    return { type: 'course', jour: epreuve.date }
  }
  if (fin) return { type: 'course', jour: fin }
  return { type: 'debut', jour: debut ?? today }
}

/** The same as a person reads it before it is written, with what it would be in the way of. */
export async function previewProgramme(context: Context, asked: Asked): Promise<Apercu> {
  const { programme, semaines } = await computeProgramme(context.db, asked)
  const seances = new Map(
    semaines.flatMap((week) => week.seances.map((seance) => [seance.cle, seance] as const)),
  )
  const { debut, fin, lignes, laissees, notes } = programme
  return {
    debut,
    fin,
    lignes: lignes.map((ligne) => ({ ...ligne, titre: titleOf(seances.get(ligne.cle)) })),
    laissees: laissees.map(({ semaine, cle, phrase }) => ({
      semaine,
      cle,
      titre: titleOf(seances.get(cle)),
      raison: phrase,
    })),
    notes: notes.map(({ phrase }) => phrase),
    conflits: (await findNewConflits(context, asked, programme, seances)).map(
      ({ jour, phrase }) => ({ jour, message: phrase }),
    ),
  }
}

const titleOf = (seance: SeancePlacee | undefined) => seance?.titre || 'Séance'

/** What the sessions would be in the way of; what is in its own way already is not said again. */
async function findNewConflits(
  context: Context,
  { suivi }: Asked,
  { lignes, debut, fin }: Programme,
  seances: ReadonlyMap<number, SeancePlacee>,
): Promise<Conflit[]> {
  const standing = await listElements(context, suivi.users_id, { du: debut, au: fin })
  const others = standing.filter((one) => one.type !== 'seance' || one.plan !== suivi.id)
  const coming = lignes.flatMap(({ cle, jour }): ElementAgenda[] => {
    const seance = seances.get(cle)
    if (!seance) return []
    const { titre, objectif } = seance
    return [{ type: 'seance', id: `plan:${cle}`, titre, jour, objectif, plan: suivi.id }]
  })
  const fresh = new Set(coming.map(({ id }) => id))
  return findConflits([...others, ...coming]).filter(({ ids }) => ids.some((id) => fresh.has(id)))
}
