import type { Troncon } from '@foulee/contract/parcours/itineraires'
import type { Parcours } from '@foulee/contract/parcours/parcours'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import type { StoredLines, Vue } from '@foulee/db/read-models/parcours-trace'
import type { Track } from '@foulee/trace/track'
import { sql } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import { listTurns } from '#kernel/tracks/dessin.ts'
import { cutTrack, type ShownSource } from '#kernel/tracks/files/cut-track.ts'
import type { Format } from '#kernel/tracks/files/write-file.ts'
import type { ParcoursRow } from './parcours.queries.ts'

type Stored = StoredLines &
  Pick<Vue, 'passages' | 'zones'> & { virages: Pick<Troncon, 'ligne' | 'consignes'>[] | null }

async function getShownSource(db: Db, { parcours_id, fiche }: ParcoursRow): Promise<ShownSource> {
  const { rows } = await db.execute<Stored>(sql`
    select lignes, altitudes, vue->'passages' as passages, vue->'zones' as zones,
      (select jsonb_agg(jsonb_build_object('ligne', t.troncon->'ligne',
          'consignes', t.troncon->'consignes') order by t.rang)
        from parcours_dessins d,
          jsonb_array_elements(d.troncons) with ordinality as t(troncon, rang)
        where d.parcours_id = parcours_traces.parcours_id) as virages
    from parcours_traces where parcours_id = ${parcours_id}`)
  const stored = rows[0]
  if (!stored) throw new ApiError('trace_absente')
  const { titre, description, points }: Parcours = JSON.parse(fiche)
  return {
    stored: { lignes: stored.lignes, altitudes: stored.altitudes },
    turns: stored.virages?.some(({ consignes }) => consignes?.length)
      ? listTurns(stored.virages)
      : [],
    vue: { passages: stored.passages, zones: stored.zones },
    name: titre,
    description,
    waypoints: points.map(({ nom, description, type, position: [lon, lat] }) => ({
      lon,
      lat,
      ele: null,
      name: nom,
      description,
      type,
    })),
  }
}

/** The visible part, source of everything that leaves the server. */
export const readShownTrack = async (db: Db, row: ParcoursRow): Promise<Track> =>
  cutTrack(await getShownSource(db, row))

type Context = Pick<Services, 'db' | 'fichiers' | 'config'>

type TrackOverrides = Partial<Pick<ShownSource, 'name' | 'waypoints'>> & { filename?: string }

export async function buildTrackFile(
  { db, fichiers, config }: Context,
  row: ParcoursRow,
  format: Format,
  { filename = `${row.slug}.${format}`, ...overrides }: TrackOverrides = {},
): Promise<{ content: Buffer; filename: string }> {
  const source = { ...(await getShownSource(db, row)), ...overrides }
  const link = `${config.publicUrl}/parcours/${row.slug}`
  const content = await fichiers.write({ format, source, link })
  if (!content) throw new ApiError('trace_absente')
  return { content, filename }
}
