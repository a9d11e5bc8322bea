import { parseArgs } from 'node:util'

export type Options = {
  /** How many races to generate. */
  races: number
  /** Which measurements, by name; null for all. */
  only: string[] | null
  /** Length of a round of load. */
  seconds: number
  rounds: number
  /**
   * The measures of feeds, streams and messages are made that many times smaller: to see that they run, not for
   * figures. Below one they are larger (`--times`).
   */
  part: number
  /** Also generate ten times the races, and compare. */
  isGrowthAsked: boolean
  /** Measure the web application as it was last built. */
  isBuilt: boolean
}

/** A try that everything still runs, in a minute: figures of so short a load say nothing. */
const SMOKE = {
  races: 300,
  only: ['trace', 'fil', 'list', 'detail', 'page', 'changements'],
  seconds: 0.2,
  rounds: 1,
  part: 1000,
  isGrowthAsked: false,
  isBuilt: true,
}

/**
 * @param args what follows the name of the script
 * @throws Error when an option is unknown or no number above zero
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      races: { type: 'string', default: '20000' },
      only: { type: 'string' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '5' },
      part: { type: 'string', default: '1' },
      times: { type: 'string', default: '1' },
      growth: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      smoke: { type: 'boolean', default: false },
    },
  })
  const only = values.only?.split(',') ?? null
  if (values.smoke) return { ...SMOKE, only: only ?? SMOKE.only }
  return {
    races: readNumber('races', values.races),
    only,
    seconds: readNumber('seconds', values.seconds),
    rounds: readNumber('rounds', values.rounds),
    part: readNumber('part', values.part) / readNumber('times', values.times),
    isGrowthAsked: values.growth || (only?.includes('growth') ?? false),
    isBuilt: values['no-build'],
  }
}

function readNumber(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(`--${name} attend un nombre entier, au moins 1.`)
}
