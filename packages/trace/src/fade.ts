import { interpolate } from './column.ts'

/**
 * Slowdown of runners over a race: after h hours in motion an effort takes 1 + k (1 − e^(−h / τ))
 * times as long as at the start. Fitted to the passages of 2 602 finishers of two mountain races, of 63
 * and 180 km (produit 6.7).
 */

/** Hours. */
const TAU = 11
/** k by predicted hours of motion: who runs longer starts further from the pace of the end. */
const HOURS = Float64Array.of(0, 4, 7.5, 14, 18, 36, 50, 62)
const FADES = Float64Array.of(0, 0.3, 1.53, 1.58, 1.3, 1.25, 1.5, 1.8)

export const findFade = (hours: number): number => interpolate(HOURS, FADES, hours)

const slowdown = (fade: number, hours: number) => 1 + fade * (1 - Math.exp(-hours / TAU))

/**
 * Effort done after so many hours, in hours at the pace of the start: the integral of 1 / slowdown.
 */
const effortAfter = (fade: number, hours: number) =>
  (hours + TAU * Math.log(slowdown(fade, hours))) / (1 + fade)

/** Newton's method doubles the digits at each step. */
const STEPS = 8

/**
 * Share of the time at a share of the effort, both 0 to 1, in a race of so many hours.
 * @param own a runner's factor on the slowdown of everybody
 */
export function shareTime(share: number, hours: number, own = 1): number {
  if (!(hours > 0)) return share
  const fade = findFade(hours) * own
  const goal = share * effortAfter(fade, hours)
  let time = share * hours
  for (let step = 0; step < STEPS; step++) {
    time -= (effortAfter(fade, time) - goal) * slowdown(fade, time)
  }
  return time / hours
}

/** ln of the time of the second half of an effort over that of the first. */
export function compareHalves(hours: number, own = 1): number {
  const first = shareTime(0.5, hours, own)
  return Math.log((1 - first) / first)
}
