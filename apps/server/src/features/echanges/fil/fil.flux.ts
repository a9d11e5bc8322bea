import type { Db } from '@foulee/db/connect'
import type { Emetteur } from '@foulee/domain/echanges/publication'
import {
  getExcludedSubject,
  getMutedSubject,
  getTargetSubject,
  HIGHLIGHTS,
} from '#kernel/feed/fil-subjects.ts'
import type { Subject } from '#platform/realtime/channel.ts'
import type { FluxSource } from '#platform/realtime/source.ts'

/**
 * The targets of a feed as in `fil.queries.ts`, and the muted ones, in few rows: one per member and
 * kind.
 */
const FOLLOWED = `
  select users_id, sorte, kind, string_agg(id::text, ',') as ids from (
    select users_id, 'suivi' as sorte, 'profil' as kind, suivi_id as id
      from suivis where users_id = any($1)
    union all select users_id, 'suivi', cible_kind, cible_id
      from abonnements where users_id = any($1)
    union all select distinct l.users_id, 'suivi', 'course', d.courses_id
      from liste l join epreuves p on p.id = l.objet_id join editions d on d.id = p.editions_id
      where l.users_id = any($1) and l.type = 'epreuve' and l.etat in ('envie', 'inscrit')
    union all select users_id, 'muet', cible_kind, cible_id
      from sourdines where users_id = any($1)
    union all select users_id, 'sauf', 'profil', bloque_id from blocages where users_id = any($1)
    union all select bloque_id, 'sauf', 'profil', users_id from blocages where bloque_id = any($1)
  ) t group by users_id, sorte, kind`

type Row = { users_id: number; sorte: 'suivi' | 'muet' | 'sauf'; kind: Emetteur; ids: string }

export const filFlux: FluxSource = { findSubjects }

async function findSubjects(db: Db, users_ids: readonly number[]) {
  const { rows } = await db.$client.query<Row>({
    name: 'fil_sujets',
    text: FOLLOWED,
    values: [users_ids],
  })
  const found = new Map(
    users_ids.map((id): [number, Subject[]] => [
      id,
      [getTargetSubject({ kind: 'foulee', id: 0 }), HIGHLIGHTS, getExcludedSubject(id)],
    ]),
  )
  for (const row of rows) found.get(row.users_id)?.push(...toSubjects(row))
  return found
}

const toSubjects = ({ sorte, kind, ids }: Row): Subject[] =>
  ids.split(',').map((text) => {
    const id = Number(text)
    if (sorte === 'sauf') return getExcludedSubject(id)
    return sorte === 'muet' ? getMutedSubject({ kind, id }) : getTargetSubject({ kind, id })
  })
