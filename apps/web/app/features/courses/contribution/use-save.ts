import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { QueryClient } from '@tanstack/react-query'
import type { VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { api } from '#platform/api/api.ts'
import { gestionQuery } from './contribution.queries.ts'
import { updateCourse } from './course-calls.ts'

/** Stores the server's answer; lists and the public page are refetched. */
export function showSaved(client: QueryClient, data: CourseGestion): void {
  const { queryKey } = gestionQuery(data.course.id)
  client.setQueryData(queryKey, data)
  void client.invalidateQueries({
    queryKey: ['courses'],
    predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
  })
}

export const savingCourse = (client: QueryClient, id: number): VersionedSaving<CourseGestion> => ({
  scope: { id: `course ${id}` },
  mutationFn: (change) => updateCourse(api, { id, ...change }),
  onSuccess: (data) => data && showSaved(client, data),
})
