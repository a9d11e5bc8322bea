import type { Attente } from '@foulee/contract/equipe/admin'
import type { AdminPage } from '@foulee/contract/equipe/admin-list'
import type { Db } from '@foulee/db/connect'
import { ETAT } from '@foulee/domain/courses/course'
import { MOTIF_SIGNALEMENT_LABELS, type ModelSignalement } from '@foulee/domain/echanges/avis'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { type SQL, sql } from 'drizzle-orm'
import { describeObjets, nameObjet } from '../../echanges/signalements/signalements.objets.ts'

type Asked = AdminPage & {
  tri: 'depuis' | 'titre'
  filtres: { type?: Attente['type'] | undefined }
}
type Row = Pick<Attente, 'type' | 'objet_id' | 'titre' | 'texte' | 'url'> & {
  depuis: Date | string
  /** What a report is about: its title is looked up. */
  model: ModelSignalement | null
  about: number | null
  users_id: number | null
  prenom: string | null
  nom: string | null
}

/** Since when a race or a route waits: mending it meanwhile does not send it to the end of the queue. */
const submitted = (table: 'course' | 'parcours', owner: 'courses' | 'parcours') =>
  sql.raw(`coalesce(
  (select max(j.created_at) from ${table}_journal j
    where j.${owner}_id = ${owner}.id and j.vers = ${ETAT.validation}),
  updated_at)`)

/** Everything that waits for the staff, each kind under the same columns. */
const WAITING = sql`
  select 'course' as type, id as objet_id, nom as titre, ville as texte,
    ${submitted('course', 'courses')} as depuis,
    '/contribution/courses/' || id as url, created_by as users_id, null as model, null::int as about
  from courses where etat = ${ETAT.validation}
  union all
  select 'parcours', id, coalesce(nullif(titre, ''), ${SANS_TITRE}), left(description, 200),
    ${submitted('parcours', 'parcours')},
    '/contribution/parcours/' || id, users_id, null, null
  from parcours where etat = ${ETAT.validation}
  union all
  select 'organisateur', id, nom, ville, created_at, '/organisateurs/' || slug, created_by, null, null
  from organisateurs where verifie_le is null
  union all
  select 'revendication', r.id, o.nom, r.message, r.created_at, '/organisateurs/' || o.slug,
    r.users_id, null, null
  from revendications r join organisateurs o on o.id = r.organisateurs_id where r.etat = 'staff'
  union all
  select 'demande', id, coalesce(structure, carte_pro, type),
    case type when 'coach' then 'Coach' else 'Club' end, created_at, '/moderation/demandes',
    users_id, null, null
  from demandes where etat = 'en_attente'
  union all
  select 'signalement', id, motif, texte, created_at, null, users_id, model, objet_id
  from signalements where etat = 'ouvert'`

/** One page of the queue. */
export async function findWaiting(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Asked,
): Promise<{ data: Attente[]; nb: number }> {
  const direction = sql.raw(ordre)
  // Total, so that no page shows again or skips what came in at the same instant.
  const order: SQL =
    tri === 'titre'
      ? sql`lower(w.titre) ${direction}, w.depuis, w.type, w.objet_id`
      : sql`w.depuis ${direction}, w.type, w.objet_id`
  const kind = filtres.type ? sql`where w.type = ${filtres.type}` : sql``
  const [rows, total] = [
    await db.execute<Row>(sql`
      select w.*, u.prenom, u.nom
      from (
        select * from (${WAITING}) w ${kind}
        order by ${order} limit ${nb_page} offset ${(page - 1) * nb_page}
      ) w left join users u on u.id = w.users_id
      order by ${order}`),
    await db.execute<{ nb: number }>(sql`select count(*)::int as nb from (${WAITING}) w ${kind}`),
  ]
  return { data: await present(db, rows.rows), nb: total.rows[0]?.nb ?? 0 }
}

async function present(db: Db, rows: Row[]): Promise<Attente[]> {
  const objets = await describeObjets(
    db,
    rows.flatMap(({ model, about }) => (model && about ? [{ model, objet_id: about }] : [])),
  )
  return rows.map((row) => {
    const { type, objet_id, depuis, users_id, prenom, nom } = row
    const about =
      row.model && row.about
        ? objets.get(nameObjet({ model: row.model, objet_id: row.about }))
        : null
    return {
      id: `${type}-${objet_id}`,
      type,
      objet_id,
      ...(type === 'signalement'
        ? describeReport(row, about ?? null)
        : { titre: row.titre, texte: row.texte, url: row.url }),
      auteur: users_id === null ? null : { users_id, nom: getDisplayName({ prenom, nom }) },
      depuis: new Date(depuis).toISOString(),
    }
  })
}

/** Its reason and its words; what it is about is looked at where it stands. */
function describeReport(row: Row, about: { titre: string; texte: string; url: string } | null) {
  const motifs: Readonly<Record<string, string>> = MOTIF_SIGNALEMENT_LABELS
  const said = [motifs[row.titre] ?? row.titre, row.texte].filter(Boolean).join('\u00a0: ')
  const quoted = about?.texte ? `${said}\n«\u00a0${about.texte.slice(0, 300)}\u00a0»` : said
  return { titre: about?.titre ?? 'Contenu retiré depuis', texte: quoted, url: about?.url ?? null }
}
