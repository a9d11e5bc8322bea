import type { DateEvenement, Inscription } from '@foulee/contract/club/inscriptions'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { canWait, getPhase } from '@foulee/domain/club/inscription'
import { countLibres } from '@foulee/domain/shared/capacity/attente'
import { eq, inArray, sql } from 'drizzle-orm'
import { toIso } from '#platform/db/dates.ts'
import { toFacts } from './dates.ts'

const place = sql`coalesce(${t.evenementDates.position}, ${t.evenements.position})`
const position = sql<[number, number] | null>`case when ${place} is not null
  then json_build_array(st_x(${place}), st_y(${place})) end`

const selectDates = (db: Db | Tx) =>
  db
    .select({
      date: t.evenementDates,
      evenement: t.evenements,
      organisateur: t.organisateurs.nom,
      magasin: t.magasins.nom,
      position,
    })
    .from(t.evenementDates)
    .innerJoin(t.evenements, eq(t.evenements.id, t.evenementDates.evenements_id))
    .leftJoin(t.organisateurs, eq(t.organisateurs.id, t.evenements.organisateurs_id))
    .leftJoin(t.magasins, eq(t.magasins.id, t.evenements.magasins_id))
export type DateOf = Awaited<ReturnType<typeof selectDates>>[number]

export async function readDates(db: Db | Tx, ids: readonly number[]): Promise<Map<number, DateOf>> {
  if (!ids.length) return new Map()
  const rows = await selectDates(db).where(inArray(t.evenementDates.id, [...ids]))
  return new Map(rows.map((row) => [row.date.id, row]))
}

export function presentDate(row: DateOf, now: Date): DateEvenement {
  const { date, evenement } = row
  const libres = countLibres(date)
  return {
    evenement: {
      id: evenement.id,
      slug: evenement.slug,
      titre: evenement.titre,
      de: row.organisateur ?? row.magasin,
      groupes: evenement.groupes,
      prix: evenement.prix,
    },
    date: {
      id: date.id,
      jour: date.jour,
      debut: toIso(date.debut),
      fin: toIso(date.fin),
      fuseau: evenement.fuseau,
      phase: getPhase(toFacts(row), now),
      lieu: date.lieu ?? evenement.lieu,
      adresse: date.lieu ? null : evenement.adresse,
      ville: evenement.ville,
      position: row.position,
      rendez_vous: evenement.rendez_vous,
      precision: date.precision,
      annulation_motif: date.annulation_motif ?? evenement.annulation_motif,
      places: date.places,
      places_restantes: Number.isFinite(libres) ? libres : null,
    },
  }
}

export type InscriptionRow = typeof t.inscriptions.$inferSelect

type Seen = {
  code: string | null
  nom: string | null
  isOwn: boolean
  isDesk: boolean
  now: Date
}

export function presentInscription(row: InscriptionRow, of: DateOf, seen: Seen): Inscription {
  const { isOwn, isDesk, now } = seen
  const shown = presentDate(of, now)
  const isStanding = row.etat === 'inscrit' && row.valide_le === null
  return {
    id: row.id,
    ...shown,
    etat: row.etat,
    groupe: row.groupe,
    code: isOwn && row.etat === 'inscrit' ? seen.code : null,
    nom: seen.nom,
    valide_le: toIso(row.valide_le),
    annule_le: toIso(row.annule_le),
    annule_par: row.annule_par,
    created_at: toIso(row.created_at),
    droits: {
      desinscrire: isOwn && isStanding && canWait(shown.date.phase),
      valider: isDesk && isStanding,
    },
  }
}
