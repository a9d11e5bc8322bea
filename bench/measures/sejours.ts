import { connectPostgres } from '@foulee/db/connect'
import { migrate } from '@foulee/db/migrate'
import { sql } from 'drizzle-orm'
import {
  type Bench,
  expectSameAnswers,
  pick,
  startOurs,
  startRival,
  withServers,
} from '../bench.ts'
import { measureBookings } from '../bookings.ts'
import { withDatabase } from '../databases.ts'
import { compete, ratio, toRow } from '../load.ts'
import { format, type Section } from '../report.ts'
import { FILTERED_STAY_LISTS, NEAR_STAY_LIST, toStayPath } from '../stay-lists.ts'
import {
  DEPARTURES,
  findDepartures,
  insertStays,
  insertTravellers,
  openStays,
  STAYS,
} from '../stays.ts'

const RATE = '1000000'
const PLACES = 500
const MANY = 50

export async function measureSejours(bench: Bench): Promise<Section> {
  const lists = await measureLists(bench)
  const sales = await measureSales(bench)
  return {
    title: `Séjours, ${format(STAYS)} séjours et ${format(STAYS * DEPARTURES)} départs`,
    method:
      'Texte, dates, prix, places, durée et zone ; 20 cartes et le total, connu des deux côtés, à l’octet près. Réservations : celles qui sont acceptées, par seconde, de 32 demandes à la fois et d’un tiers de plus que de places.',
    rows: [...lists.rows, ...sales.rows],
    budgets: [...lists.budgets, ...sales.budgets],
  }
}

type Part = Pick<Section, 'rows' | 'budgets'>

async function measureLists(bench: Bench): Promise<Part> {
  const env = { DATABASE_URL: await openStays(bench.cluster) }
  return withServers([startRival('servers/bare.ts', env), startOurs(env)], async (bare, ours) => {
    await expectSameAnswers(
      [ours, bare],
      FILTERED_STAY_LISTS.map((list, n) => [toStayPath(list), `/sejours/${n}`]),
    )
    const results = await compete(
      [
        {
          name: 'node:http + pg, liste',
          server: bare,
          paths: (n) => `/sejours/${n % FILTERED_STAY_LISTS.length}?u=${n}`,
        },
        {
          name: 'Foulée, liste, cache contourné',
          server: ours,
          paths: (n) => `${toStayPath(pick(FILTERED_STAY_LISTS, n))}&u=${n}`,
        },
        {
          name: 'Foulée, autour d’un lieu, cache contourné',
          server: ours,
          paths: (n) => `${toStayPath(NEAR_STAY_LIST)}&u=${n}`,
        },
      ],
      bench,
    )
    return {
      rows: results.map(toRow),
      budgets: [
        {
          what: 'liste sans cache, par rapport à node:http + pg',
          value: ratio(results[1], results[0]),
          min: 0.8,
        },
      ],
    }
  })
}

/** Sequential departures, then concurrent ones; with one process, then two. */
async function measureSales({ cluster, rounds }: Bench): Promise<Part> {
  const part: Part = { rows: [], budgets: [] }
  const stays = (isOne: boolean) => (isOne ? rounds : rounds * MANY)
  let [sold, oversold, lost] = [0, 0, 0]
  for (const processes of [1, 2]) {
    for (const isOne of [true, false]) {
      const found = await withDatabase(cluster, 'reservations', async (url) => {
        const { db, close } = await connectPostgres(url)
        await migrate(db)
        const places = sql`${isOne ? PLACES : PLACES / MANY}::int`
        await insertStays(db, { stays: stays(isOne), departures: 1, places })
        await insertTravellers(db)
        await db.$client.query('analyze')
        await close()
        const env = { DATABASE_URL: url, RATE_RESERVATION: RATE }
        const departures = await findDepartures(url)
        return withServers(
          Array.from({ length: processes }, () => startOurs(env)),
          (...servers) => measureBookings(url, servers, departures, isOne),
        )
      })
      sold += found.places
      oversold += found.oversold
      lost += found.lost
      const what = isOne ? 'un départ après l’autre' : `${format(stays(isOne))} départs à la fois`
      part.rows.push({
        serveur: `réservations, ${what}, ${processes} processus`,
        'req/s': Math.round(found.perSecond),
        'p99 ms': Math.round(found.p99),
        'µs de processeur par requête': null,
      })
    }
  }
  part.budgets.push(
    { what: `places vendues deux fois, sur ${format(sold)}`, value: oversold, max: 0 },
    { what: `places perdues, sur ${format(sold)}`, value: lost, max: 0 },
  )
  return part
}
