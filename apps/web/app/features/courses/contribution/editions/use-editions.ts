import type { CourseEditions } from '@foulee/contract/courses/editions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isPassed } from '#kit/editor/edit-failure.ts'
import { editionsQuery } from './editions.queries.ts'

export function useEditions<Given>(id: number, change: (given: Given) => Promise<CourseEditions>) {
  const client = useQueryClient()
  const { queryKey } = editionsQuery(id)
  return useMutation({
    scope: { id: `course ${id}` },
    mutationFn: change,
    onSuccess: (data) => {
      client.setQueryData(queryKey, data)
      void client.invalidateQueries({
        queryKey: ['courses'],
        predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
      })
    },
    // On a version conflict, loads the other save for the choice between both.
    onError: (cause) => isPassed(cause) && client.invalidateQueries({ queryKey }),
  })
}
