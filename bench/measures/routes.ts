import {
  type Bench,
  expectSameAnswers,
  pick,
  startOurs,
  startRival,
  withServers,
} from '../bench.ts'
import { openRaces } from '../databases.ts'
import { compete, ratio, toRow } from '../load.ts'
import type { Section } from '../report.ts'
import { FILTERED_ROUTE_LISTS, toRoutePath } from '../route-lists.ts'
import { fillRoutes, ROUTES } from '../routes.ts'

const FEW_RACES = 500
/** Tile coordinates around dense and sparse areas. */
const NEAR = [
  [12, 2113, 1470],
  [12, 2117, 1464],
  [13, 4226, 2940],
  [11, 1056, 735],
  [12, 2076, 1409],
] as const
const FAR = [
  [5, 16, 11],
  [6, 32, 22],
  [6, 33, 22],
  [7, 66, 45],
  [8, 132, 91],
] as const

const tilesOf = (tiles: readonly (readonly [number, number, number])[]) => (n: number) => {
  const [z, x, y] = pick(tiles, n)
  return `/api/parcours/tuiles/${z}/${x}/${y}?u=${n}`
}

export async function measureRoutes(bench: Bench): Promise<Section> {
  // Separate database, as races are measured without parcours.
  const url = await openRaces(bench.cluster, FEW_RACES)
  await fillRoutes(url)
  const env = { DATABASE_URL: url }
  return withServers([startRival('servers/bare.ts', env), startOurs(env)], async (bare, ours) => {
    await expectSameAnswers(
      [ours, bare],
      FILTERED_ROUTE_LISTS.map((list, n) => [toRoutePath(list), `/parcours/${n}`]),
    )
    const results = await compete(
      [
        {
          name: 'node:http + pg, liste',
          server: bare,
          paths: (n) => `/parcours/${n % FILTERED_ROUTE_LISTS.length}?u=${n}`,
        },
        {
          name: 'Foulée, liste, cache contourné',
          server: ours,
          paths: (n) => `${toRoutePath(pick(FILTERED_ROUTE_LISTS, n))}&u=${n}`,
        },
        { name: 'Foulée, tuiles de lignes', server: ours, paths: tilesOf(NEAR) },
        {
          name: 'Foulée, tuiles de lignes, depuis son cache',
          server: ours,
          paths: NEAR.map(([z, x, y]) => `/api/parcours/tuiles/${z}/${x}/${y}`),
        },
        { name: 'Foulée, tuiles de groupes', server: ours, paths: tilesOf(FAR) },
      ],
      bench,
    )
    return {
      title: `Parcours, ${ROUTES.toLocaleString('fr')} parcours`,
      method:
        'Texte, type, distance, dénivelé et zone ; 20 cartes et le total. Tuiles : celles des lieux les plus courus, cache contourné.',
      rows: results.map(toRow),
      budgets: [
        {
          what: 'liste sans cache, par rapport à node:http + pg',
          value: ratio(results[1], results[0]),
          min: 0.8,
        },
        { what: 'tuiles de lignes par seconde', value: results[2]?.perSecond ?? null, min: 300 },
        {
          what: 'tuiles de lignes par seconde, depuis le cache',
          value: results[3]?.perSecond ?? null,
          min: 300,
        },
        { what: 'tuiles de groupes par seconde', value: results[4]?.perSecond ?? null, min: 300 },
      ],
    }
  })
}
