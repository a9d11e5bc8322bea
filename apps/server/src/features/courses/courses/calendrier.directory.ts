import { findDepartement } from '@foulee/domain/shared/departement'
import type { Directories } from '#kernel/pages/sitemap-rows.ts'
import { countCalendar } from './courses.queries.ts'

export const calendrierDirectory: Directories = async (db, today) => {
  const { departements, mois } = await countCalendar(db)
  const current = today.slice(0, 7)
  return [
    '/calendrier',
    ...departements.flatMap(({ departement }) => {
      const listed = findDepartement(departement)
      return listed ? [`/calendrier/${listed.slug}`] : []
    }),
    ...mois.filter((item) => item.mois >= current).map((item) => `/calendrier/${item.mois}`),
    '/organisateur',
  ]
}
