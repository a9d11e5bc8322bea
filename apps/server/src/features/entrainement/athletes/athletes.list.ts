import type { AthleteLigne } from '@foulee/contract/entrainement/athletes'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { epreuveDay } from '@foulee/db/read-models/edition-day'
import { athletes, profils, users } from '@foulee/db/schema'
import type { Partage } from '@foulee/domain/entrainement/partages'
import {
  type FaitsAthlete,
  listRaisons,
  rankRaisons,
} from '@foulee/domain/entrainement/suivi-athlete'
import { chooseVma, type Vma } from '@foulee/domain/entrainement/vma'
import { getMemberName } from '@foulee/domain/membres/personne'
import { addDays } from '@foulee/domain/shared/calendrier'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { shownFigure } from '#features/entrainement/entrainements/shown-figures.ts'

const DAYS = 28

const facts = (today: string) => {
  const from = addDays(today, -DAYS)
  const week = addDays(today, -6)
  return sql<FaitsAthlete>`(
    select json_build_object(
      'prevus', count(*) filter (where e.jour < ${today} and e.etat <> 'retire'),
      'faits', count(*) filter (where e.etat = 'fait'),
      'manques_7', count(*) filter (where e.jour >= ${week} and e.jour < ${today}
        and (e.etat = 'manque' or e.etat = 'prevu')),
      'prevus_7', count(*) filter (where e.jour >= ${week} and e.jour < ${today} and e.etat <> 'retire'),
      'dernier_fait', max(e.jour) filter (where e.etat = 'fait'),
      'charge_7', sum(${shownFigure(sql`e`, 'duree')} / 60.0 * e.fait_rpe) filter (where e.jour >= ${week} and e.etat = 'fait'))
    from entrainements e where e.users_id = ${athletes.users_id}
      and e.jour between ${from} and ${today})`
}

/** All measured VMAs: the domain chooses the valid one. */
const vmasJson = sql<Vma[]>`coalesce((
  select json_agg(json_build_object('vma', v.vma / 10.0, 'source', v.source, 'le', v.le))
  from vmas v where v.users_id = ${athletes.users_id}), '[]'::json)`

const worstPain = (today: string) => sql<{ lieu: string; intensite: number; jour: string } | null>`(
  select json_build_object('lieu', d.lieu, 'intensite', d.intensite, 'jour', d.jour)
  from douleurs d where d.users_id = ${athletes.users_id} and d.jour >= ${addDays(today, -7)}
  order by d.intensite desc, d.id desc limit 1)`

const nextRace = (today: string) => sql<{ nom: string; date: string } | null>`(
  select json_build_object('nom', concat_ws(', ', c.nom, nullif(p.nom, '')),
    'date', ${epreuveDay('p', 'ed')})
  from liste l join epreuves p on p.id = l.objet_id join editions ed on ed.id = p.editions_id
    join courses c on c.id = ed.courses_id
  where l.users_id = ${athletes.users_id} and l.type = 'epreuve' and l.etat = 'inscrit'
    and not ed.annulee and ${epreuveDay('p', 'ed')} >= ${today}
  order by ${epreuveDay('p', 'ed')}, p.id limit 1)`

type AthletesQuery = { today: string; page: number; nb_page: number }

/** A coach's athletes, urgent ones first. One statement: items not shared are read and dropped. */
export async function findAthletes(
  db: Db,
  coach_id: number,
  { today, page, nb_page }: AthletesQuery,
): Promise<{ data: AthleteLigne[]; nb: number }> {
  const rows = await select(db, today).where(isAthleteOf(coach_id))
  const ranked = rows
    .map((row) => present(row, today))
    .sort(
      (a, b) => rankRaisons(b) - rankRaisons(a) || a.nom.localeCompare(b.nom, 'fr') || a.id - b.id,
    )
  return { data: ranked.slice((page - 1) * nb_page, page * nb_page), nb: ranked.length }
}

export async function getAthlete(
  db: Db,
  coach_id: number,
  users_id: number,
  today: string,
): Promise<AthleteLigne> {
  const condition = and(isAthleteOf(coach_id), eq(athletes.users_id, users_id))
  const [row] = await select(db, today).where(condition)
  if (!row) throw new ApiError('athlete_introuvable')
  return present(row, today)
}

const isAthleteOf = (coach_id: number) =>
  and(eq(athletes.coach_id, coach_id), isNull(athletes.fin), isNull(users.supprime_le))

const select = (db: Db, today: string) =>
  db
    .select({
      id: users.id,
      prenom: users.prenom,
      nom: users.nom,
      public_name: profils.public_name,
      debut: athletes.debut,
      partages: athletes.partages,
      vmas: vmasJson,
      faits: facts(today),
      douleur: worstPain(today),
      course: nextRace(today),
    })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.users_id))
    .leftJoin(profils, eq(profils.users_id, users.id))

type Row = {
  id: number
  prenom: string
  nom: string
  public_name: string | null
  debut: string
  partages: string[]
  vmas: Vma[]
  faits: FaitsAthlete
  douleur: { lieu: string; intensite: number; jour: string } | null
  course: { nom: string; date: string } | null
}

function present(row: Row, today: string): AthleteLigne {
  const partages = row.partages as Partage[]
  const has = (partage: Partage) => partages.includes(partage)
  const faits = has('faits') ? row.faits : null
  const course = has('courses') ? row.course : null
  const douleur = has('douleurs') ? row.douleur : null
  return {
    id: row.id,
    nom: getMemberName(row),
    depuis: new Date(row.debut).toISOString(),
    partages,
    vma: has('allures') ? (chooseVma(row.vmas, today)?.vma.vma ?? null) : null,
    assiduite: faits && { faits: faits.faits, prevus: faits.prevus },
    sept_jours:
      has('charge') && row.faits.charge_7 !== null ? Math.round(row.faits.charge_7) : null,
    prochaine: course,
    raisons: listRaisons({ faits, douleur, course }, today),
  }
}
