import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Reply } from '../contenders/contender.ts'
import type { Rounds } from '../load.ts'
import { readMemory } from '../processes.ts'
import { median, type Row, type Section } from '../report.ts'
import { type TrackFiles, writeTrackFiles } from '../track-files.ts'

const POINTS = 50_000
/** Warm-up before measured rounds, for the JIT. */
const WARM_UP_MS = 4000

type Contender = { name: string; script: string; file: 'gpx' | 'tcx' | 'fit' }

const OURS: Contender = { name: 'Foulée', script: 'foulee', file: 'gpx' }
const PEERS: readonly Contender[] = [
  { name: 'fast-xml-parser', script: 'fast-xml-parser', file: 'gpx' },
  { name: 'togeojson + xmldom', script: 'togeojson', file: 'gpx' },
  { name: 'gpxparser', script: 'gpxparser', file: 'gpx' },
]
const OTHER_FORMATS: readonly Contender[] = [
  { name: 'Foulée, TCX', script: 'foulee', file: 'tcx' },
  { name: 'Foulée, FIT', script: 'foulee', file: 'fit' },
]

type Running = Contender & { child: ChildProcess; loadedMb: number | null; replies: Reply[] }
type Result = { name: string; found: Reply; perSecond: number; overMb: number | null }

export async function measureTrace({ rounds, seconds }: Rounds): Promise<Section> {
  const files = writeTrackFiles(POINTS)
  const running: Running[] = []
  try {
    for (const contender of [OURS, ...PEERS, ...OTHER_FORMATS]) {
      running.push(await start(contender, files, Math.min(WARM_UP_MS, seconds * 1000)))
    }
    // In turn, so that other machine activity affects all.
    for (let turn = 0; turn < rounds; turn += 1) {
      for (const { child, replies } of running) replies.push(await runChild(child))
    }
    return present(running.map(conclude))
  } finally {
    for (const { child } of running) child.kill()
    files.remove()
  }
}

/** Own process, for its own memory figures. */
async function start(contender: Contender, files: TrackFiles, warmUpMs: number): Promise<Running> {
  const script = new URL(`../contenders/${contender.script}.ts`, import.meta.url)
  const child = fork(script, [files[contender.file]], { execArgv: [] })
  await nextMessage(child)
  const loadedMb = readMemory(child.pid, 'VmRSS')
  const end = performance.now() + warmUpMs
  while (performance.now() < end) await runChild(child)
  return { ...contender, child, loadedMb, replies: [] }
}

async function runChild(child: ChildProcess): Promise<Reply> {
  child.send('run')
  return (await nextMessage(child)) as Reply
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ending = new AbortController()
  const [message] = await Promise.race([
    once(child, 'message', { signal: ending.signal }),
    once(child, 'exit', { signal: ending.signal }).then(([code]) => {
      throw new Error(`${child.spawnargs.at(-2)} : terminé avec le code ${code}`)
    }),
  ]).finally(() => ending.abort())
  return message
}

function conclude({ name, child, loadedMb, replies }: Running): Result {
  const [found] = replies
  if (found?.points !== POINTS) throw new Error(`${name} : ${found?.points} points`)
  const peakMb = readMemory(child.pid, 'VmHWM')
  return {
    name,
    found,
    perSecond: (POINTS / median(replies.map(({ ms }) => ms))) * 1000,
    overMb: peakMb === null || loadedMb === null ? null : peakMb - loadedMb,
  }
}

function present(results: readonly Result[]): Section {
  const [ours] = results
  if (!ours) throw new Error('Rien à comparer.')
  const peers = results.slice(1, 1 + PEERS.length)
  const fastest = Math.max(...peers.map(({ perSecond }) => perSecond))
  return {
    title: `Une trace de ${POINTS.toLocaleString('fr')} points`,
    method:
      'Du fichier sur le disque à ce que chacun sait en tirer : tous lisent les points, gpxparser mesure aussi la distance et le D+, Foulée simplifie en plus, dans un fil à part.',
    rows: results.map((result) => describe(result, ours)),
    budgets: [
      { what: 'points par seconde', value: ours.perSecond, min: 400_000 },
      { what: 'avance sur le plus rapide des autres', value: ours.perSecond / fastest, min: 3 },
      {
        what: 'mémoire au-delà du processus chargé',
        value: ours.overMb,
        unit: ' Mo',
        max: 60,
      },
    ],
  }
}

function describe({ name, found, perSecond, overMb }: Result, ours: Result): Row {
  return {
    lecteur: name,
    'points/s': perSecond,
    'Foulée va': `${(ours.perSecond / perSecond).toFixed(1)} ×`,
    'distance, m': found.distance,
    'D+, m': found.denivele,
    'points simplifiés': found.simplified,
    'mémoire en plus, Mo': overMb,
  }
}
