import type { AudienceEvent } from '@foulee/domain/site/audience'
import type { Config } from '#platform/config/config.ts'
import type { Batch } from './audience.commands.ts'

/** Timeout, so that an outage does not hold connections. */
const PATIENCE_MS = 5_000

type Matomo = NonNullable<Config['matomo']>
type Parameters = Record<string, string | number>

/**
 * Sends events to Matomo's bulk tracking API from the server: no third-party script in the page,
 * and no visitor's address leaves (docs/decisions/0029). Submissions are omitted (produit 14.23).
 * @throws when Matomo rejects them; they are stored here already
 */
export async function forwardToMatomo(
  { url, siteId }: Matomo,
  { events, users_id, visite }: Batch,
  publicUrl: string,
): Promise<void> {
  const common = { idsite: siteId, rec: 1, apiv: 1, send_image: 0, _id: visite }
  const reported = events.filter(({ name }) => name !== 'parcours_publish')
  if (!reported.length) return
  const requests = reported.map((event) =>
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
