import { type CourseChange, describeCourseChange } from '@foulee/domain/courses/changement'
import type { ListeEtat } from '@foulee/domain/echanges/liste'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { isCancelled } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds, CastName } from './cast.ts'
import { insertRows } from './insert-rows.ts'

type Run = {
  id: number
  courses_id: number
  editions_id: number
  slug: string
  course: string
  nom: string
  jour: string
  reportee_du: string | null
  is_cancelled: boolean
  course_etat: number
  motif: string | null
  edition_annulee: boolean
}

type Entry = { etat: ListeEtat; note?: string }
type Wish = Entry & { qui: CastName; run: Run | undefined }

export async function insertListes(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const today = parisDate(now)
  const runs = await findRuns(tx)
  const wishes = [...ofKarim(runs, today), ...ofOthers(runs, today)]
  const created_at = parisInstant(addDays(today, -20), '18:30').toISOString()
  await insertRows(
    tx,
    t.liste,
    wishes.flatMap(({ qui, run, etat, note = null }) =>
      run
        ? {
            users_id: cast[qui],
            type: 'epreuve' as const,
            objet_id: run.id,
            etat,
            note,
            created_at,
          }
        : [],
    ),
  )
  await insertRoutes(tx, cast, created_at)
  await insertRows(tx, t.notifications, buildKarimListe(runs, cast, today))
}

async function findRuns(tx: Tx): Promise<Run[]> {
  const { rows } = await tx.execute<Run>(sql`
    select distinct on (e.date_debut, e.id) p.id, c.id as courses_id, e.id as editions_id, c.slug,
      c.nom as course, p.nom, e.date_debut::text as jour, e.reportee_du::text as reportee_du,
      p.etat < 0 as is_cancelled, c.etat as course_etat, e.annulee as edition_annulee,
      coalesce(p.annulation_motif, e.annulation_motif, c.annulation_motif) as motif
    from epreuves p join editions e on e.id = p.editions_id join courses c on c.id = e.courses_id
    where c.etat >= 100 or c.etat < 0
    order by e.date_debut, e.id, p.etat < 0 desc, p.distance desc, p.id`)
  return rows
}

const isOn = (run: Run) =>
  !run.is_cancelled && !run.edition_annulee && !run.reportee_du && !isCancelled(run.course_etat)
const isMoved = ({ reportee_du, edition_annulee }: Run) => reportee_du !== null && !edition_annulee
const isEditionOff = (run: Run) => run.edition_annulee && !isCancelled(run.course_etat)
const isEpreuveOff = ({ is_cancelled, edition_annulee }: Run) => is_cancelled && !edition_annulee

function ofKarim(runs: readonly Run[], today: string): Wish[] {
  const next = runs.filter(({ jour }) => jour > addDays(today, 12))
  const last = runs.filter((run) => run.jour < addDays(today, -2) && isOn(run)).toReversed()
  const [soon, later] = next.filter(isOn)
  const qui = 'karim'
  return [
    { qui, run: soon, etat: 'inscrit', note: 'Dossard à retirer la veille. Viser moins de 4 h.' },
    { qui, run: later, etat: 'envie' },
    { qui, run: next.find(isMoved), etat: 'inscrit' },
    { qui, run: next.find(isEditionOff), etat: 'envie' },
    { qui, run: next.find(isEpreuveOff), etat: 'inscrit' },
    { qui, run: last[0], etat: 'inscrit' },
    { qui, run: last[40], etat: 'termine', note: 'Parti trop vite, fini au mental.' },
    { qui, run: last[80], etat: 'abandonne', note: 'La cheville, au dernier ravito.' },
  ]
}

function ofOthers(runs: readonly Run[], today: string): Wish[] {
  const next = runs.filter((run) => run.jour > addDays(today, 25) && isOn(run))
  const last = runs.filter((run) => run.jour < addDays(today, -10) && isOn(run)).toReversed()
  return [
    { qui: 'samir', run: next[4], etat: 'inscrit', note: 'Avec le groupe du mardi.' },
    { qui: 'samir', run: last[5], etat: 'termine' },
    { qui: 'paola', run: next[9], etat: 'envie' },
    { qui: 'agathe', run: next[14], etat: 'envie' },
    { qui: 'lea', run: next[4], etat: 'envie' },
  ]
}

async function insertRoutes(tx: Tx, cast: CastIds, created_at: string): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from parcours where etat >= 100 and users_id <> ${cast.karim} order by id limit 3`)
  const etats = ['envie', 'termine', 'envie'] as const
  await insertRows(
    tx,
    t.liste,
    rows.map(({ id }, index) => ({
      users_id: cast.karim,
      type: 'parcours' as const,
      objet_id: id,
      etat: etats[index] ?? 'envie',
      created_at,
    })),
  )
}

function buildKarimListe(runs: readonly Run[], cast: CastIds, today: string) {
  const next = runs.filter(({ jour }) => jour > addDays(today, 12))
  const pick = (is: (run: Run) => boolean, toChange: (run: Run) => CourseChange) =>
    next
      .filter(is)
      .slice(0, 1)
      .map((run) => ({ run, change: toChange(run) }))
  const alertes = [
    ...pick(isMoved, ({ reportee_du, jour }) => ({
      type: 'reportee',
      avant: reportee_du,
      apres: jour,
    })),
    ...pick(isEditionOff, ({ jour, motif }) => ({
      type: 'edition_annulee',
      avant: jour,
      apres: null,
      motif,
    })),
    ...pick(isEpreuveOff, ({ nom, motif }) => ({
      type: 'epreuve_annulee',
      avant: nom,
      apres: null,
      motif,
    })),
  ]
  return alertes.map(({ run, change }, index) => {
    const { titre, texte } = describeCourseChange(change)
    const created_at = parisInstant(addDays(today, index - alertes.length), '08:10').toISOString()
    return {
      users_id: cast.karim,
      kind: 'courses',
      cle: `course:${run.courses_id}:${change.type}:${run.editions_id}:${change.apres ?? ''}:${created_at}`,
      titre: `${run.course}\u00a0: ${titre.charAt(0).toLowerCase()}${titre.slice(1)}`,
      texte,
      url: `/courses/${run.slug}`,
      lu_le: index === 0 ? created_at : null,
      created_at,
    }
  })
}
