import type { ReactNode } from 'react'
import { Ribbon } from '#ui/badge.tsx'

type DraftRibbonsProps = {
  statut: string
  /** Sentence on those who see a draft. */
  readers: string
  edit?: ReactNode
}

export const DraftRibbons = ({ statut, readers, edit }: DraftRibbonsProps) => (
  <>
    {statut === 'en_validation' && (
      <Ribbon icon="clock" tone="info">
        En cours de validation&nbsp;: cette page n’est pas encore publique.
        {edit && <> {edit}</>}
      </Ribbon>
    )}
    {statut === 'non_publiee' && (
      <Ribbon icon="lock" tone="neutral">
        {readers}
        {edit && <> {edit}</>}
      </Ribbon>
    )}
  </>
)
