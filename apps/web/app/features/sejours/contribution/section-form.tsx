import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { VersionedForm } from '#kit/editor/versioned-form.tsx'
import { gestionQuery } from './contribution.queries.ts'
import { savingVoyage } from './use-save.ts'

type SectionFormProps = Omit<
  ComponentProps<typeof VersionedForm<VoyageGestion>>,
  'saving' | 'reload'
>

export function SectionForm(props: SectionFormProps) {
  const client = useQueryClient()
  const { id } = props.gestion.voyage
  return (
    <VersionedForm
      {...props}
      reload={() => void client.invalidateQueries(gestionQuery(id))}
      saving={savingVoyage(client, id)}
    />
  )
}
