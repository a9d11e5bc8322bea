import {
  DASHBOARD_BANDS,
  DASHBOARD_GROUPS,
  type DashboardGroup,
} from '@foulee/domain/courses/epreuve'

export type HomeGroup = { key: DashboardGroup; title: string; court: string }

const titles: Readonly<Record<DashboardGroup, string>> = {
  '21k': 'Semi-marathons',
  '42k': 'Marathons',
  trailcourt: 'Trails courts',
  triathlon: 'Triathlons',
}

const courts: Readonly<Record<DashboardGroup, string>> = {
  '21k': 'Semi',
  '42k': 'Marathon',
  trailcourt: 'Trail court',
  triathlon: 'Triathlon',
}

export const homeGroups: readonly HomeGroup[] = DASHBOARD_GROUPS.map((key) => ({
  key,
  title: titles[key],
  court: courts[key],
}))

const text = (metres: number | null) => (metres === null ? null : String(metres))

export function groupFilters(key: DashboardGroup) {
  const { type, min, max } = DASHBOARD_BANDS[key]
  return { type, distance_min: text(min), distance_max: text(max) }
}
