import type { Photo } from '@foulee/contract/echanges/photos'
import type { Db, Tx } from '@foulee/db/connect'
import { getImageUrl } from '@foulee/domain/shared/image'
import { type SQL, sql } from 'drizzle-orm'
import type { PhotoModel } from './photo-model.ts'

type Own = Pick<PhotoModel, 'stored' | 'rebuild' | 'open' | 'touch'>

type PhotoRow = Pick<Photo, 'id' | 'titre' | 'description' | 'ordre' | 'largeur' | 'hauteur'> & {
  fichier: string
  prete: boolean
}

/** Photos without a position: the place of the shot is not stored. */
export function createPlainPhotos(own: Own): PhotoModel {
  const [table, key] = [sql.identifier(own.stored.table), sql.identifier(own.stored.column)]
  return {
    ...own,
    async insert(tx, id, photos) {
      const rows = photos.map(({ place: _, ...photo }) => photo)
      const { rows: made } = await tx.execute<{ id: number }>(sql`
        insert into ${table} (${key}, fichier, prete, largeur, hauteur, titre, description, ordre)
        select ${id}, fichier, prete, largeur, hauteur, titre, description, ordre
        from json_to_recordset(${JSON.stringify(rows)}::json) as r(
          fichier text, prete bool, largeur int, hauteur int, titre text, description text, ordre int)
        order by ordre returning id`)
      return made.map((row) => row.id)
    },
    async change(tx, _id, id_photo, { titre, description }) {
      const set = Object.entries({ titre, description }).flatMap(([name, text]): SQL[] =>
        text === undefined ? [] : [sql`${sql.identifier(name)} = ${text}`],
      )
      if (!set.length) return
      await tx.execute(sql`update ${table} set ${sql.join(set, sql`, `)} where id = ${id_photo}`)
    },
    present: (tx, id) => presentPhotos(tx, sql`${table} where ${key} = ${id}`),
  }
}

async function presentPhotos(tx: Db | Tx, source: SQL): Promise<Photo[]> {
  const { rows } = await tx.execute<PhotoRow>(sql`
    select id, titre, description, ordre, fichier, prete, largeur, hauteur
    from ${source} order by ordre, id`)
  return rows.map(({ fichier, prete, ...photo }) => ({
    ...photo,
    id_photo: photo.id,
    url: getImageUrl(fichier, prete),
    position: null,
    metres: null,
  }))
}
