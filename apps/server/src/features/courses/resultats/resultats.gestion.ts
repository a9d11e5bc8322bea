import { Readable } from 'node:stream'
import type { GestionResultats } from '@foulee/contract/courses/resultats'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { resultatDemandes, users } from '@foulee/db/schema'
import { fitsName, STATUT_RESULTAT_LABELS } from '@foulee/domain/courses/resultat'
import { RETRAIT_JOURS } from '@foulee/domain/courses/revendication-resultat'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { formatDate } from '@foulee/domain/shared/date'
import { localDate } from '@foulee/domain/shared/fuseau'
import { and, asc, eq, sql } from 'drizzle-orm'
import { writeCsv, writeCsvLines } from '#platform/spreadsheets/csv/write-csv.ts'
import { formatTeamName } from './resultats.equipes.ts'
import { titleColumn } from './resultats.modele.ts'
import { listSeenPoints, readPassagesOf } from './resultats.passages.ts'
import type { Epreuve } from './resultats.policy.ts'
import { presentDemande, presentLigne, toInstant } from './resultats.presenter.ts'
import {
  findDemandeLine,
  findRetires,
  hasEquipes,
  readAll,
  readRunners,
  type WholeRow,
} from './resultats.queries.ts'

const DAY_MS = 86_400_000

function findEmpechement(epreuve: Epreuve, now: Date): string | null {
  const { jour, date_inconnue, fuseau, annulee, is_edition_annulee } = epreuve
  if (is_edition_annulee) return 'Cette édition est annulée\u00a0: elle n’a pas de résultats.'
  if (annulee) return 'Cette épreuve est annulée\u00a0: elle n’a pas de résultats.'
  if (date_inconnue) {
    return 'Cette édition est reportée sans date\u00a0: donnez d’abord le jour où elle a eu lieu.'
  }
  if (jour <= localDate(now, fuseau)) return null
  return `Les résultats pourront être envoyés à partir du ${formatDate(jour)}, jour de la course.`
}

export function requireRun(epreuve: Epreuve, now: Date): void {
  const empechement = findEmpechement(epreuve, now)
  if (empechement) throw new ApiError('champs_invalides', { errors: { fichier: empechement } })
}

type Name = { nom: string; prenom: string }

type SentRow = Name & { fichier_nom: string; nb: number; envoye_le: string; codes: string | null }

async function findEnvoi(
  db: Db,
  epreuves_id: number,
  now: Date,
): Promise<GestionResultats['envoi']> {
  const { rows } = await db.execute<SentRow>(sql`
    select e.fichier_nom, e.nb, coalesce(u.nom, '') as nom, coalesce(u.prenom, '') as prenom,
      to_char(e.envoye_le at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as envoye_le,
      to_char(e.codes_jusqua at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as codes
    from resultat_envois e left join users u on u.id = e.users_id
    where e.epreuves_id = ${epreuves_id}`)
  const [row] = rows
  if (!row) return null
  const { fichier_nom, nb, envoye_le, codes } = row
  const codes_jusqua = codes !== null && new Date(codes) > now ? codes : null
  return { fichier_nom, nb, envoye_le, codes_jusqua, par: getDisplayName(row) }
}

const MAX_DEMANDES = 100

async function listDemandes(db: Db, epreuves_id: number): Promise<GestionResultats['demandes']> {
  const rows = await db
    .select({ demande: resultatDemandes, compte_cree_le: users.created_at })
    .from(resultatDemandes)
    .innerJoin(users, eq(users.id, resultatDemandes.users_id))
    .where(and(eq(resultatDemandes.epreuves_id, epreuves_id), eq(resultatDemandes.etat, 'attend')))
    .orderBy(asc(resultatDemandes.id))
    .limit(MAX_DEMANDES)
  const listed: GestionResultats['demandes'] = []
  for (const { demande, compte_cree_le } of rows) {
    const ligne = await findDemandeLine(db, demande)
    listed.push({
      ...presentDemande(demande),
      membre: getDisplayName(demande),
      annee: demande.annee,
      compte_cree_le: toInstant(compte_cree_le),
      nom_change_le: demande.nom_change_le && toInstant(demande.nom_change_le),
      ligne: ligne && presentLigne(ligne),
      est_meme_nom: ligne !== null && fitsName(demande, ligne),
    })
  }
  return listed
}

export async function getGestion(db: Db, epreuve: Epreuve, now: Date): Promise<GestionResultats> {
  const since = new Date(now.getTime() - RETRAIT_JOURS * DAY_MS)
  const retires = await findRetires(db, epreuve.id, since)
  return {
    empechement: findEmpechement(epreuve, now),
    envoi: await findEnvoi(db, epreuve.id, now),
    demandes: await listDemandes(db, epreuve.id),
    retires: retires.map(({ par, ...row }) => ({ ...presentLigne(row), par })),
  }
}

const HEADER = [
  'Place',
  'Dossard',
  'Nom',
  'Prénom',
  'Sexe',
  'Année',
  'Catégorie',
  'Club',
  'Temps',
  'Statut',
  'Initiales',
]
const pad = (value: number) => String(value).padStart(2, '0')
const writeTemps = (temps: number | null) =>
  temps === null
    ? null
    : `${Math.floor(temps / 3600)}:${pad(Math.floor(temps / 60) % 60)}:${pad(temps % 60)}`

const cellsOf = (row: WholeRow) => [
  row.rang,
  row.dossard,
  row.nom,
  row.prenom,
  row.sexe?.toUpperCase(),
  row.annee,
  ...[row.categorie, row.club, writeTemps(row.temps), STATUT_RESULTAT_LABELS[row.statut]],
  row.initiales && !row.initiales_age,
]

const TEAM_HEADER = [...HEADER, 'Équipe', 'Temps relais']

function listCells(row: WholeRow, runners: readonly WholeRow[]) {
  if (row.equipe === null) return [[...cellsOf(row), null, null]]
  const { rang, dossard, categorie, club, temps } = row
  return runners.map((runner) => [
    // The team's sex where the runner's is unknown: places by sex depend on it.
    ...cellsOf({ ...runner, rang, dossard, categorie, club, temps, sexe: runner.sexe ?? row.sexe }),
    row.nom ||
      formatTeamName(
        '',
        runners.map((runner) => ({ ...runner, est_initiales: false, est_retire: false })),
      ),
    writeTemps(runner.temps),
  ])
}

/** The organiser's file in a form that can be sent again: full names, without withdrawn lines. */
export function exportCsv(db: Db, epreuve: Epreuve): Readable {
  return Readable.from(writePortions(db, epreuve))
}

async function* writePortions(db: Db, epreuve: Epreuve): AsyncGenerator<string> {
  const hasTeams = await hasEquipes(db, epreuve.id)
  const points = await listSeenPoints(db, epreuve)
  const titres = points.map((point) => titleColumn(point, points))
  yield writeCsv([...(hasTeams ? TEAM_HEADER : HEADER), ...titres], [])
  for await (const rows of readAll(db, epreuve.id)) {
    const runners = hasTeams ? await readRunners(db, epreuve.id, rows) : new Map()
    const passages = points.length ? await readPassagesOf(db, rows) : new Map()
    const write = (row: WholeRow) => {
      const lines = hasTeams ? listCells(row, runners.get(row.equipe) ?? []) : [cellsOf(row)]
      const seen = points.map(({ metres }) => writeTemps(passages.get(row.id)?.get(metres) ?? null))
      return lines.map((cells) => [...cells, ...seen])
    }
    yield writeCsvLines(rows.flatMap(write))
  }
}
