import type { AudienceEvent } from '@foulee/domain/site/audience'
import type { Config } from '#platform/config/config.ts'
import type { Batch } from './audience.commands.ts'

/** Matomo away must not keep connections open for long. */
const PATIENCE_MS = 5_000

type Matomo = NonNullable<Config['matomo']>
type Parameters = Record<string, string | number>

/**
 * Sends events to Matomo's bulk tracking API, from here: no third party's script in the page, and
 * no address of a visitor leaves (docs/decisions/0029).
 * A submission is no publication yet: of those our own table alone hears, later (produit 14.23).
 * @throws when Matomo does not take them; our own table has them already
 */
export async function forwardToMatomo(
  { url, siteId }: Matomo,
  { events, users_id, visite }: Batch,
  publicUrl: string,
): Promise<void> {
  const common = { idsite: siteId, rec: 1, apiv: 1, send_image: 0, _id: visite }
  const told = events.filter(({ name }) => name !== 'parcours_publish')
  if (!told.length) return
  const requests = told.map((event) =>
    query({ ...common, ...(users_id && { uid: users_id }), ...describe(event, publicUrl) }),
  )
  const answer = await fetch(`${url}/matomo.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requests }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`Matomo answers ${answer.status}.`)
}

/** A visit is a page view in Matomo's words, the rest are its events. */
function describe({ name, props }: AudienceEvent, publicUrl: string): Parameters {
  if (name === 'visit') {
    const { rubrique } = props as { rubrique: string }
    return { url: `${publicUrl}/${rubrique}`, action_name: rubrique || 'accueil' }
  }
  const [category = name] = name.split('_')
  const details = Object.entries(props).map(([key, value]) => `${key}=${value}`)
  return {
    url: publicUrl,
    ca: 1,
    e_c: category,
    e_a: name,
    ...(details.length && { e_n: details.join(' ') }),
  }
}

function query(values: Parameters): string {
  const entries = Object.entries(values).map(([name, value]) => [name, String(value)])
  return `?${new URLSearchParams(entries)}`
}
