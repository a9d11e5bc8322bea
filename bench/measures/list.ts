import {
  type Bench,
  expectSameAnswers,
  pick,
  runQuery,
  startOurs,
  startRival,
  withServers,
} from '../bench.ts'
import { FILTERED_LISTS, toPath } from '../lists.ts'
import { compete, ratio, toRow } from '../load.ts'
import type { Started } from '../processes.ts'
import type { Section } from '../report.ts'

const COUNTED = 200

export async function measureList(bench: Bench): Promise<Section> {
  const env = { DATABASE_URL: bench.url }
  return withServers([startRival('servers/bare.ts', env), startOurs(env)], async (bare, ours) => {
    await expectSameAnswers(
      [ours, bare],
      FILTERED_LISTS.map((list, n) => [toPath(list), `/listes/${n}`]),
    )
    const results = await compete(
      [
        {
          name: 'node:http + pg',
          server: bare,
          paths: (n) => `/listes/${n % FILTERED_LISTS.length}?u=${n}`,
        },
        {
          name: 'Foulée, cache contourné',
          server: ours,
          paths: (n) => `${toPath(pick(FILTERED_LISTS, n))}&u=${n}`,
        },
        {
          name: 'Foulée, depuis son cache',
          server: ours,
          paths: FILTERED_LISTS.map(toPath),
        },
      ],
      bench,
    )
    return {
      title: `Liste filtrée, ${bench.races.toLocaleString('fr')} courses`,
      method:
        'Texte, distance, dates, surface et zone ; 20 cartes et le total, connu des deux côtés. En face, node:http et pg envoient la même requête SQL ; les réponses sont les mêmes à l’octet près.',
      rows: results.map(toRow),
      budgets: [
        {
          what: 'sans cache, par rapport à node:http + pg',
          value: ratio(results[1], results[0]),
          min: 0.8,
        },
        { what: 'requêtes SQL par liste', value: await countStatements(bench, ours), max: 2 },
      ],
    }
  })
}

/** @returns null without `pg_stat_statements` */
async function countStatements({ url }: Bench, ours: Started): Promise<number | null> {
  try {
    await runQuery(url, 'select pg_stat_statements_reset()')
    for (let n = 0; n < COUNTED; n += 1) {
      const path = `${toPath(pick(FILTERED_LISTS, n))}&compte=${n}`
      await (await fetch(ours.origin + path)).arrayBuffer()
    }
    const [row] = await runQuery<{ calls: number }>(
      url,
      `select sum(calls)::int as calls from pg_stat_statements s join pg_database d on d.oid = dbid
      where datname = current_database() and query ~ 'from course_(cards|mots)' and query !~ 'valable_jusqua'`,
    )
    return row ? row.calls / COUNTED : null
  } catch {
    return null
  }
}
