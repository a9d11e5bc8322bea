import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { rebuildCourseCards } from '../read-models/course-cards.ts'
import { rebuildParcoursCards } from '../read-models/parcours-cards.ts'
import { rebuildVoyageCards } from '../read-models/voyage-cards.ts'
import * as t from '../schema.ts'
import { insertRows } from './insert-rows.ts'
import { choosePicture, type StorePicture, storePictures } from './pictures.ts'

export type PictureKeeper = {
  storePicture: (tx: Tx, ...sent: Parameters<StorePicture>) => ReturnType<StorePicture>
}

type Thing = {
  id: number
  nom: string
  type: string
  departement: string | null
  mois: number
  denivele: number
}

export async function insertPictures(
  tx: Tx,
  now: Date,
  { storePicture }: PictureKeeper,
): Promise<void> {
  const pictures = await storePictures((files) => storePicture(tx, files))
  const rowOf = ({ nom, type, departement, mois, denivele }: Thing) => {
    const name = choosePicture(nom, { type, departement, mois, denivele })
    return name && pictures[name]
  }
  const find = async (query: ReturnType<typeof sql>) => (await tx.execute<Thing>(query)).rows
  const listRows = (items: readonly Thing[]) =>
    items.flatMap((item) => {
      const row = rowOf(item)
      return row ? [{ id: item.id, row }] : []
    })

  const courses = listRows(
    await find(sql`
      select c.id, c.nom, c.types[1] as type, c.departement,
        coalesce(extract(month from k.date_debut), 6)::int as mois,
        coalesce((select max(e.denivele) from editions d join epreuves e on e.editions_id = d.id
          where d.courses_id = c.id), 0) as denivele
      from courses c join course_cards k on k.courses_id = c.id where c.etat >= 100`),
  )
  await insertRows(
    tx,
    t.coursePhotos,
    courses.map(({ id, row }) => ({ ...row, courses_id: id })),
  )
  await rebuildCourseCards(
    tx,
    courses.map(({ id }) => id),
    now,
  )

  const parcours = listRows(
    await find(sql`
      select p.id, p.titre as nom, p.types[1] as type, p.departement,
        coalesce(p.saison[1], 6)::int as mois, coalesce(k.denivele, 0) as denivele
      from parcours p join parcours_cards k on k.parcours_id = p.id
      where p.etat >= 100 and p.titre <> 'Le balcon de Chamechaude'`),
  )
  await insertRows(
    tx,
    t.parcoursPhotos,
    parcours.map(({ id, row }) => ({ ...row, parcours_id: id })),
  )
  await rebuildParcoursCards(
    tx,
    parcours.map(({ id }) => id),
    now,
  )

  const voyages = listRows(
    await find(sql`
      select id, titre as nom, 'trail' as type, null as departement, 7 as mois, 1000 as denivele
      from voyages where etat >= 100`),
  )
  await insertRows(
    tx,
    t.voyagePhotos,
    voyages.map(({ id, row }) => ({ ...row, voyages_id: id })),
  )
  await rebuildVoyageCards(
    tx,
    voyages.map(({ id }) => id),
    now,
  )
}
