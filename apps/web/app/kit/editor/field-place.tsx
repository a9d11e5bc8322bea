import type { ReactNode } from 'react'

/** Anchor of a field for the links of the check-list. */
export const FieldPlace = ({ champ, children }: { champ: string; children: ReactNode }) => (
  <div className="scroll-mt-24" id={champ}>
    {children}
  </div>
)
