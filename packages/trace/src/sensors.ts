import { at, findBelow } from './column.ts'

/** Measures of the body beside a track, each at its own instant; NaN where a device gave none. */
export type Sensors = {
  /** Unix milliseconds, increasing. */
  time: Float64Array
} & Record<Sensor, Float64Array>

/** Beats a minute, revolutions or steps a minute, watts, degrees Celsius. */
export const SENSORS = ['fc', 'cadence', 'puissance', 'temperature'] as const
export type Sensor = (typeof SENSORS)[number]
export type SensorValues = Readonly<Partial<Record<Sensor, number>>>

/** A value outside is a failure of the device. */
const RANGES: Readonly<Record<Sensor, readonly [least: number, most: number]>> = {
  fc: [20, 250],
  cadence: [0, 300],
  puissance: [0, 3000],
  temperature: [-60, 70],
}
const FIRST_CAPACITY = 4096

export type SensorColumns = {
  add(time: number, values: SensorValues): void
  /** Null when no device wrote anything. */
  finish(): Sensors | null
}

/** @param most rows; later ones are left out */
export function createSensors(most: number): SensorColumns {
  const make = (length: number) => new Float64Array(length)
  let time = make(FIRST_CAPACITY)
  const columns = SENSORS.map(() => make(FIRST_CAPACITY))
  let count = 0
  const grow = () => {
    const larger = (column: Float64Array) => {
      const copy = make(column.length * 2)
      copy.set(column)
      return copy
    }
    time = larger(time)
    for (const [rank, column] of columns.entries()) columns[rank] = larger(column)
  }
  return {
    add(instant, values) {
      if (!Number.isFinite(instant) || count >= most) return
      const checked = SENSORS.map((sensor) => check(sensor, values[sensor]))
      if (checked.every(Number.isNaN)) return
      if (count === time.length) grow()
      time[count] = instant
      for (const [rank, column] of columns.entries()) column[count] = checked[rank] ?? Number.NaN
      count++
    },
    finish: () => (count === 0 ? null : order(time.subarray(0, count), columns)),
  }
}

function check(sensor: Sensor, value = Number.NaN): number {
  const [least, most] = RANGES[sensor]
  return value >= least && value <= most ? value : Number.NaN
}

/** By time; of one instant, the first row stays. */
function order(time: Float64Array, columns: readonly Float64Array[]): Sensors {
  const ranks = Uint32Array.from(time.keys()).sort((a, b) => at(time, a) - at(time, b) || a - b)
  const kept = ranks.filter(
    (rank, index) => index === 0 || at(time, rank) !== at(time, ranks[index - 1] ?? -1),
  )
  const pick = (column: Float64Array | undefined) =>
    Float64Array.from(kept, (rank) => column?.[rank] ?? Number.NaN)
  const [fc, cadence, puissance, temperature] = columns
  return {
    time: pick(time),
    fc: pick(fc),
    cadence: pick(cadence),
    puissance: pick(puissance),
    temperature: pick(temperature),
  }
}

/** Seconds that a value stands for at most, until the next. */
const HELD = 10

/** Means of one sensor between two instants, in constant time. */
export type SensorMeans = {
  /** Mean between two seconds after `start`; null without a value there. */
  mean(from: number, to: number): number | null
  /** Each value with the seconds it stands for. */
  each(from: number, to: number, visit: (value: number, seconds: number) => void): void
}

/**
 * @param start Unix milliseconds of second 0
 * @param isCounted false for a value that is no measure, such as a cadence of 0 while standing
 */
export function sumSensor(
  { time, ...columns }: Sensors,
  sensor: Sensor,
  start: number,
  isCounted: (value: number) => boolean = Number.isFinite,
): SensorMeans | null {
  const column = columns[sensor]
  const ranks = Uint32Array.from(column.keys()).filter((rank) => isCounted(at(column, rank)))
  if (ranks.length === 0) return null
  const seconds = Float64Array.from(ranks, (rank) => (at(time, rank) - start) / 1000)
  const values = Float64Array.from(ranks, (rank) => at(column, rank))
  const weights = seconds.map((here, index) => {
    const next = at(seconds, index + 1)
    return Number.isNaN(next) ? 1 : Math.min(HELD, next - here)
  })
  const sums = new Float64Array(ranks.length + 1)
  const totals = new Float64Array(ranks.length + 1)
  for (let index = 0; index < ranks.length; index++) {
    sums[index + 1] = at(sums, index) + at(values, index) * at(weights, index)
    totals[index + 1] = at(totals, index) + at(weights, index)
  }
  /** Index of the first value at or after a second. */
  const indexOf = (second: number) => {
    const below = findBelow(seconds, second)
    return at(seconds, below) < second ? below + 1 : below
  }
  return {
    mean(from, to) {
      const [first, end] = [indexOf(from), indexOf(to)]
      const total = at(totals, end) - at(totals, first)
      return total > 0 ? (at(sums, end) - at(sums, first)) / total : null
    },
    each(from, to, visit) {
      const end = indexOf(to)
      for (let index = indexOf(from); index < end; index++) {
        visit(at(values, index), at(weights, index))
      }
    },
  }
}

/** Steps a minute under which a cadence on foot counts one foot. */
const ONE_FOOT = 120

/**
 * Cadence of a run in steps: watches count one foot, and some programs both.
 * @param isOneFoot known of the format
 */
export function toSteps(sensors: Sensors, isOneFoot: boolean): Sensors {
  const moving = sensors.cadence.filter((cadence) => cadence > 0).sort()
  const median = at(moving, moving.length >> 1)
  if (!(isOneFoot || median < ONE_FOOT)) return sensors
  const cadence = sensors.cadence.map((value) => check('cadence', value * 2))
  return { ...sensors, cadence }
}
