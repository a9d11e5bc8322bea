import type { CourseEditions } from '@foulee/contract/courses/editions'
import { useAnswer } from '#kit/publication/use-kind.ts'
import { COURSE } from '../course-kind.ts'
import { editionsQuery } from './editions.queries.ts'

export const useEditions = <Variables>(
  id: number,
  change: (variables: Variables) => Promise<CourseEditions>,
) => useAnswer({ kind: COURSE, id, queryKey: editionsQuery(id).queryKey }, change)
