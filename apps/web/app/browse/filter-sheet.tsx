import { later } from '../later.tsx'
import type { FilterSheetProps } from './open-panel.ts'

/** The filters: from the bottom on phones, from the side on laptops; asked for once the page rests. */
export const FilterSheet = later<FilterSheetProps>(
  () => import('./filter-panel.tsx'),
  () => null,
)
