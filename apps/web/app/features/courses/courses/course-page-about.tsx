import type { Course } from '@foulee/contract/courses/courses'
import { Avatar } from '#ui/avatar.tsx'
import { Fold } from '#ui/fold.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { SocialLinks } from './course-page-social.tsx'
import { cutText } from './course-texts.ts'

export function CourseAbout({ course }: { course: Course }) {
  const [begin, rest] = cutText(course.description ?? '', 480)
  return (
    <section
      aria-labelledby="presentation"
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_22rem]"
    >
      <div className="grid content-start gap-3">
        <h2 className="text-2xl" id="presentation">
          La course
        </h2>
        <p className="max-w-[65ch] text-lg whitespace-pre-line">
          {begin || 'L’organisateur n’a pas encore présenté sa course.'}
        </p>
        {rest && (
          <Fold isFolded title="Tout lire">
            <p className="max-w-[65ch] text-lg whitespace-pre-line">{rest}</p>
          </Fold>
        )}
      </div>
      <OrganisateurCard course={course} />
    </section>
  )
}

function OrganisateurCard({ course }: { course: Course }) {
  const { organisateur, email, telephone } = course
  const site = course.site ?? organisateur.site
  return (
    <div className="card grid content-start gap-4 p-5">
      <div className="flex items-center gap-3">
        <Avatar name={organisateur.nom} />
        <div>
          <h3 className="font-sans text-sm font-normal tracking-normal text-ink-soft">
            Organisée par
          </h3>
          <p className="font-semibold">
            <TextLink to={`/organisateurs/${organisateur.slug}`}>{organisateur.nom}</TextLink>
          </p>
          {organisateur.ville && <p className="text-sm text-ink-soft">{organisateur.ville}</p>}
        </div>
      </div>
      <ul className="contact-list">
        {site && (
          <li>
            <TextLink className="print-address" to={site}>
              Site officiel
            </TextLink>
          </li>
        )}
        {email && (
          <li>
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {telephone && (
          <li>
            <a className="text-link" href={`tel:${telephone.replaceAll(' ', '')}`}>
              {telephone}
            </a>
          </li>
        )}
        <SocialLinks links={course.social} />
      </ul>
    </div>
  )
}
