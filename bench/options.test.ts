import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

it.each([
  [[], { races: 20_000, only: null, isGrowthAsked: false, isBuilt: false }],
  [['--races', '500', '--no-build'], { races: 500, isBuilt: true }],
  [['--only', 'list,detail', '--growth'], { only: ['list', 'detail'], isGrowthAsked: true }],
  [['--only', 'growth'], { only: ['growth'], isGrowthAsked: true }],
  [['--seconds', '2', '--rounds', '7'], { seconds: 2, rounds: 7, part: 1 }],
  [['--only', 'fil', '--part', '100'], { only: ['fil'], part: 100 }],
  [['--only', 'grandeur-messages', '--times', '10'], { only: ['grandeur-messages'], part: 0.1 }],
  [['--smoke'], { races: 300, rounds: 1, isBuilt: true }],
  [['--smoke', '--only', 'list'], { races: 300, only: ['list'] }],
])('the arguments %j are read as the options %j', (args, expected) => {
  expect(readOptions(args)).toMatchObject(expected)
})

it.each([
  [['--races', '0']],
  [['--part', '0']],
  [['--races', 'mille']],
  [['--seconds', '1.5']],
  [['--vite']],
])('unknown or invalid arguments are rejected: %j', (args) => {
  expect(() => readOptions(args)).toThrow()
})
