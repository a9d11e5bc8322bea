import type { ReactNode } from 'react'

export const FieldPlace = ({ champ, children }: { champ: string; children: ReactNode }) => (
  <div className="scroll-mt-24" id={champ}>
    {children}
  </div>
)
