import {
  type Bench,
  expectSameAnswers,
  findSlugs,
  pick,
  startOurs,
  startRival,
  withServers,
} from '../bench.ts'
import { compete, ratio, toRow } from '../load.ts'
import type { Section } from '../report.ts'

const RACES = 200

export async function measureDetail(bench: Bench): Promise<Section> {
  const slugs = await findSlugs(bench.url, RACES)
  const env = { DATABASE_URL: bench.url }
  return withServers([startRival('servers/bare.ts', env), startOurs(env)], async (bare, ours) => {
    await expectSameAnswers(
      [ours, bare],
      slugs.map((slug) => [`/api/courses/${slug}`, `/courses/${slug}`]),
    )
    const results = await compete(
      [
        { name: 'node:http + pg', server: bare, paths: (n) => `/courses/${pick(slugs, n)}?u=${n}` },
        {
          name: 'Foulée, cache contourné',
          server: ours,
          paths: (n) => `/api/courses/${pick(slugs, n)}?u=${n}`,
        },
        {
          name: 'Foulée, depuis son cache',
          server: ours,
          paths: slugs.map((slug) => `/api/courses/${slug}`),
        },
      ],
      bench,
    )
    return {
      title: 'Une course en JSON',
      method: `${RACES} courses tour à tour. En face, node:http et pg envoient la même requête préparée.`,
      rows: results.map(toRow),
      budgets: [
        {
          what: 'sans cache, par rapport à node:http + pg',
          value: ratio(results[1], results[0]),
          min: 0.75,
        },
        {
          what: 'du cache, par rapport à node:http + pg',
          value: ratio(results[2], results[0]),
          min: 0.9,
        },
      ],
    }
  })
}
