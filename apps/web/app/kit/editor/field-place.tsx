import type { ReactNode } from 'react'

/** A field that what is missing leads to. */
export const FieldPlace = ({ champ, children }: { champ: string; children: ReactNode }) => (
  <div className="scroll-mt-24" id={champ}>
    {children}
  </div>
)
