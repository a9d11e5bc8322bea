import type { ReactNode } from 'react'
import { AroundMeProvider } from './around-me.tsx'
import { KindProvider, type ListKind } from './list-kind.ts'

/** What a list is of, and where « around me » is on it. */
export const ListKindProvider = ({ value, children }: { value: ListKind; children: ReactNode }) => (
  <KindProvider value={value}>
    <AroundMeProvider>{children}</AroundMeProvider>
  </KindProvider>
)
