import { createHash } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { montreEnvois } from '@foulee/db/schema'
import { and, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { SentRoute } from '#platform/watches/provider.ts'
import { toApiError } from './montres.commands.ts'
import { type Holder, withTokens } from './montres.tokens.ts'

/** Beyond any timeout of a service: the sender has died. */
const ABANDONED_MS = 120_000

const fingerprint = ({ gpx }: SentRoute) => createHash('sha256').update(gpx).digest('base64url')

/**
 * Sends a route to a watch account, once per state of the route; again when it was deleted there.
 * @returns whether it had been sent before
 * @throws ApiError `envoi_en_cours`, `montre_deconnectee`, `montre_parcours_refuse`,
 * `service_indisponible`
 */
export async function sendRoute(
  holder: Holder,
  parcours_id: number,
  route: SentRoute,
): Promise<'envoye' | 'deja_envoye'> {
  const { db, montre, now, provider } = holder
  const envoi = { montres_id: montre.id, parcours_id, empreinte: fingerprint(route) }
  try {
    if (!(await claim(db, envoi, now)) && (await isThere(holder, envoi))) return 'deja_envoye'
    await push(holder, envoi, (tokens) => provider.push(tokens, route))
    return 'envoye'
  } catch (cause) {
    throw toApiError(cause, 'montre_parcours_refuse')
  }
}

type Envoi = { montres_id: number; parcours_id: number; empreinte: string }
const of = ({ montres_id, parcours_id }: Envoi) =>
  and(eq(montreEnvois.montres_id, montres_id), eq(montreEnvois.parcours_id, parcours_id))

async function claim(db: Db, envoi: Envoi, now: Date): Promise<boolean> {
  const begun = { externe_id: null, envoye_le: now.toISOString() }
  const abandoned = new Date(now.getTime() - ABANDONED_MS).toISOString()
  const claimed = await db
    .insert(montreEnvois)
    .values({ ...envoi, ...begun })
    .onConflictDoUpdate({
      target: [montreEnvois.montres_id, montreEnvois.parcours_id],
      set: { empreinte: envoi.empreinte, ...begun },
      setWhere: or(
        and(isNotNull(montreEnvois.externe_id), ne(montreEnvois.empreinte, envoi.empreinte)),
        and(isNull(montreEnvois.externe_id), lt(montreEnvois.envoye_le, abandoned)),
      ),
    })
    .returning({ id: montreEnvois.id })
  return claimed.length > 0
}

/**
 * Whether the route is still at the service; otherwise claims a new sending.
 * @throws ApiError `envoi_en_cours`
 */
async function isThere(holder: Holder, envoi: Envoi): Promise<boolean> {
  const { db, provider, now } = holder
  const [sent] = await db.select().from(montreEnvois).where(of(envoi))
  if (!sent || sent.externe_id === null) throw new ApiError('envoi_en_cours')
  const { externe_id } = sent
  const isKept =
    externe_id === '' || (await withTokens(holder, (tokens) => provider.has(tokens, externe_id)))
  if (isKept) return true
  const taken = await db
    .update(montreEnvois)
    .set({ externe_id: null, envoye_le: now.toISOString() })
    .where(and(of(envoi), eq(montreEnvois.externe_id, externe_id)))
    .returning({ id: montreEnvois.id })
  if (!taken.length) throw new ApiError('envoi_en_cours')
  return false
}

async function push(
  holder: Holder,
  envoi: Envoi,
  send: Parameters<typeof withTokens<string>>[1],
): Promise<void> {
  const { db } = holder
  try {
    const externe_id = await withTokens(holder, send)
    await db.update(montreEnvois).set({ externe_id }).where(of(envoi))
  } catch (cause) {
    await db.delete(montreEnvois).where(and(of(envoi), isNull(montreEnvois.externe_id)))
    throw cause
  }
}
