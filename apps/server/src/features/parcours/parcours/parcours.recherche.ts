import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { sql } from 'drizzle-orm'
import { writeDetail } from '#kernel/search/recherche-entry.ts'

type Figures = { distance: number | null; denivele: number | null; lieu: string }

const isKnown = (value: number | null): value is number => value !== null && value >= 0

export const parcoursDetail = writeDetail<Figures>(
  sql`(
    select json_build_object('distance', c.distance, 'denivele', c.denivele,
      'lieu', recherche_lieu(c.carte::jsonb->>'ville', c.departement))
    from parcours_cards c where c.parcours_id = p.id)`,
  ({ distance, denivele, lieu }) =>
    [
      isKnown(distance) && formatDistance(distance),
      isKnown(denivele) && formatDenivele(denivele),
      lieu,
    ]
      .filter(Boolean)
      .join(' · '),
)
