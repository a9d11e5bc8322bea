import type { Resultat } from '@foulee/contract/courses/resultat'
import type { Db, Tx } from '@foulee/db/connect'
import { getNomEquipe } from '@foulee/domain/courses/relais'
import { getResultName } from '@foulee/domain/membres/personne'
import { sql } from 'drizzle-orm'
import { presentResultat, type ShownRow } from './resultats.presenter.ts'
import { COLUMNS, JOINED, linesOf } from './resultats.queries.ts'

type InTeam = Pick<ShownRow, 'equipe'>

/** Runners that show of the teams of these lines, by the number of the team, in the order of their legs. */
export async function findEquipiers(
  db: Db | Tx,
  epreuves_id: number,
  lines: readonly InTeam[],
): Promise<Map<number | null, ShownRow[]>> {
  const equipes = [...new Set(lines.flatMap(({ equipe }) => equipe ?? []))]
  if (!equipes.length) return new Map()
  const { rows } = await db.execute<ShownRow>(sql`
    select ${COLUMNS} ${JOINED} where ${linesOf(epreuves_id)} and r.retire_le is null
      and r.relais is not null and r.equipe = any(${sql.param(equipes)}::int[])
    order by r.equipe, r.relais`)
  return Map.groupBy(rows, ({ equipe }) => equipe)
}

/** What a team is called before everybody. */
export const nameTeam = (nom: string, runners: readonly ShownRow[]): string =>
  getNomEquipe(
    nom,
    runners.map((row) => ({ ...row, montre: getResultName(row, row.est_initiales) })),
  )

/** The team as everybody sees it: a number would say who is not named, in a list of starters. */
function presentTeam(row: ShownRow, nb_classes: number, runners: readonly ShownRow[]): Resultat {
  const isAllNamed = !runners.some(({ est_initiales }) => est_initiales)
  return {
    ...presentResultat({ ...row, est_initiales: false }, nb_classes),
    nom: nameTeam(row.nom, runners),
    dossard: isAllNamed ? row.dossard : null,
    club: isAllNamed ? row.club : null,
    equipiers: runners.map((one) => ({
      id: one.id,
      nom: getResultName(one, one.est_initiales),
      est_initiales: one.est_initiales,
      temps: one.temps,
    })),
  }
}

/** Lines as everybody sees them, teams with their runners. */
export async function presentTeams(
  db: Db,
  epreuves_id: number,
  lines: readonly ShownRow[],
  nb_classes: number,
): Promise<Resultat[]> {
  const runners = await findEquipiers(db, epreuves_id, lines)
  return lines.map((row) =>
    row.equipe === null
      ? presentResultat(row, nb_classes)
      : presentTeam(row, nb_classes, runners.get(row.equipe) ?? []),
  )
}

/** The members whose wishes these lines depend on. */
export async function listMembres(
  db: Db,
  epreuves_id: number,
  lines: readonly ShownRow[],
): Promise<number[]> {
  const runners = [...(await findEquipiers(db, epreuves_id, lines)).values()].flat()
  return [...lines, ...runners].flatMap(({ users_id }) => users_id ?? [])
}
