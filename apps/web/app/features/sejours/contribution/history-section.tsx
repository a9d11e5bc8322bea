import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from '#kit/editor/history.tsx'
import { historyQuery } from './contribution.queries.ts'

export const HistorySection = ({ id }: { id: number }) => (
  <History
    empty="Rien n’a encore changé depuis sa création."
    query={useInfiniteQuery(historyQuery(id))}
  />
)
