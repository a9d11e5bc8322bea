import { Readable } from 'node:stream'
import { ApiError } from '@foulee/contract/errors'
import type { GestionResultats } from '@foulee/contract/resultats'
import type { Db } from '@foulee/db/connect'
import { formatDate } from '@foulee/domain/date'
import { parisDate } from '@foulee/domain/heure-paris'
import { getDisplayName } from '@foulee/domain/personne'
import { STATUT_RESULTAT_LABELS } from '@foulee/domain/resultat'
import { sql } from 'drizzle-orm'
import { writeCsv, writeCsvLines } from '../../csv/write-csv.ts'
import type { Epreuve } from './resultats.policy.ts'
import { readAll, type WholeRow } from './resultats.queries.ts'

/** Why results cannot be yet, in French; null once they can. */
function findEmpechement(epreuve: Epreuve, now: Date): string | null {
  const { date_debut, annulee, is_edition_annulee } = epreuve
  if (is_edition_annulee) return 'Cette édition est annulée\u00a0: elle n’a pas de résultats.'
  if (annulee) return 'Cette épreuve est annulée\u00a0: elle n’a pas de résultats.'
  if (date_debut <= parisDate(now)) return null
  return `Les résultats pourront être envoyés à partir du ${formatDate(date_debut)}, jour de la course.`
}

/** @throws ApiError saying why it is too early */
export function requireRun(epreuve: Epreuve, now: Date): void {
  const empechement = findEmpechement(epreuve, now)
  if (empechement) throw new ApiError('champs_invalides', { errors: { fichier: empechement } })
}

type Name = { nom: string; prenom: string }

export async function getGestion(db: Db, epreuve: Epreuve, now: Date): Promise<GestionResultats> {
  const sent = await db.execute<Omit<NonNullable<GestionResultats['envoi']>, 'par'> & Name>(sql`
    select e.fichier_nom, e.nb, coalesce(u.nom, '') as nom, coalesce(u.prenom, '') as prenom,
      to_char(e.envoye_le at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as envoye_le
    from resultat_envois e left join users u on u.id = e.users_id
    where e.epreuves_id = ${epreuve.id}`)
  const claims = await db.execute<{ id: number; motif: string; ligne: Name; membre: Name }>(sql`
    select r.id, r.revendication_motif as motif,
      json_build_object('nom', r.nom, 'prenom', r.prenom) as ligne,
      json_build_object('nom', u.nom, 'prenom', u.prenom) as membre
    from resultats r join users u on u.id = r.users_id
    where r.epreuves_id = ${epreuve.id} and r.revendication_motif is not null order by r.id`)
  const [row] = sent.rows
  return {
    empechement: findEmpechement(epreuve, now),
    envoi: row
      ? {
          fichier_nom: row.fichier_nom,
          nb: row.nb,
          envoye_le: row.envoye_le,
          par: getDisplayName(row),
        }
      : null,
    revendications: claims.rows.map(({ id, motif, ligne, membre }) => ({
      ...{ id, motif },
      ligne: getDisplayName(ligne),
      membre: getDisplayName(membre),
    })),
  }
}

const HEADER = [
  ...['Place', 'Dossard', 'Nom', 'Prénom', 'Sexe', 'Année', 'Catégorie', 'Club', 'Temps'],
  ...['Statut', 'Initiales'],
]
const pad = (value: number) => String(value).padStart(2, '0')
const writeTemps = (temps: number | null) =>
  temps === null
    ? null
    : `${Math.floor(temps / 3600)}:${pad(Math.floor(temps / 60) % 60)}:${pad(temps % 60)}`

const cellsOf = (row: WholeRow) => [
  ...[row.rang, row.dossard, row.nom, row.prenom, row.sexe?.toUpperCase(), row.annee],
  ...[row.categorie, row.club, writeTemps(row.temps), STATUT_RESULTAT_LABELS[row.statut]],
  row.initiales,
]

/** The organiser's own file again, as it can be sent once more: with whole names. */
export function exportCsv(db: Db, epreuves_id: number): Readable {
  return Readable.from(writePortions(db, epreuves_id))
}

async function* writePortions(db: Db, epreuves_id: number): AsyncGenerator<string> {
  yield writeCsv(HEADER, [])
  for await (const rows of readAll(db, epreuves_id)) {
    yield writeCsvLines(rows.map(cellsOf))
  }
}
