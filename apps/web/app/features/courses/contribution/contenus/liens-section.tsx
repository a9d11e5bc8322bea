import type { CourseGestion } from '@foulee/contract/courses/contribution'
import { ActualitesSection as Actualites } from '#kit/content/actualites-section.tsx'
import { ExtensionsSection as Extensions } from '#kit/content/extensions-section.tsx'
import { PartenairesSection as Partenaires } from '#kit/content/partenaires-section.tsx'
import { SocialSection } from '#kit/editor/social-section.tsx'
import { useReload } from '#kit/publication/use-kind.ts'
import { COURSE } from '../course-kind.ts'
import { useCourseSupport } from './course-support.ts'

type SectionProps = { gestion: CourseGestion }

export function ReseauxSection({ gestion }: SectionProps) {
  const { id, social } = gestion.course
  return (
    <SocialSection
      id={id}
      lead="Affichés à côté de vos coordonnées."
      model="course"
      onSettled={useReload(COURSE, id)}
      social={social}
    />
  )
}

export const ExtensionsSection = ({ gestion }: SectionProps) => (
  <Extensions support={useCourseSupport(gestion)} />
)

export const PartenairesSection = ({ gestion }: SectionProps) => (
  <Partenaires support={useCourseSupport(gestion)} />
)

export const ActualitesSection = ({ gestion }: SectionProps) => (
  <Actualites
    lead="Ouverture des inscriptions, changement de parcours, besoin de bénévoles…"
    support={useCourseSupport(gestion)}
  />
)
