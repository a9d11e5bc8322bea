import type { ActualiteCard } from '@foulee/contract/echanges/fil'
import { getImageUrl } from '@foulee/domain/shared/image'
import { type SQL, sql } from 'drizzle-orm'
import { shortenText } from '#kernel/content/clean-html.ts'
import { toIdentifiers } from '#kernel/content/content-model.ts'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { entityKey, findEntities } from '#kernel/entity-types/find-entities.ts'
import type { FilKind, FilRow } from '#kernel/feed/fil-kind.ts'

type News = {
  publication: number
  id: number
  titre: string
  texte: string
  image: string | null
  slug: string | null
}

export const actualiteFil: FilKind<'actualite'> = {
  kind: 'actualite',
  phrase: 'donne des nouvelles',
  async find({ db, kinds, viewer: { now } }, rows) {
    const parts = selectAll(kinds, rows, now)
    if (!parts.length) return new Map()
    const { rows: found } = await db.execute<News>(sql.join(parts, UNION))
    const refs = rows.flatMap(({ objet_kind: kind, objet_id: id }) =>
      kind === null || id === null ? [] : [{ kind, id }],
    )
    const entities = await findEntities(db, kinds, refs)
    const items = new Map(rows.map((row) => [row.id, row]))
    return new Map(
      found.flatMap((news): [number, ActualiteCard][] => {
        const { objet_kind: kind, objet_id: id } = items.get(news.publication) ?? NO_THING
        if (kind === null || id === null) {
          return [[news.publication, present(news, `/actualites/${news.slug}`)]]
        }
        const entity = entities.get(entityKey({ kind, id }))
        if (!entity?.is_visible) return []
        return [[news.publication, present(news, `${entity.url}#actualites`)]]
      }),
    )
  },
}

const NO_THING = { objet_kind: null, objet_id: null }

const UNION = sql` union all `

function selectAll(kinds: EntityTypes, rows: readonly FilRow[], now: Date): SQL[] {
  const groups = Map.groupBy(rows, ({ objet_kind }) => objet_kind)
  return [...groups].flatMap(([kind, group]) => {
    const pairs = group.map(({ id, fait_id }) => ({ publication: id, fait: fait_id }))
    const pairRows = sql`json_to_recordset(${JSON.stringify(pairs)}::json) as r(publication int, fait int)`
    if (kind === null) {
      return sql`select r.publication, a.id, a.titre, a.texte, a.image, a.slug
        from ${pairRows} join actualites_site a on a.id = r.fait and a.publie_le <= ${now.toISOString()}`
    }
    const model = kinds[kind]?.contenus
    if (!model) return []
    const { table } = toIdentifiers(model, 'actualites')
    return sql`select r.publication, a.id, a.titre, a.texte, null as image, null as slug
      from ${pairRows} join ${table} a on a.id = r.fait`
  })
}

const present = ({ id, titre, texte, image }: News, url: string): ActualiteCard => ({
  id,
  titre,
  extrait: shortenText(texte),
  image: getImageUrl(image) || null,
  url,
})
