import type { CourseEditions } from '@foulee/contract/courses/editions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { editionsQuery } from './editions.queries.ts'

type LoaderProps = { id: number; children: (loaded: CourseEditions) => ReactNode }

export function EditionsLoader({ id, children }: LoaderProps) {
  return (
    <Query
      label="Chargement des éditions…"
      query={useQuery(editionsQuery(id))}
      skeleton={<Skeleton className="h-48 rounded-card" />}
    >
      {children}
    </Query>
  )
}
