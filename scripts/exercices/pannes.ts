import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { canStartCluster } from '@foulee/testing/cluster'
import { hasS3Server } from '@foulee/testing/s3-server'
import { build, root, writeLine } from '../steps.ts'
import { FAULTS, type Fault } from './pannes/faults.ts'
import { type Load, startLoad } from './pannes/load.ts'
import { countDelivered, countOversold, countStored } from './pannes/proofs.ts'
import {
  CALM_MS,
  findSlowMs,
  findStrange,
  isWell,
  lastTrouble,
  summarize,
} from './pannes/reckon.ts'
import { openSite, PROGRAMS, type Site } from './pannes/set.ts'
import { formatHead, formatRow, type Row } from './pannes/table.ts'
import { until } from './patroni.ts'

/**
 * Fault injection drill on a complete site under load: each component is killed, frozen and filled
 * up. Requirements: acknowledged writes exist once; users see nothing but the expected page or an
 * explanatory 503; full recovery within a minute without intervention.
 *
 * `npm run exercices -- pannes`; `node scripts/exercices/pannes.ts serveur` for a selection.
 */
const FAULT_MS = 6_000
const BACK_MS = 60_000
/** Mail retries: after at most half a minute, then a minute. */
const DELIVERY_MS = 120_000

const missing = PROGRAMS.filter((program) => !existsSync(program))
const isRoot = process.getuid?.() === 0
if (missing.length || !isRoot || !canStartCluster() || !hasS3Server()) {
  writeLine('Cet exercice demande root, PostgreSQL, haproxy, faketime et python3-swift (Debian).')
  process.exit(1)
}

async function fail(site: Site, load: Load, fault: Fault): Promise<Row> {
  const { depart } = await load.renew()
  const calm = performance.now()
  await wait(CALM_MS)
  const began = performance.now()
  const slowMs = findSlowMs(load.answers.filter(({ at, ms }) => at + ms >= calm))
  await fault.begin(site)
  await wait(FAULT_MS)
  await fault.end(site)
  const ended = performance.now()
  const answersOf = () => load.answers.filter(({ at, ms }) => at + ms >= began)
  const isBack = () => isWell(answersOf(), { since: ended, now: performance.now(), slowMs })
  const before = load.written.filter(({ at }) => at >= calm)
  const wrong: string[] = []
  const within = async (isTrue: () => boolean, ms: number, what: string) => {
    await until(async () => isTrue(), ms).catch(() => wrong.push(what))
    return performance.now()
  }
  const isDelivered = () => {
    const { mail, push } = countDelivered(site, before)
    return mail.lost.length + push.lost.length === 0
  }
  const [delivery] = await Promise.all([
    within(isDelivered, DELIVERY_MS, 'emails ou notifications oubliés'),
    within(isBack, BACK_MS, 'pas de retour'),
  ])
  const answers = answersOf()
  const written = load.written.filter(({ at }) => at >= calm && at < ended)
  const writes = await countStored(site, written)
  const oversold = await countOversold(site, depart)
  const strange = findStrange(answers, fault.mayCut ?? false)
  for (const { what, status, message, ms } of strange.slice(0, 5)) {
    wrong.push(`${what} ${status} ${message ?? ''} (${Math.round(ms)} ms)`)
  }
  if (writes.lost.length) wrong.push(`perdu : ${writes.lost.slice(0, 5).join(', ')}`)
  if (writes.twice.length) wrong.push(`en double : ${writes.twice.slice(0, 5).join(', ')}`)
  if (oversold) wrong.push(`${oversold} places vendues en trop`)
  for (const [name, server] of Object.entries(site.servers)) {
    if (!server.isAlive()) wrong.push(`serveur ${name} mort\n${server.output().slice(-2_000)}`)
  }
  return {
    name: fault.name,
    visitors: summarize(answers, ['visiteur', 'robot']),
    members: summarize(answers, ['membre']),
    writes,
    ...countDelivered(site, before),
    oversold,
    backMs: Math.max(0, lastTrouble(answers, slowMs) - ended),
    toldMs: delivery - ended,
    wrong,
  }
}

const words = process.argv.slice(2)
const chosen = FAULTS.filter(
  ({ name }) => !words.length || words.some((word) => name.toLowerCase().includes(word)),
)
if (!existsSync(join(root, 'apps/web/build/server')) && !(await build()).hasPassed) process.exit(1)
const rows: Row[] = []
for (const store of ['s3', 'dossier'] as const) {
  const faults = chosen.filter((fault) => fault.store === store)
  if (!faults.length) continue
  const site = await openSite(store)
  // An interrupted run leaves no mount and no process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => site.stop().finally(() => process.exit(1)))
  }
  try {
    const load = await startLoad(site)
    if (!rows.length) writeLine(`\n${formatHead()}`)
    for (const fault of faults) {
      const row = await fail(site, load, fault)
      writeLine(formatRow(row))
      for (const text of row.wrong) writeLine(`  ✗ ${text}`)
      rows.push(row)
    }
    await load.stop()
  } finally {
    await site.stop()
  }
}
writeLine(`\nCharge de la machine\u00a0: ${loadavg()[0]?.toFixed(1)}`)
process.exit(rows.every(({ wrong }) => !wrong.length) ? 0 : 1)
