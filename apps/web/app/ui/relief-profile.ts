import { SKETCH_HEIGHT } from '@foulee/domain/courses/profil'
import { drawLight } from './relief.ts'
import { reliefHeight, reliefWidth } from './relief-frame.ts'
import { lookColor, type ReliefLook } from './relief-look.ts'

const floor = reliefHeight - 36
const summit = 52
const echoes = [0.78, 0.58, 0.4, 0.24]

function ridgePath(heights: readonly number[], share: number): string {
  const step = reliefWidth / (heights.length - 1)
  const places = heights.map((height, index) => {
    const y = floor - (share * height * (floor - summit)) / SKETCH_HEIGHT
    return `${Math.round(index * step)} ${Math.round(y)}`
  })
  return `M${places.join('L')}`
}

/**
 * Profile as an SVG document: the ridge, and flattening lines below it. It stretches to its frame,
 * so that start and finish are always visible.
 */
export function renderProfileSvg(heights: readonly number[], look: ReliefLook): string {
  const color = lookColor(look)
  const close = `L${reliefWidth} ${reliefHeight}H0z`
  const ridge = ridgePath(heights, 1)
  const areas = [ridge, ...echoes.map((share) => ridgePath(heights, share))]
    // Lowest last, so that the ground darkens downwards; shifted down, so that none overlaps.
    .map(
      (d, index) =>
        `<path vector-effect="non-scaling-stroke" transform="translate(0 ${index * 7})" d="${d}${close}"/>`,
    )
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${reliefWidth} ${reliefHeight}" ` +
    `preserveAspectRatio="none">${drawLight(look)}` +
    `<g fill="${color}" fill-opacity=".13" stroke="${color}" stroke-opacity=".4" stroke-linejoin="round">` +
    `<path stroke="none" fill-opacity=".08" d="M0 0h${reliefWidth}v${reliefHeight}H0z"/>${areas}</g>` +
    `<path vector-effect="non-scaling-stroke" fill="none" stroke="${color}" stroke-width="2" ` +
    `stroke-linejoin="round" d="${ridge}"/></svg>`
  )
}
