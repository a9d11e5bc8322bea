import type { Apercu, Demande } from '@foulee/contract/entrainement/programmation'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import type { Conflit, ElementAgenda } from '@foulee/domain/entrainement/conflits'
import { findConflits } from '@foulee/domain/entrainement/conflits'
import { type DeniveleDemande, describeDenivele } from '@foulee/domain/entrainement/denivele'
import type { SeancePlacee } from '@foulee/domain/entrainement/plan'
import { type Programme, programPlan } from '@foulee/domain/entrainement/programmation'
import type { Depart } from '@foulee/domain/entrainement/programmation-cadre'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { listElements } from '#features/entrainement/agenda/elements.ts'
import { measureSeance } from '#features/entrainement/plans/plans.presenter.ts'
import type { Services } from '#kernel/services.ts'
import { findDone, listDeniveleDemandes, listSeances } from './denivele.queries.ts'
import { type EpreuveVisee, findEpreuves } from './epreuves.queries.ts'
import { findSuivies, type SuiviRow } from './suivis.queries.ts'

type Context = Pick<Services, 'registry'> & { db: Db | Tx }
type ProgrammationRequest = { suivi: SuiviRow; demande: Demande; now: Date }
type Computed = {
  programme: Programme
  seances: ReadonlyMap<number, SeancePlacee>
  montee: string | null
  deniveles: DeniveleDemande[]
}

export async function computeProgramme(
  db: Db | Tx,
  { suivi, demande, now }: ProgrammationRequest,
): Promise<Computed> {
  const semaines = await findSuivies(db, suivi)
  const { jours, jour_long = null } = demande
  const { depart, epreuve } = await readDepart(db, demande, parisDate(now))
  const programme = programPlan(
    semaines.map(({ phase, seances }) => ({ phase, seances: seances.map(measureSeance) })),
    {
      depart,
      jours,
      jour_long,
      aujourdhui: parisDate(now),
    },
  )
  if (programme.refus) {
    const isDay = programme.refus.code === 'course_passee' && demande.fin !== undefined
    const message = isDay ? JOUR_PASSE : programme.refus.phrase
    throw new ApiError('programmation_impossible', { message })
  }
  const placed = new Set(programme.lignes.map(({ cle }) => cle))
  const done = epreuve ? await findDone(db, suivi.id) : new Set<number>()
  // Done sessions are behind the runner: the climb continues from there.
  const cles = new Set([...placed, ...done])
  const deniveles = epreuve ? listDeniveleDemandes(epreuve, semaines, cles) : []
  const coming = deniveles
    .flatMap(({ longues }) => longues)
    .filter(({ cle }) => placed.has(cle) && !done.has(cle))
  const montee =
    epreuve &&
    describeDenivele(
      epreuve,
      coming.map(({ denivele }) => denivele),
    )
  return { programme, seances: listSeances(semaines, deniveles), montee, deniveles }
}

const JOUR_PASSE = 'Ce jour est passé\u00a0: choisissez-en un à venir.'

async function readDepart(
  db: Db | Tx,
  { debut, fin, epreuves_id }: Demande,
  today: string,
): Promise<{ depart: Depart; epreuve: EpreuveVisee | null }> {
  if (epreuves_id) {
    const epreuve = (await findEpreuves(db, [epreuves_id])).get(epreuves_id)
    if (!epreuve) throw new ApiError('epreuve_introuvable')
    if (epreuve.est_annulee || !epreuve.date) {
      const message = 'Cette course n’a pas de date, ou n’aura pas lieu. Choisissez-en une autre.'
      throw new ApiError('programmation_impossible', { message })
    }
    return { depart: { type: 'course', jour: epreuve.date }, epreuve }
  }
  if (fin) return { depart: { type: 'course', jour: fin }, epreuve: null }
  return { depart: { type: 'debut', jour: debut ?? today }, epreuve: null }
}

export async function previewProgramme(
  context: Context,
  request: ProgrammationRequest,
): Promise<Apercu> {
  const { programme, seances, montee, deniveles } = await computeProgramme(context.db, request)
  const { debut, fin, lignes, laissees, notes } = programme
  const weeks = new Set(lignes.map(({ semaine }) => semaine))
  return {
    debut,
    fin,
    lignes: lignes.map((ligne) => ({
      ...ligne,
      titre: titleOf(seances.get(ligne.cle)),
      denivele: seances.get(ligne.cle)?.denivele ?? null,
    })),
    deniveles: deniveles
      .filter(({ semaine }) => weeks.has(semaine))
      .map(({ semaine, denivele }) => ({ semaine, denivele })),
    laissees: laissees.map(({ semaine, cle, phrase }) => ({
      semaine,
      cle,
      titre: titleOf(seances.get(cle)),
      raison: phrase,
    })),
    notes: [...(montee ? [montee] : []), ...notes.map(({ phrase }) => phrase)],
    conflits: (await findNewConflits(context, request, programme, seances)).map(
      ({ jour, phrase }) => ({ jour, message: phrase }),
    ),
  }
}

const titleOf = (seance: SeancePlacee | undefined) => seance?.titre || 'Séance'

async function findNewConflits(
  context: Context,
  { suivi }: ProgrammationRequest,
  { lignes, debut, fin }: Programme,
  seances: ReadonlyMap<number, SeancePlacee>,
): Promise<Conflit[]> {
  const standing = await listElements(context, suivi.users_id, { du: debut, au: fin })
  const foreign = standing.filter(
    (elementAgenda) => elementAgenda.type !== 'seance' || elementAgenda.plan !== suivi.id,
  )
  const coming = lignes.flatMap(({ cle, jour }): ElementAgenda[] => {
    const seance = seances.get(cle)
    if (!seance) return []
    const { titre, objectif } = seance
    return [{ type: 'seance', id: `plan:${cle}`, titre, jour, objectif, plan: suivi.id }]
  })
  const fresh = new Set(coming.map(({ id }) => id))
  return findConflits([...foreign, ...coming]).filter(({ ids }) => ids.some((id) => fresh.has(id)))
}
