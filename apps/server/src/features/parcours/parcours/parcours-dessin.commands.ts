import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import { encodeLines } from '@foulee/db/read-models/parcours-trace'
import { parcoursDessins } from '@foulee/db/schema'
import { encodeColumn } from '@foulee/trace/polyline'
import { writeGpx } from '@foulee/trace/write-gpx'
import { DessinError, type JoinedDessin, joinDessin } from '#kernel/tracks/dessin.ts'
import type { User } from '#platform/http/user.ts'
import { writeFields } from './parcours-edition.commands.ts'
import type { Owned } from './parcours-owned.queries.ts'
import { type Context, changeTrace, type Plan } from './parcours-trace.commands.ts'

type Dessin = Omit<Body<'POST /api/parcours/traces'>, 'titre'>

type Drawing = {
  id: number
  user: User
  dessin: Dessin
  joined: JoinedDessin
  version?: number | undefined
  now: Date
}

/**
 * Replaces the line of a route by a drawing (produit 9.18).
 * @param drawing with its line, as `readDessin` joined it
 * @throws ApiError `version_depassee`, and those of `changeTrace`
 */
export async function drawParcours(context: Context, drawing: Drawing): Promise<void> {
  const { id, user, dessin, joined, version, now } = drawing
  await changeTrace(context, {
    id,
    user,
    now,
    plan: ({ row, trace }) => {
      if (version !== undefined && version !== (trace?.version ?? 0)) {
        throw new ApiError('version_depassee')
      }
      return planDrawn(joined, row)
    },
    after: async (tx, owned) => {
      const troncons = joined.terrains
      if (troncons.length) await writeFields(tx, owned, { troncons }, { user, now })
      await tx.insert(parcoursDessins).values({
        parcours_id: id,
        points: dessin.points,
        troncons: dessin.troncons.map((troncon) => ({
          ...troncon,
          altitudes: packAltitudes(troncon.altitudes),
        })),
      })
    },
  })
}

const packAltitudes = (altitudes: readonly (number | null)[]): string =>
  encodeColumn(Float64Array.from(altitudes, (value) => value ?? Number.NaN))

/** @throws ApiError `champs_invalides` naming what is wrong with the stretches */
export function readDessin(dessin: Dessin): JoinedDessin {
  if (dessin.troncons.length !== dessin.points.length - 1) {
    throw toFieldError('troncons', 'Envoyez un tronçon entre deux points qui se suivent.')
  }
  try {
    return joinDessin(dessin)
  } catch (cause) {
    if (!(cause instanceof DessinError)) throw cause
    throw toFieldError('troncons', cause.message)
  }
}

const toFieldError = (field: string, message: string) =>
  new ApiError('champs_invalides', { errors: { [field]: message } })

/** A drawing is kept as a GPX too, for downloads and later changes as of any file. */
function planDrawn({ segment }: JoinedDessin, { titre }: Owned['row']): Plan {
  const track = { name: titre, description: null, segments: [segment], waypoints: [] }
  const gpx = writeGpx({ ...track, source: DRAWN })
  return {
    task: { kind: 'drawn', stored: encodeLines(track) },
    original: { nom: 'trace.gpx', read: async () => Buffer.from(gpx) },
  }
}

const DRAWN = { format: 'gpx', creator: null, kind: 'parcours', sport: null, dropped: 0 } as const
