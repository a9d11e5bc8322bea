import pg from 'pg'
import { SERVER_ENVIRONMENT } from '../scripts/server-environment.ts'
import type { Rounds } from './load.ts'
import type { Cluster } from './postgres.ts'
import { type Started, startProcess } from './processes.ts'

export type Bench = Rounds & {
  cluster: Cluster
  races: number
  url: string
}

const OURS = '../apps/server/build/main.js'

export const startOurs = (env: Record<string, string | undefined>): Promise<Started> =>
  startProcess(OURS, { LOG_LEVEL: 'error', ...SERVER_ENVIRONMENT, ...env }, '/api/sante')

export const startRival = (
  script: string,
  env: Record<string, string | undefined>,
  path?: string,
): Promise<Started> => startProcess(script, { ...SERVER_ENVIRONMENT, ...env }, path)

/**
 * Checks that both servers do the same work before comparing them.
 * @throws Error if their responses differ by a byte
 */
export async function expectSameAnswers(
  [ours, rival]: readonly [Started, Started],
  paths: readonly (readonly [ofOurs: string, ofRival: string])[],
): Promise<void> {
  for (const [path, other] of paths) {
    const [ourBody, rivalBody] = await Promise.all([
      read(ours.origin + path),
      read(rival.origin + other),
    ])
    if (ourBody !== rivalBody)
      throw new Error(`${path} : les deux serveurs ne répondent pas la même chose.`)
  }
}

const read = async (url: string) => (await fetch(url)).text()

export async function withServers<S extends readonly Started[], T>(
  starts: { [K in keyof S]: Promise<S[K]> },
  use: (...servers: S) => Promise<T>,
): Promise<T> {
  const settled = await Promise.allSettled(starts)
  const servers = settled.flatMap((item) =>
    item.status === 'fulfilled' ? [item.value as Started] : [],
  )
  try {
    await Promise.all(starts)
    return await use(...(servers as unknown as S))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

export async function runQuery<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text, values)
  await client.end()
  return rows
}

export async function findSlugs(url: string, max: number): Promise<string[]> {
  const rows = await runQuery<{ slug: string }>(
    url,
    'select slug from course_cards where is_visible order by md5(slug) limit $1',
    [max],
  )
  return rows.map(({ slug }) => slug)
}

export const pick = <T>(values: readonly T[], n: number): T => {
  const value = values[n % values.length]
  if (value === undefined) throw new Error('Rien à demander.')
  return value
}
