import { isRepetition, type Step } from './step.ts'

type Steps = readonly Step[]

/**
 * Content of a step in shorthand, without its type, which may be inferred. Key order is normalised,
 * as stored JSON changes it.
 */
function getContentKey(step: Step): string {
  const words = step.commentaire ?? ''
  if (isRepetition(step)) return JSON.stringify([step.fois, words, step.steps.map(getContentKey)])
  const { fin, cible } = step
  const end = fin.type === 'touche' ? [] : [fin.valeur]
  const target = cible.type === 'libre' ? [] : [cible.min, cible.max, cible.zone]
  return JSON.stringify([fin.type, ...end, cible.type, ...target, words])
}

/**
 * Restores ids and locations on newly parsed steps. An unchanged step keeps its own wherever it
 * moved; an edited one takes those of the step it replaces, in order; a new one has none.
 */
export function reuseIds(steps: Steps, before: Steps): Step[] {
  const old = pairUp(steps, before)
  return steps.map((step, index) => reuseId(step, old.get(index)))
}

function reuseId(step: Step, old: Step | undefined): Step {
  if (!old) return step
  const named = old.id === undefined ? step : { ...step, id: old.id }
  if (isRepetition(named)) {
    return isRepetition(old) ? { ...named, steps: reuseIds(named.steps, old.steps) } : step
  }
  if (isRepetition(old)) return step
  return old.position ? { ...named, position: old.position } : named
}

function pairUp(steps: Steps, before: Steps): Map<number, Step> {
  const [said, was] = [steps.map(getContentKey), before.map(getContentKey)]
  const pairs = new Map<number, Step>()
  const left = new Set(before.keys())
  const pair = (rank: number, old: number) => {
    const step = before[old]
    if (step) pairs.set(rank, step)
    left.delete(old)
  }
  // Common prefix and suffix first, so that identical steps keep their own.
  let start = 0
  while (start < said.length && said[start] === was[start]) pair(start, start++)
  for (let end = 1; end <= Math.min(said.length, was.length) - start; end++) {
    if (said.at(-end) !== was.at(-end)) break
    pair(said.length - end, was.length - end)
  }
  for (const [rank, content] of said.entries()) {
    const same = pairs.has(rank) ? undefined : [...left].find((old) => was[old] === content)
    if (same !== undefined) pair(rank, same)
  }
  const rewritten = [...left]
  for (const rank of steps.keys()) {
    if (pairs.has(rank)) continue
    const old = rewritten.shift()
    if (old === undefined) break
    pair(rank, old)
  }
  return pairs
}
