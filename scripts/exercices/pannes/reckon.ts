import { type Answer, TIMEOUT_MS, type Who } from './request.ts'

/** Slow responses count as trouble, unless the machine is as slow without a fault. */
const SLOW_MS = 5_000
const SLOWER = 2
/** Trouble-free time that counts as recovered. */
export const CALM_MS = 4_000

export const findSlowMs = (before: readonly Answer[]): number =>
  Math.max(SLOW_MS, ...before.map(({ ms }) => ms * SLOWER))

/** Sold out: a business rule, not a failure. */
const RULE = 409
const isServed = ({ status }: Answer) => status === 200 || status === RULE
const endOf = ({ at, ms }: Answer) => at + ms

export type Seen = {
  nb: number
  longestMs: number
  refused: Map<string, number>
}

export function summarize(answers: readonly Answer[], whos: readonly Who[]): Seen {
  const theirs = answers.filter(({ who }) => whos.includes(who))
  const refused = new Map<string, number>()
  for (const { status, message } of theirs.filter((answer) => !isServed(answer))) {
    const words = `«\u00a0${message}\u00a0» (${status || 'coupé'})`
    refused.set(words, (refused.get(words) ?? 0) + 1)
  }
  const longestMs = Math.max(0, ...theirs.map(({ ms }) => ms))
  return { nb: theirs.length, longestMs, refused }
}

/** Forbidden responses; no response is allowed only without a balancer. */
export function findStrange(answers: readonly Answer[], mayCut: boolean): Answer[] {
  return answers.filter((answer) => {
    const isCut = answer.status === 0 && (!mayCut || answer.ms >= TIMEOUT_MS)
    return isCut || (!isServed(answer) && answer.status !== 503 && answer.status !== 0)
  })
}

export const lastTrouble = (answers: readonly Answer[], slowMs: number): number =>
  Math.max(0, ...answers.filter((answer) => !isServed(answer) || answer.ms > slowMs).map(endOf))

/** Whether all kinds of requests have succeeded for a while. */
export function isWell(
  answers: readonly Answer[],
  { since, now, slowMs }: { since: number; now: number; slowMs: number },
): boolean {
  const from = Math.max(since, lastTrouble(answers, slowMs))
  const whats = new Set(answers.map(({ what }) => what))
  const good = new Set(answers.filter(({ at }) => at > from).map(({ what }) => what))
  return now - from >= CALM_MS && good.size === whats.size
}
