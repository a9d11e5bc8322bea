import type { Step } from '@foulee/domain/entrainement/step'
import { getTotaux, listTotaux } from '@foulee/domain/entrainement/totaux'
import { sql } from 'drizzle-orm'
import { writeDetail } from '#kernel/search/recherche-entry.ts'

/** « 1h18 · environ 14,2 km »: duration and distance, as on the page. */
export const seanceDetail = writeDetail<Step[]>(
  sql`(select s.steps from seances s where s.id = p.id)`,
  (steps) =>
    listTotaux(getTotaux(steps))
      .flatMap(({ nom, texte }) => (nom === 'charge' ? [] : [texte]))
      .join(' · '),
)
