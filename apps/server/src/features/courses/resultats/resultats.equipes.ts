import type { Resultat } from '@foulee/contract/courses/resultat'
import type { Db, Tx } from '@foulee/db/connect'
import { resultatPassages, resultats } from '@foulee/db/schema'
import { containsName, getNomEquipe } from '@foulee/domain/courses/relais'
import { getResultName } from '@foulee/domain/membres/personne'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ResultatRow } from './resultats.policy.ts'
import { presentResultat, type ShownRow } from './resultats.presenter.ts'
import { COLUMNS, JOINED, linesOf } from './resultats.queries.ts'

type InTeam = Pick<ShownRow, 'equipe'>
/** A withdrawn runner is not shown, and hides what reveals the name. */
type Runner = ShownRow & { est_retire: boolean }

export async function findEquipiers(
  db: Db | Tx,
  epreuves_id: number,
  lines: readonly InTeam[],
): Promise<Map<number | null, Runner[]>> {
  const equipes = [...new Set(lines.flatMap(({ equipe }) => equipe ?? []))]
  if (!equipes.length) return new Map()
  const { rows } = await db.execute<Runner>(sql`
    select ${COLUMNS}, r.retire_le is not null as est_retire ${JOINED}
    where ${linesOf(epreuves_id)} and r.relais is not null and r.equipe = any(${sql.param(equipes)}::int[])
    order by r.equipe, r.relais`)
  return Map.groupBy(rows, ({ equipe }) => equipe)
}

export const formatTeamName = (nom: string, runners: readonly Runner[]): string =>
  getNomEquipe(
    nom,
    runners.map(({ est_retire, ...row }) => ({
      ...row,
      est_initiales: row.est_initiales || est_retire,
      montre: est_retire ? null : getResultName(row, row.est_initiales),
    })),
  )

/** Public form of a team: a number would reveal a hidden runner through a start list. */
function presentTeam(row: ShownRow, nb_classes: number, runners: readonly Runner[]): Resultat {
  const isAllNamed =
    !row.est_initiales &&
    runners.every(({ est_initiales, est_retire }) => !est_initiales && !est_retire)
  const shown = runners.filter(({ est_retire }) => !est_retire)
  return {
    ...presentResultat({ ...row, est_initiales: false }, nb_classes),
    nom: formatTeamName(row.nom, runners),
    dossard: isAllNamed ? row.dossard : null,
    club: isAllNamed ? row.club : null,
    equipiers: shown.map((runner) => ({
      id: runner.id,
      nom: getResultName(runner, runner.est_initiales),
      est_initiales: runner.est_initiales,
      temps: runner.temps,
    })),
  }
}

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

export async function listMembres(
  db: Db,
  epreuves_id: number,
  lines: readonly ShownRow[],
): Promise<number[]> {
  const runners = [...(await findEquipiers(db, epreuves_id, lines)).values()].flat()
  return [...lines, ...runners].flatMap(({ users_id }) => users_id ?? [])
}

type Gone = Pick<ResultatRow, 'epreuves_id' | 'lot' | 'equipe' | 'relais' | 'nom' | 'prenom'>

/**
 * A team with an erased runner: `initiales` hides number and club for good, as for a hidden runner,
 * and a team name that reveals theirs is replaced.
 */
export const coverTeam = (nom: string, gone: readonly Pick<Gone, 'nom' | 'prenom'>[]) => ({
  initiales: true,
  ...(gone.some((item) => containsName(nom, item)) && { nom: '', recherche: '' }),
})

export async function coverTeams(tx: Tx, gone: readonly Gone[]): Promise<void> {
  const byTeam = Map.groupBy(gone, ({ relais, equipe }) => (relais === null ? null : equipe))
  const equipes = [...byTeam.keys()].filter((equipe) => equipe !== null)
  const [first] = gone
  if (!first || !equipes.length) return
  const lines = await tx
    .select()
    .from(resultats)
    .where(
      and(
        eq(resultats.epreuves_id, first.epreuves_id),
        eq(resultats.lot, first.lot),
        inArray(resultats.equipe, equipes),
        isNull(resultats.relais),
      ),
    )
  for (const { id, nom, equipe } of lines) {
    const covered = coverTeam(nom, byTeam.get(equipe) ?? [])
    await tx.update(resultats).set(covered).where(eq(resultats.id, id))
    await tx.delete(resultatPassages).where(eq(resultatPassages.resultats_id, id))
  }
}
