import { TYPE_EVENEMENT_LABELS, type TypeEvenement } from '@foulee/domain/club/evenement'
import { NIVEAU_LABELS, type Niveau } from '@foulee/domain/membres/profil'
import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { SPORT_LABELS, type Sport } from '@foulee/domain/shared/sport'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { invalidate } from '../invalidation.ts'
import { listAreaNames } from './rebuild.ts'
import { joinWords, saveMots } from './search-words.ts'

const BATCH = 500

type Facts = {
  id: number
  titre: string
  type: TypeEvenement
  ville: string | null
  lieu: string | null
  adresse: string | null
  departement: string | null
  niveau: Niveau | null
  sports: Sport[]
  porteur: string | null
}

/**
 * Rebuilds search and sort columns of events: words, owner name, time zone, end of the last date.
 * Call it in the transaction of the change.
 */
export async function rebuildEvenements(db: Db | Tx, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    await write(db, ids.slice(start, start + BATCH))
  }
}

export async function rebuildEvenementsOf(
  tx: Tx,
  column: 'organisateurs_id' | 'magasins_id',
  holder: number,
): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from evenements where ${sql.identifier(column)} = ${holder} order by id`,
  )
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return
  await rebuildEvenements(tx, ids)
  await invalidate(tx, ['evenements', ...ids.map((id) => `evenement:${id}` as const)])
}

async function write(db: Db | Tx, ids: readonly number[]): Promise<void> {
  // Locks the rows, so that concurrent changes are rebuilt in order.
  await db.execute(sql`
    select from evenements where id = any(${sql.param([...ids])}::int[]) order by id for no key update`)
  const { rows } = await db.execute<Facts>(sql`
    select e.id, e.titre, e.type, e.ville, e.lieu, e.adresse, e.departement, e.niveau, e.sports,
      coalesce(o.nom, m.nom) as porteur
    from evenements e
    left join organisateurs o on o.id = e.organisateurs_id
    left join magasins m on m.id = e.magasins_id
    where e.id = any(${sql.param([...ids])}::int[]) order by e.id`)
  const built = rows.map(build)
  await db.execute(sql`
    update evenements e set
      recherche = setweight(to_tsvector('francais', heavy), 'A') || setweight(to_tsvector('francais', light), 'C'),
      titre_tri = r.titre_tri, fuseau = r.fuseau,
      fin_le = (select max(fin) from evenement_dates d
        where d.evenements_id = e.id and d.annule_le is null)
    from json_to_recordset(${JSON.stringify(built)}::json)
      as r(id int, heavy text, light text, titre_tri text, fuseau text)
    where e.id = r.id`)
  await saveMots(db, 'evenement_mots', built)
}

function build(facts: Facts) {
  const { id, titre, ville, departement } = facts
  return {
    id,
    heavy: joinWords([titre, ville ?? '']),
    light: joinWords(lightWords(facts)),
    titre_tri: normalizeTexte(titre),
    fuseau: getFuseau({ pays: 'FR', departement }),
  }
}

const lightWords = ({ porteur, lieu, adresse, type, niveau, sports, departement }: Facts) => [
  porteur ?? '',
  lieu ?? '',
  adresse ?? '',
  TYPE_EVENEMENT_LABELS[type],
  niveau ? NIVEAU_LABELS[niveau] : '',
  ...sports.map((sport) => SPORT_LABELS[sport]),
  ...listAreaNames(departement),
]
