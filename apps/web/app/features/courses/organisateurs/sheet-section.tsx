import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import type { ComponentProps } from 'react'
import { SheetSection as StructureSheet } from '#kit/organisation/sheet-section.tsx'
import { useSave } from './organisateurs.mutations.ts'

type TextName = 'nom' | 'description' | 'code_postal' | 'ville' | 'site' | 'email' | 'telephone'

type SheetSectionProps = { organisateur: Organisateur } & Pick<
  ComponentProps<typeof StructureSheet<TextName>>,
  'id' | 'title' | 'lead' | 'children'
>

export const SheetSection = ({ organisateur, ...section }: SheetSectionProps) => (
  <StructureSheet<TextName>
    {...section}
    saving={useSave(organisateur.id)}
    structure={organisateur}
  />
)
