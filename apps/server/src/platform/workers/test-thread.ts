import { setTimeout as wait } from 'node:timers/promises'

export type TestTask = { act: 'answer' | 'throw' | 'end' | 'fill' | 'spin'; after?: number }

export default async function act({ act, after = 0 }: TestTask): Promise<string> {
  if (after) await wait(after)
  if (act === 'throw') throw new TypeError('Not this one.')
  if (act === 'end') process.exit(3)
  const kept: number[][] = []
  while (act === 'fill') kept.push(Array.from({ length: 10_000 }, (_, index) => index + 0.5))
  while (act === 'spin') kept.length = 0
  return 'done'
}
