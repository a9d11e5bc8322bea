import type { SimpleStepType } from '@foulee/domain/entrainement/step'

/*
 * FIT profile of workouts (FIT SDK, Profile.xlsx;
 * https://developer.garmin.com/fit/file-types/workout/).
 */
export const WORKOUT_FILE = 5
export const WORKOUT = { number: 26, sport: 4, name: 8, detail: 11, description: 17 } as const
export const WORKOUT_STEP = {
  number: 27,
  index: 254,
  name: 0,
  durationType: 1,
  durationValue: 2,
  targetType: 3,
  targetValue: 4,
  customLow: 5,
  customHigh: 6,
  intensity: 7,
  notes: 8,
} as const

/** Profile type `wkt_step_duration`: milliseconds, centimetres. */
export const DURATION = { time: 0, distance: 1, open: 5, repeatSteps: 6 } as const
/** `repetition_time` and `time_only` behave like `time`. */
export const TIMES: readonly number[] = [DURATION.time, 28, 31]
/** Repetitions until a time, distance, calories, heart rate or power instead of a count. */
export const OTHER_REPEATS: readonly number[] = [7, 8, 9, 10, 11, 12, 13, 17, 18, 27]

/** Profile type `wkt_step_target`. */
export const TARGET = { speed: 0, heartRate: 1, open: 2, cadence: 3, power: 4 } as const
/** Power over 3, 10, 30 seconds and the lap; speed and heart rate over the lap. */
export const SAME_TARGETS: Readonly<Record<number, number>> = {
  7: TARGET.power,
  8: TARGET.power,
  9: TARGET.power,
  10: TARGET.power,
  12: TARGET.speed,
  13: TARGET.heartRate,
}

/** A heart rate above 100 is beats plus 100, else % of the maximum (profile type `workout_hr`). */
export const BPM_OFFSET = 100
/**
 * A power above 1000 is watts plus 1000, else % of the threshold (profile type `workout_power`).
 */
export const WATTS_OFFSET = 1000

/** Profile type `intensity`, as named by the SDK; `rest` is read as a recovery. */
export const INTENSITIES = {
  echauffement: 'warmup',
  effort: 'active',
  recuperation: 'recovery',
  retour_au_calme: 'cooldown',
} as const satisfies Record<SimpleStepType, string>
const BY_NUMBER: Readonly<Record<number, SimpleStepType>> = {
  1: 'recuperation',
  2: 'echauffement',
  3: 'retour_au_calme',
  4: 'recuperation',
}
/** `active`, `interval`, `other` and absent are efforts. */
export const stepTypeOf = (intensity: number): SimpleStepType => BY_NUMBER[intensity] ?? 'effort'

/** UTF-8 bytes shown by watches for the names of workout and step; and limit of notes. */
export const MAX_NAME = 60
export const MAX_STEP_NAME = 30
export const MAX_NOTES = 254
