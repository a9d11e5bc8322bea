import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '@foulee/contract/errors'
import type { Tx } from '@foulee/db/connect'
import { findCarres, keepCarres, lockCarres } from '@foulee/db/read-models/parcours-carres'
import type { Vue } from '@foulee/db/read-models/parcours-trace'
import { activites, publications } from '@foulee/db/schema'
import type { Partage } from '@foulee/domain/echanges/publication'
import { eq } from 'drizzle-orm'
import { writePublication } from '../../../fil/write-publication.ts'
import type { Services } from '../../../services.ts'
import { NO_MARKS } from '../../../traces/marks.ts'
import { type ActiviteRow, getOwnActivite } from '../../parcours/activites/activites.queries.ts'

type Context = Pick<Services, 'db' | 'traces'>
type Sharing = {
  users_id: number
  id: number
  partage: Partage
  rayon_masque?: number | undefined
  texte?: string | undefined
  now: Date
}
type Shared = { partage: Partage; rayon_masque: number; publications_id: number | null }

/** More would mean that somebody publishes routes all the time. */
const TRIES = 5

/**
 * Says who sees an outing. What others see of its line is drawn then, its ends cut off as those of
 * routes are, around the same squares; taken back, nothing of it is left.
 * @throws ApiError `activite_introuvable`
 */
export async function shareActivite(context: Context, sharing: Sharing): Promise<Shared> {
  for (let tried = 0; tried < TRIES; tried++) {
    const shared = await tryShare(context, sharing)
    if (shared) return shared
  }
  throw new ApiError('service_indisponible', { retryAfter: 5 })
}

async function tryShare({ db, traces }: Context, sharing: Sharing): Promise<Shared | null> {
  const { users_id, id, partage } = sharing
  const row = await getOwnActivite(db, users_id, id)
  const rayon_masque = sharing.rayon_masque ?? row.rayon_masque
  const carres = await findCarres(db, users_id)
  const vue =
    partage === 'personne' ? null : await draw(traces, row, { rayon: rayon_masque, carres })
  return db.transaction(async (tx) => {
    if (vue) {
      // Two lines from one door that are cut at the same moment must not find two squares.
      if (!isDeepStrictEqual(await lockCarres(tx, users_id), carres)) return null
      await keepCarres(tx, users_id, vue.zones)
    }
    const changed = await tx
      .update(activites)
      .set({ partage, rayon_masque, croquis: vue?.croquis ?? [] })
      .where(eq(activites.id, id))
      .returning({ id: activites.id })
    if (!changed.length) throw new ApiError('activite_introuvable')
    return { partage, rayon_masque, publications_id: vue ? await tell(tx, sharing) : null }
  })
}

type Hiding = { rayon: number; carres: Awaited<ReturnType<typeof findCarres>> }

async function draw(
  traces: Services['traces'],
  { lignes, altitudes }: ActiviteRow,
  options: Hiding,
): Promise<Vue> {
  const stored = { lignes, altitudes }
  const { trace } = await traces.run({
    kind: 'lines',
    stored,
    edit: null,
    marks: NO_MARKS,
    options,
  })
  return trace.vue
}

/** Shared again, it is the same item, where it stood. */
async function tell(tx: Tx, { users_id, id, texte, now }: Sharing): Promise<number> {
  const cle = `activite:${id}`
  const made = await writePublication(tx, {
    kind: 'activite',
    cle,
    fait_id: id,
    emetteur: { kind: 'profil', id: users_id },
    users_id,
    texte: texte || null,
    now,
  })
  if (made !== null) return made
  const [known] = await tx
    .update(publications)
    .set(texte === undefined ? { cle } : { texte: texte || null })
    .where(eq(publications.cle, cle))
    .returning({ id: publications.id })
  if (!known) throw new Error('The item went from its own transaction.')
  return known.id
}
