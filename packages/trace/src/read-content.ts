import type { Sport } from '@foulee/domain/shared/sport'
import { type Columns, createColumns, createWaypoints, type Waypoints } from './read-columns.ts'
import type { ReadLimits, SensorOptions } from './read-limits.ts'
import { createTitles, type Titles } from './read-titles.ts'
import { createSensors, type SensorColumns } from './sensors.ts'

export type Content = {
  columns: Columns
  waypoints: Waypoints
  titles: Titles
  sport: Sport | null
  sensors: SensorColumns | null
}

export const createContent = (limits: ReadLimits, { hasSensors }: SensorOptions = {}): Content => ({
  columns: createColumns(limits),
  waypoints: createWaypoints(limits),
  titles: createTitles(),
  sport: null,
  sensors: hasSensors ? createSensors(limits.maxPoints) : null,
})
