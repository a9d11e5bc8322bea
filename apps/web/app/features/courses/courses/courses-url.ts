import {
  changeFilters,
  type FilterChange,
  type FilterValues,
  linkTo,
} from '#kit/list-page/list-url.ts'

/** The page /courses with these filters on. */
export const coursesPath = (change: FilterChange): string =>
  linkTo('/courses', changeFilters(new URLSearchParams(), change))

/** The calendar feed of a search; its order is the calendar's own. */
export function calendarPath({ tri: _, ...filters }: FilterValues): string {
  return linkTo('/api/courses/calendrier.ics', new URLSearchParams(filters))
}
