import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTaggedCache, type Made } from './tagged-cache.ts'

const TAGS = ['courses', 'course:1', 'course:2'] as const
type Tag = (typeof TAGS)[number]

const Tagged = fc.constantFrom(...TAGS)
const Step = fc.oneof(
  fc.record({ act: fc.constant('ask' as const), tag: Tagged, mayLag: fc.boolean() }),
  fc.record({ act: fc.constant('ask' as const), tag: Tagged, mayLag: fc.constant(true) }),
  fc.record({ act: fc.constant('change' as const), tag: Tagged, isEdit: fc.boolean() }),
  fc.record({ act: fc.constant('finish' as const), nth: fc.nat(20), fails: fc.boolean() }),
  fc.record({ act: fc.constant('finish' as const), nth: fc.nat(20), fails: fc.constant(false) }),
  fc.record({ act: fc.constant('wait' as const), ms: fc.nat(400) }),
)
type Step = typeof Step extends fc.Arbitrary<infer S> ? S : never

type Making = { tag: Tag; end: (fails: boolean) => void }

function createWorld() {
  const cache = createTaggedCache<number>(1_000, () => 1, { patienceMs: 50 })
  const current = new Map<Tag, number>(TAGS.map((tag) => [tag, 1]))
  const least = new Map<Tag, number>(TAGS.map((tag) => [tag, 1]))
  const of = (versions: Map<Tag, number>, tag: Tag) => versions.get(tag) ?? 0
  const makings: Making[] = []
  const answers: Promise<void>[] = []
  const problems: string[] = []

  const make = (tag: Tag) => () => {
    if (makings.some((making) => making.tag === tag)) problems.push(`two at a time make ${tag}`)
    const value = of(current, tag)
    return new Promise<Made<number>>((resolve, reject) => {
      const end = (fails: boolean) =>
        fails ? reject(new Error('panne')) : resolve({ value, tags: [tag] })
      makings.push({ tag, end })
    })
  }
  const look = () => {
    for (const tag of TAGS) {
      const kept = cache.get(tag)
      if (kept !== undefined && kept !== of(current, tag)) problems.push(`${tag} is of the past`)
    }
  }
  const play = async (step: Step) => {
    if (step.act === 'ask') {
      const { tag, mayLag } = step
      const oldest = of(mayLag ? least : current, tag)
      const check = (version: number) => {
        if (version < oldest) problems.push(`${tag} of ${version} for who asked at ${oldest}`)
      }
      answers.push(cache.obtain(tag, make(tag), { mayLag }).then(check, () => {}))
    } else if (step.act === 'change') {
      const { tag, isEdit } = step
      current.set(tag, of(current, tag) + 1)
      if (!isEdit) least.set(tag, of(current, tag))
      cache.drop(isEdit ? { gone: [], edited: [tag] } : { gone: [tag], edited: [] })
    } else if (step.act === 'finish') {
      makings.splice(step.nth % Math.max(makings.length, 1), 1)[0]?.end(step.fails)
    }
    await vi.advanceTimersByTimeAsync(step.act === 'wait' ? step.ms : 0)
    look()
  }
  const end = async () => {
    for (let turn = 0; turn < 3; turn++) {
      for (const making of makings.splice(0)) making.end(false)
      await vi.advanceTimersByTimeAsync(0)
    }
    await Promise.all(answers)
  }
  return { play, end, problems }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('nobody gets a value that was withdrawn before the request, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 80 }), async (steps) => {
      const world = createWorld()
      for (const step of steps) await world.play(step)
      await world.end()
      expect(world.problems).toEqual([])
    }),
    { numRuns: 300 },
  )
})
