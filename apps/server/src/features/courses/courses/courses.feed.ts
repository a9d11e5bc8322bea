import type { Course } from '@foulee/contract/courses/courses'
import { dansDepartement, findDepartement } from '@foulee/domain/shared/departement'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import { type FeedSource, MAX_ENTRIES } from '#kernel/pages/feed.ts'
import { describeShare } from '#kernel/pages/share-content.ts'
import { toIso } from '#platform/db/dates.ts'
import { readShareContent } from './course.share.ts'

type Row = { id: number; fiche: string; publie_le: string; updated_at: string }

export const coursesFeed: FeedSource = {
  path: '/calendrier/:departement/flux.atom',
  tags: ['courses'],
  async read(db, { params: { departement = '' }, now }) {
    const area = findDepartement(departement)
    if (area?.slug !== departement) return null
    const { rows } = await db.execute<Row>(sql`
      select c.id, k.fiche, coalesce(c.publie_le, c.created_at) as publie_le, c.updated_at
      from course_cards k join courses c on c.id = k.courses_id
      where k.is_visible and k.departement = ${area.code} and k.date_fin >= ${parisDate(now)}
      order by coalesce(c.publie_le, c.created_at) desc, c.id desc limit ${MAX_ENTRIES}`)
    const dans = dansDepartement(area.code) ?? area.nom
    return {
      titre: `Foulée\u00a0: les courses ${dans}`,
      sous_titre: `Les courses à venir ${dans}, les dernières publiées d’abord.`,
      page: `/calendrier/${area.slug}`,
      entries: rows.map(presentEntry),
    }
  },
}

function presentEntry({ id, fiche, publie_le, updated_at }: Row) {
  const course = JSON.parse(fiche) as Course
  const content = readShareContent(course)
  const published = toIso(publie_le)
  const changed = toIso(updated_at)
  return {
    kind: 'course',
    id,
    titre: content.is_cancelled ? `Annulée\u00a0: ${course.nom}` : course.nom,
    path: `/courses/${course.slug}`,
    resume: describeShare(content),
    auteur: course.organisateur.nom,
    publie_le: published,
    updated_at: changed > published ? changed : published,
  }
}
