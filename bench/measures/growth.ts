import { connectPostgres, type Db } from '@foulee/db/connect'
import type { Bench } from '../bench.ts'
import { openRaces } from '../databases.ts'
import { compileList, LISTS, type List } from '../lists.ts'
import { type Budget, format, median, type Row, type Section } from '../report.ts'

const TIMES = 15
const FACTOR = 10

/** With its total to be counted, as after a change, and with it known, as on the pages that follow. */
const TOTALS = { 'à compter': undefined, connu: 0 }

export async function measureGrowth(bench: Bench): Promise<Section> {
  const large = await openRaces(bench.cluster, bench.races * FACTOR)
  const sides = await Promise.all([bench.url, large].map(openSide))
  const rows: Row[] = []
  const budgets: Budget[] = []
  for (const [name, total] of Object.entries(TOTALS)) {
    const sums = [0, 0]
    for (const [name, list] of Object.entries(LISTS)) {
      const [small = 0, big = 0] = await timeList(sides, list, total)
      sums[0] = (sums[0] ?? 0) + small
      sums[1] = (sums[1] ?? 0) + big
      rows.push({ liste: name, total: name, ms: small, 'ms ensuite': big, rapport: big / small })
    }
    const [small = 0, big = 0] = sums
    budgets.push({ what: `ensemble, total ${name}`, value: big / small, max: 4 })
  }
  await Promise.all(sides.map(({ close }) => close()))
  return {
    title: `Croissance de ${format(bench.races)} à ${format(bench.races * FACTOR)} courses`,
    method: 'Temps de PostgreSQL pour une page : plan et exécution, médianes.',
    rows,
    budgets,
  }
}

type Side = { db: Db; close: () => Promise<void> }

async function openSide(url: string): Promise<Side> {
  const { db, close } = await connectPostgres(url, 1)
  return { db, close }
}

/** On both sides in turn, so that what the machine does meanwhile touches both. */
async function timeList(sides: readonly Side[], list: List, total?: number): Promise<number[]> {
  const times = sides.map((): number[] => [])
  for (let time = 0; time < TIMES; time += 1) {
    for (const [index, { db }] of sides.entries()) {
      times[index]?.push(await explain(db, await compileList(db, list, total)))
    }
  }
  return times.map(median)
}

type Plan = { 'Planning Time': number; 'Execution Time': number }

async function explain({ $client }: Db, statement: { text: string; values: unknown[] }) {
  const { rows } = await $client.query<{ 'QUERY PLAN': [Plan] }>({
    ...statement,
    text: `explain (analyze, timing off, format json) ${statement.text}`,
  })
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  return plan ? plan['Planning Time'] + plan['Execution Time'] : 0
}
