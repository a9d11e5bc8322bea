import type { Agence } from '@foulee/contract/sejours/agences'
import type { PAPIERS } from '@foulee/domain/sejours/immatriculation'
import type { ComponentProps } from 'react'
import { SheetSection as StructureSheet } from '#kit/organisation/sheet-section.tsx'
import { useSave } from './agences.mutations.ts'

type TextName =
  | 'nom'
  | 'description'
  | 'adresse'
  | 'code_postal'
  | 'ville'
  | 'site'
  | 'email'
  | 'telephone'
  | (typeof PAPIERS)[number]

type SheetSectionProps = { agence: Agence } & Pick<
  ComponentProps<typeof StructureSheet<TextName>>,
  'id' | 'title' | 'lead' | 'children'
>

export const SheetSection = ({ agence, ...section }: SheetSectionProps) => (
  <StructureSheet<TextName> {...section} saving={useSave(agence.id)} structure={agence} />
)
