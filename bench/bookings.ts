import { randomUUID } from 'node:crypto'
import { pick, runQuery } from './bench.ts'
import type { Started } from './processes.ts'
import { TRAVELLERS, tokenOf } from './stays.ts'

const AT_ONCE = 32
/** Ratio of requests to places: some must be refused, as on an opening day. */
const DEMAND_RATIO = 4 / 3

type Departure = { id: number; places: number }
export type Sale = {
  perSecond: number
  p99: number
  places: number
  oversold: number
  /** Unsold places despite demand, and confirmed bookings that are missing. */
  lost: number
}

export async function measureBookings(
  url: string,
  servers: readonly Started[],
  departures: readonly Departure[],
  isOneByOne: boolean,
): Promise<Sale> {
  const forms = new Map<number, string>()
  for (const { id } of departures) forms.set(id, await readForm(pick(servers, id), id))
  const turns = departures.map(({ id, places }) =>
    Array.from({ length: Math.ceil(places * DEMAND_RATIO) }, () => id),
  )
  // Concurrent: interleaved departures. Sequential: one departure after the other.
  const queue = isOneByOne ? turns.flat() : interleave(turns)
  const times: number[] = []
  let booked = 0
  let next = 0
  const start = performance.now()
  const worker = async () => {
    for (let at = next++; at < queue.length; at = next++) {
      const id = queue[at] ?? 0
      const started = performance.now()
      if (await book(pick(servers, at), at, { id, formulaire: forms.get(id) ?? '' })) booked += 1
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const seconds = (performance.now() - start) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: booked / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    ...(await count(url, booked)),
  }
}

const interleave = (turns: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...turns.map(({ length }) => length)) }, (_, at) =>
    turns.flatMap((turn) => turn[at] ?? []),
  ).flat()

async function readForm({ origin }: Started, id: number): Promise<string> {
  const answer = await fetch(`${origin}/api/voyages/disponibilite/${id}/formulaire`)
  const { data } = (await answer.json()) as { data: { empreinte: string } }
  return data.empreinte
}

/** @returns whether a place was sold @throws Error on any other response */
async function book(
  { origin }: Started,
  at: number,
  { id, formulaire }: { id: number; formulaire: string },
): Promise<boolean> {
  const participant = { prenom: 'Camille', nom: 'Rey', naissance: '1990-04-12', chambre: 1 }
  const answer = await fetch(`${origin}/api/voyages/reserve`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenOf(at % TRAVELLERS)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      disponibilites_id: id,
      cle: randomUUID(),
      participants: [participant],
      nb_single: 0,
      message: '',
      telephone: '06 12 34 56 78',
      formulaire,
    }),
  })
  const { code } = (await answer.json()) as { code?: string }
  if (answer.ok) return true
  if (code === 'places_insuffisantes') return false
  throw new Error(`Réservation : ${answer.status} ${code}`)
}

async function count(url: string, booked: number) {
  const [row] = await runQuery<{ places: number; oversold: number; free: number; held: number }>(
    url,
    `select sum(places)::int as places, sum(greatest(0, held - places))::int as oversold,
      sum(greatest(0, places - held))::int as free, sum(held)::int as held
    from (select places, (select coalesce(sum(nb_places), 0)::int from reservations r
        where r.disponibilites_id = d.id and r.etat <> 'annulee') as held
      from disponibilites d) s`,
  )
  if (!row) throw new Error('A count returned nothing.')
  const lost = row.free + Math.max(0, booked - row.held)
  return { places: row.places, oversold: row.oversold, lost }
}
