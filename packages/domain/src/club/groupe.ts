import { formatAllure, formatDistanceShort } from '../shared/mesure.ts'

/** Pace in seconds per kilometre, distance in metres. */
type Groupe = {
  allure_min?: number | undefined
  allure_max?: number | undefined
  distance?: number | undefined
}

export function groupeText({ allure_min, allure_max, distance }: Groupe): string {
  return [paceText(allure_min, allure_max), distance && formatDistanceShort(distance)]
    .filter(Boolean)
    .join(' · ')
}

function paceText(fast: number | undefined, slow: number | undefined): string {
  if (fast === undefined && slow === undefined) return ''
  if (fast === undefined || slow === undefined || fast === slow) {
    const known = formatAllure(fast ?? slow ?? 0)
    if (fast === slow) return known
    return fast === undefined ? `moins vite que ${known}` : `${known} ou moins vite`
  }
  return `${formatAllure(fast).replace('/km', '')} à ${formatAllure(slow)}`
}
