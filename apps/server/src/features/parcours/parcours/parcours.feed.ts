import type { Parcours } from '@foulee/contract/parcours/parcours'
import {
  type Departement,
  dansDepartement,
  findDepartement,
} from '@foulee/domain/shared/departement'
import { sql } from 'drizzle-orm'
import { type Feed, type FeedSource, MAX_ENTRIES } from '#kernel/pages/feed.ts'
import { describeShare } from '#kernel/pages/share-content.ts'
import { toIso } from '#platform/db/dates.ts'
import { readParcoursShare } from './parcours.share.ts'

type Row = { id: number; fiche: string; publie_le: string; updated_at: string }
type Db = Parameters<FeedSource['read']>[0]

const everywhere: FeedSource = {
  path: '/itineraires/flux.atom',
  tags: ['parcours'],
  read: (db) => readFeed(db, null),
}

const inDepartement: FeedSource = {
  path: '/itineraires/:departement/flux.atom',
  tags: ['parcours'],
  async read(db, { params: { departement = '' } }) {
    const area = findDepartement(departement)
    return area?.slug === departement ? readFeed(db, area) : null
  },
}

export const parcoursFeeds: readonly FeedSource[] = [everywhere, inDepartement]

async function readFeed(db: Db, departement: Departement | null): Promise<Feed> {
  const isThere = departement ? sql`departement = ${departement.code}` : sql`true`
  const { rows } = await db.execute<Row>(sql`
    select parcours_id as id, fiche, coalesce(publie_le, updated_at) as publie_le, updated_at
    from parcours_cards where is_visible and ${isThere}
    order by publie_le desc, parcours_id desc limit ${MAX_ENTRIES}`)
  const where = departement ? (dansDepartement(departement.code) ?? departement.nom) : 'de Foulée'
  return {
    titre: `Foulée\u00a0: les parcours${departement ? ` ${where}` : ''}`,
    sous_titre: `Les parcours ${where}, du plus récent au plus ancien.`,
    page: departement ? `/itineraires/${departement.slug}` : '/itineraires',
    entries: rows.map(presentEntry),
  }
}

function presentEntry({ id, fiche, publie_le, updated_at }: Row) {
  const parcours = JSON.parse(fiche) as Parcours
  const published = toIso(publie_le)
  const changed = toIso(updated_at)
  return {
    kind: 'parcours',
    id,
    titre: parcours.titre,
    path: `/parcours/${parcours.slug}`,
    resume: describeShare(readParcoursShare(parcours)),
    auteur: parcours.auteur.nom,
    publie_le: published,
    updated_at: changed > published ? changed : published,
  }
}
