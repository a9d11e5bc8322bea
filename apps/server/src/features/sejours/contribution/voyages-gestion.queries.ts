import type { MonVoyage, VoyageGestion } from '@foulee/contract/sejours/contribution'
import type { Db } from '@foulee/db/connect'
import { findVoyageFacts, type VoyageFacts } from '@foulee/db/read-models/voyage-facts'
import { presentVoyage, presentVoyageCard } from '@foulee/db/read-models/voyage-presenter'
import * as t from '@foulee/db/schema'
import { findMove } from '@foulee/domain/sejours/voyage'
import { getCompletude, type LienPerdu } from '@foulee/domain/sejours/voyage-completude'
import {
  describeChanges,
  describeDeed,
  describeMove,
  labelSection,
} from '@foulee/domain/sejours/voyage-historique'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import { listManques, readVoyage } from '#features/sejours/voyages/voyage-save.ts'
import { getOwnedVoyage } from '#features/sejours/voyages/voyages-owned.queries.ts'
import { EDITED } from '#features/sejours/voyages/voyages-versions.ts'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { createHistory } from '#kernel/publication/history.ts'
import { listRights } from '#kernel/publication/owned-by-organisation.ts'
import type { User } from '#platform/http/user.ts'
import { readJournees } from './journees.queries.ts'

type Reader = { db: Db; kinds: EntityTypes; user: User; now: Date }

export async function getGestion(
  { db, kinds, user, now }: Reader,
  id: number,
): Promise<VoyageGestion> {
  // The version is read before the stay: a save in between is then detected.
  const row = await getOwnedVoyage(db, user, id)
  const { facts, voyage } = await readVoyage(db, id, now)
  const journees = await readJournees(db, { kinds, user }, id)
  const { part, conseils } = getCompletude(voyage, findLost(journees))
  return {
    voyage,
    journees,
    delai_attente_heures: row.delai_attente_heures,
    places_par_membre: row.places_par_membre,
    version: row.version,
    manques: listManques(facts, now),
    conseils,
    completude: part,
    renvoi_motif: row.renvoi_motif,
    droits: listRights(findMove, row, user),
  }
}

const findLost = (journees: VoyageGestion['journees']): LienPerdu[] =>
  journees.flatMap(({ parcours, epreuve }, index): LienPerdu[] => [
    ...(parcours && !parcours.est_visible ? [{ jour: index + 1, quoi: 'parcours' as const }] : []),
    ...(epreuve && !epreuve.est_visible ? [{ jour: index + 1, quoi: 'epreuve' as const }] : []),
  ])

type Page = { page: number; nb_page: number }

export async function findMyVoyages(
  db: Db,
  { users_id, now, page, nb_page }: Page & { users_id: number; now: Date },
): Promise<{ voyages: MonVoyage[]; nb: number }> {
  const mine = ofAgence.isManaged(sql`agences_id`, users_id)
  const { rows } = await db.execute<{ id: number; renvoi_motif: string | null }>(sql`
    select id, renvoi_motif from voyages where ${mine}
    order by updated_at desc, id desc limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const ids = rows.map(({ id }) => id)
  const facts = await findVoyageFacts(db, ids, parisDate(now))
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const voyages = rows.flatMap(({ id, renvoi_motif }) => {
    const found = byId.get(id)
    return found ? [{ ...presentMine(found, now), renvoi_motif }] : []
  })
  return { voyages, nb: await db.$count(t.voyages, mine) }
}

function presentMine(facts: VoyageFacts, now: Date) {
  const voyage = presentVoyage(facts, now)
  return {
    voyage: presentVoyageCard(facts, now),
    completude: getCompletude(voyage, []).part,
    nb_manques: listManques(facts, now).length,
  }
}

export const findHistory = createHistory({
  edited: EDITED,
  labelSection,
  describeChanges,
  describeMove,
  describeDeed,
  labelParts,
})

async function labelParts(db: Db, sections: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ section: string; rang: number | null; debut: string | null }>(
    sql`
    select s.section, d.debut::text as debut,
      (select count(*)::int from voyage_journees o where o.voyages_id = j.voyages_id
        and (o.ordre, o.id) <= (j.ordre, j.id)) as rang
    from unnest(${sql.param([...sections])}::text[]) as s(section)
      left join voyage_journees j on s.section = 'journee:' || j.id
      left join disponibilites d on s.section = 'depart:' || d.id
    where j.id is not null or d.id is not null`,
  )
  return new Map(
    rows.map(({ section, rang, debut }) => [
      section,
      debut ? `du départ du ${formatDate(debut)}` : `de la journée ${rang}`,
    ]),
  )
}
