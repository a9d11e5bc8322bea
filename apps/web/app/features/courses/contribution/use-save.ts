import { isApiError } from '@foulee/contract/call-error'
import type { CourseGestion } from '@foulee/contract/courses/contribution'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import type { Fields } from '../../../editor/changed-fields.ts'
import { gestionQuery } from './contribution.queries.ts'
import { updateCourse } from './course-calls.ts'

type Change = { fields: Fields; version?: number | undefined }

/** The page shows what the server holds; lists and the public page are asked again. */
export function showSaved(client: QueryClient, data: CourseGestion): void {
  const { queryKey } = gestionQuery(data.course.id)
  client.setQueryData(queryKey, data)
  void client.invalidateQueries({
    queryKey: ['courses'],
    predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
  })
}

/** Changes my race, one save after the other. */
export function useSave(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `course ${id}` },
    mutationFn: (change: Change) => updateCourse(api, { id, ...change }),
    onSuccess: (data) => data && showSaved(client, data),
  })
}

/** Somebody else has saved the same part since: what they saved is asked for, to choose. */
export const isPassed = (error: unknown): boolean =>
  isApiError(error) && error.code === 'version_depassee'
