import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import { LogoSection as StructureLogo } from '#kit/organisation/logo-section.tsx'
import { useSave } from './organisateurs.mutations.ts'

export const LogoSection = ({ organisateur }: { organisateur: Organisateur }) => (
  <StructureLogo saving={useSave(organisateur.id)} structure={organisateur} />
)
