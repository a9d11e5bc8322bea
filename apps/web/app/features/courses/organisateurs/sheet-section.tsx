import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import type { ComponentProps } from 'react'
import { SheetSection as StructureSheet } from '#kit/organisation/sheet-section.tsx'
import { useSave } from './organisateurs.mutations.ts'

/** What is written of an organiser. */
type TextName = 'nom' | 'description' | 'code_postal' | 'ville' | 'site' | 'email' | 'telephone'

type SheetSectionProps = { organisateur: Organisateur } & Pick<
  ComponentProps<typeof StructureSheet<TextName>>,
  'id' | 'title' | 'lead' | 'children'
>

/** A part of an organiser's sheet, which saves by itself. */
export const SheetSection = ({ organisateur, ...section }: SheetSectionProps) => (
  <StructureSheet<TextName>
    {...section}
    saving={useSave(organisateur.id)}
    structure={organisateur}
  />
)
