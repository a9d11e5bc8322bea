import { parseArgs } from 'node:util'

export type Options = {
  races: number
  only: string[] | null
  seconds: number
  rounds: number
  /**
   * Divisor of the sizes of feeds, streams and messages, for a quick check without meaningful
   * figures. Below one, larger (`--times`).
   */
  part: number
  isGrowthAsked: boolean
  isBuilt: boolean
}

/** Smoke run of a minute, without meaningful figures. */
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
 * @param args arguments after the script name
 * @throws Error on an unknown option or a value not above zero
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
