import type { ReactNode } from 'react'
import { AroundMeProvider } from './around-me.tsx'
import { KindProvider, type ListKind } from './list-kind.ts'

export const ListKindProvider = ({ value, children }: { value: ListKind; children: ReactNode }) => (
  <KindProvider value={value}>
    <AroundMeProvider>{children}</AroundMeProvider>
  </KindProvider>
)
