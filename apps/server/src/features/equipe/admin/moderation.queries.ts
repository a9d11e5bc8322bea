import type { Attente } from '@foulee/contract/equipe/admin'
import type { AdminPage } from '@foulee/contract/equipe/admin-list'
import type { Db } from '@foulee/db/connect'
import { MOTIF_SIGNALEMENT_LABELS } from '@foulee/domain/echanges/avis'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import type { Kind } from '@foulee/domain/shared/kinds'
import { type SQL, sql } from 'drizzle-orm'
import type { Entity, EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { type EntityRef, entityKey, findEntities } from '#kernel/entity-types/find-entities.ts'
import type { ReviewQueueSource } from '#kernel/moderation/review-queue.ts'
import type { Registry } from '#kernel/registry.ts'
import { byName } from '#platform/db/by-name.ts'

type QueueQuery = AdminPage & {
  tri: 'depuis' | 'titre'
  filtres: { type?: Attente['type'] | undefined }
}
type Row = Pick<Attente, 'type' | 'objet_id' | 'titre' | 'texte' | 'url'> & {
  depuis: Date | string
  kind: Kind | null
  about: number | null
  users_id: number | null
  prenom: string | null
  nom: string | null
}

const unite = (waiting: readonly ReviewQueueSource[]): SQL =>
  sql.join(
    waiting.map(({ rows }) => rows),
    sql` union all `,
  )

export async function findWaiting(
  { db, registry: { kinds, waiting } }: { db: Db; registry: Registry },
  { page, nb_page, tri, ordre, filtres }: QueueQuery,
): Promise<{ data: Attente[]; nb: number }> {
  const all = unite(waiting)
  const direction = sql.raw(ordre)
  // A total order, so that pages neither repeat nor skip items of one instant.
  const order: SQL =
    tri === 'titre'
      ? sql`${byName(sql`w.titre`)} ${direction}, w.depuis, w.type, w.objet_id`
      : sql`w.depuis ${direction}, w.type, w.objet_id`
  const kind = filtres.type ? sql`where w.type = ${filtres.type}` : sql``
  const [rows, total] = [
    await db.execute<Row>(sql`
      select w.*, u.prenom, u.nom
      from (
        select * from (${all}) w ${kind}
        order by ${order} limit ${nb_page} offset ${(page - 1) * nb_page}
      ) w left join users u on u.id = w.users_id
      order by ${order}`),
    await db.execute<{ nb: number }>(sql`select count(*)::int as nb from (${all}) w ${kind}`),
  ]
  return { data: await present(db, kinds, rows.rows), nb: total.rows[0]?.nb ?? 0 }
}

async function present(db: Db, kinds: EntityTypes, rows: Row[]): Promise<Attente[]> {
  const entities = await findEntities(db, kinds, rows.flatMap(readMeant))
  return rows.map((row) => {
    const { type, objet_id, depuis, users_id, prenom, nom } = row
    const [meant] = readMeant(row)
    return {
      id: `${type}-${objet_id}`,
      type,
      objet_id,
      ...(meant
        ? describeReport(row, entities.get(entityKey(meant)) ?? null, kinds)
        : { titre: row.titre, texte: row.texte, url: row.url }),
      auteur: users_id === null ? null : { users_id, nom: getDisplayName({ prenom, nom }) },
      depuis: new Date(depuis).toISOString(),
      model: type === 'signalement' ? (row.kind as Attente['model']) : null,
    }
  })
}

const readMeant = ({ kind, about }: Row): EntityRef[] =>
  kind && about ? [{ kind, id: about }] : []

/**
 * Reason and text of a report. Private content is quoted among the reports alone, where each view
 * is journaled (produit 13.25).
 */
function describeReport(row: Row, about: Entity | null, kinds: EntityTypes) {
  const motifs: Readonly<Record<string, string>> = MOTIF_SIGNALEMENT_LABELS
  const reason = [motifs[row.titre] ?? row.titre, row.texte].filter(Boolean).join('\u00a0: ')
  const words = about && !kinds[about.kind]?.reported ? takeGraphemes(about.texte, 300) : ''
  const quoted = words ? `${reason}\n«\u00a0${words}\u00a0»` : reason
  return { titre: about?.titre ?? 'Contenu retiré depuis', texte: quoted, url: about?.url ?? null }
}
