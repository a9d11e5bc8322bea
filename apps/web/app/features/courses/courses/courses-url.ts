import {
  changeFilters,
  type FilterChange,
  type FilterValues,
  linkTo,
} from '#kit/list-page/list-url.ts'

export const coursesPath = (change: FilterChange): string =>
  linkTo('/courses', changeFilters(new URLSearchParams(), change))

export function calendarPath({ tri: _, ...filters }: FilterValues): string {
  return linkTo('/api/courses/calendrier.ics', new URLSearchParams(filters))
}
