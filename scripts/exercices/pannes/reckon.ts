import { type Answer, ASKED_MS, type Who } from './ask.ts'

/** An answer that takes longer is trouble too, unless this machine is as slow without a fault. */
const SLOW_MS = 5_000
const SLOWER = 2
/** As long as nothing goes wrong for so long, all is well. */
export const CALM_MS = 4_000

/** From when on an answer is slow, by those of before the fault. */
export const findSlowMs = (before: readonly Answer[]): number =>
  Math.max(SLOW_MS, ...before.map(({ ms }) => ms * SLOWER))

/** There are no places left: a rule, and nobody's trouble. */
const RULE = 409
const isServed = ({ status }: Answer) => status === 200 || status === RULE
const endOf = ({ at, ms }: Answer) => at + ms

/** What some people saw. */
export type Seen = {
  nb: number
  longestMs: number
  /** Each sentence that they read instead, and how often. */
  refused: Map<string, number>
}

export function see(answers: readonly Answer[], whos: readonly Who[]): Seen {
  const theirs = answers.filter(({ who }) => whos.includes(who))
  const refused = new Map<string, number>()
  for (const { status, said } of theirs.filter((one) => !isServed(one))) {
    const words = `«\u00a0${said}\u00a0» (${status || 'coupé'})`
    refused.set(words, (refused.get(words) ?? 0) + 1)
  }
  const longestMs = Math.max(0, ...theirs.map(({ ms }) => ms))
  return { nb: theirs.length, longestMs, refused }
}

/** What nobody must ever see; without an answer only where the balancer itself is away. */
export function findStrange(answers: readonly Answer[], mayCut: boolean): Answer[] {
  return answers.filter((answer) => {
    const isCut = answer.status === 0 && (!mayCut || answer.ms >= ASKED_MS)
    return isCut || (!isServed(answer) && answer.status !== 503 && answer.status !== 0)
  })
}

/** Until when something was wrong; 0 when nothing was. */
export const lastTrouble = (answers: readonly Answer[], slowMs: number): number =>
  Math.max(0, ...answers.filter((one) => !isServed(one) || one.ms > slowMs).map(endOf))

/** Whether everything was asked for since then, went well, and did so for a while. */
export function isWell(
  answers: readonly Answer[],
  { since, now, slowMs }: { since: number; now: number; slowMs: number },
): boolean {
  const from = Math.max(since, lastTrouble(answers, slowMs))
  const whats = new Set(answers.map(({ what }) => what))
  const good = new Set(answers.filter(({ at }) => at > from).map(({ what }) => what))
  return now - from >= CALM_MS && good.size === whats.size
}
