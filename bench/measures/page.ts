import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer as readAll } from 'node:stream/consumers'
import { type Bench, findSlugs, startOurs, startRival, withServers } from '../bench.ts'
import { countElements, readTree } from '../html-tree.ts'
import { compete, ratio, strictRatio, toRow } from '../load.ts'
import type { Started } from '../processes.ts'
import type { Section } from '../report.ts'

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export async function measurePage(bench: Bench): Promise<Section> {
  const [slug = ''] = await findSlugs(bench.url, 1)
  const folder = mkdtempSync(join(tmpdir(), 'foulee-page-'))
  try {
    return await withServers([startOurs({ DATABASE_URL: bench.url })], async (ours) => {
      const { elements, env } = await prepareRivals(folder, ours, slug)
      const rivals: [Promise<Started>, Promise<Started>] = [
        startRival('servers/react-router-minimum.ts', env, `/courses/${slug}`),
        startRival('servers/buffer.ts', env),
      ]
      return withServers(rivals, async (minimum, buffer) => {
        const section = await comparePages(bench, `/courses/${slug}`, { ours, minimum, buffer })
        return { ...section, title: `La page publique d’une course, ${elements} éléments` }
      })
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Servers = { ours: Started; minimum: Started; buffer: Started }

async function comparePages(bench: Bench, path: string, { ours, minimum, buffer }: Servers) {
  const unique = (n: number) => `${path}?u=${n}`
  const same = { paths: [path], headers: BROWSER }
  const rendered = await compete(
    [
      { name: 'React Router, minimum', server: minimum, paths: unique },
      { name: 'Foulée, rendue', server: ours, paths: unique },
    ],
    bench,
  )
  const cached = await compete(
    [
      { name: 'node:http, mêmes octets', server: buffer, ...same },
      { name: 'Foulée, du cache', server: ours, ...same },
    ],
    bench,
  )
  return {
    method:
      'Rendue : en face, les mêmes éléments par React Router seul, sans base. Du cache, en brotli : en face, les mêmes octets par node:http.',
    rows: [...rendered, ...cached].map(toRow),
    budgets: [
      { what: 'rendue, par rapport au minimum', value: ratio(rendered[1], rendered[0]), min: 0.45 },
      {
        what: 'processeur pour une page rendue',
        value: toMs(rendered[1]?.cpuMicros),
        unit: ' ms',
        max: 3,
      },
      {
        what: 'du cache, par rapport aux octets',
        value: strictRatio(cached[1], cached[0]),
        min: 0.5,
      },
    ],
  }
}

const toMs = (micros: number | null | undefined) => (micros ? micros / 1000 : null)

async function prepareRivals(folder: string, { origin }: Started, slug: string) {
  const page = await getPage(`${origin}/courses/${slug}`)
  const packed = await getPage(`${origin}/courses/${slug}`, BROWSER)
  const race = await getPage(`${origin}/api/courses/${slug}`)
  const writeRivalFile = (name: string, bytes: Buffer | string) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  const { 'content-type': type, 'content-encoding': encoding } = packed.headers
  return {
    elements: countElements(readTree(String(page.body))),
    env: {
      PAGE: writeRivalFile('page.html', page.body),
      DATA: writeRivalFile('race.json', JSON.stringify(JSON.parse(String(race.body)).data)),
      BODY: writeRivalFile('page.br', packed.body),
      HEADERS: JSON.stringify({ 'content-type': type, 'content-encoding': encoding }),
    },
  }
}

/** Unlike `fetch`, does not decompress. */
async function getPage(url: string, headers: Record<string, string> = {}) {
  const request = get(url, { headers })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { headers: answer.headers, body: await readAll(answer) }
}
