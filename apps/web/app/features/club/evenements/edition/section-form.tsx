import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { VersionedForm } from '#kit/editor/versioned-form.tsx'
import { gestionQuery } from './edition.queries.ts'
import { savingEvenement } from './use-save.ts'

type SectionFormProps = Omit<
  ComponentProps<typeof VersionedForm<EvenementGestion>>,
  'saving' | 'reload'
>

export function SectionForm(props: SectionFormProps) {
  const client = useQueryClient()
  const { id } = props.gestion.evenement
  return (
    <VersionedForm
      {...props}
      reload={() => void client.invalidateQueries(gestionQuery(id))}
      saving={savingEvenement(client, id)}
    />
  )
}
