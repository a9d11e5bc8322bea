import type { Sport } from '@foulee/domain/shared/sport'
import { type Columns, createColumns, createWaypoints, type Waypoints } from './read-columns.ts'
import type { ReadLimits } from './read-limits.ts'
import { createTitles, type Titles } from './read-titles.ts'

export type Content = {
  columns: Columns
  waypoints: Waypoints
  titles: Titles
  sport: Sport | null
}

export const createContent = (limits: ReadLimits): Content => ({
  columns: createColumns(limits),
  waypoints: createWaypoints(limits),
  titles: createTitles(),
  sport: null,
})
