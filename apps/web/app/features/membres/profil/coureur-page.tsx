import type { ProfilPublic } from '@foulee/contract/membres/profil'
import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import {
  formatDistanceCourses,
  MARQUE_LABELS,
  NIVEAU_LABELS,
  OBJECTIF_LABELS,
} from '@foulee/domain/membres/profil'
import { dePersonne } from '@foulee/domain/shared/de-nom'
import { RESEAUX } from '@foulee/domain/shared/reseau'
import { getSurface } from '@foulee/domain/shared/surface'
import type { ReactNode } from 'react'
import { ReportLine } from '#kit/flag/report-line.tsx'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { CoureurHero } from './coureur-hero.tsx'

const CoureurBadges = lazyHydrate(
  () => import('./coureur-badges.tsx'),
  () => <div className="min-h-24" />,
)

type CoureurProps = { coureur: ProfilPublic; palmares: ReactNode }

export function CoureurPage({ coureur, palmares }: CoureurProps) {
  const { users_id, nom, is_public, public_description } = coureur
  const isMe = useSession().currentUser?.users_id === users_id
  return (
    <main id="contenu">
      <PageHead
        description={`Le profil ${dePersonne(nom)} sur Foulée, sa pratique et ses badges. ${public_description}`}
        isPrivate={!is_public}
        path={`/coureurs/${users_id}`}
        title={nom}
      />
      <CoureurHero coureur={coureur} />
      <div className="page grid items-start gap-8 pb-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="presentation" className="grid gap-3">
          <h2 className="text-xl" id="presentation">
            Présentation
          </h2>
          <p className="max-w-prose whitespace-pre-line">
            {public_description || `${nom} n’a encore rien écrit ici.`}
          </p>
          {coureur.badges.length > 0 && <CoureurBadges slugs={coureur.badges} />}
          {palmares}
          {!isMe && <ReportLine id={users_id} model="profil" />}
        </section>
        <aside aria-label="En bref" className="grid gap-8">
          <Practice coureur={coureur} />
          <SocialLinks coureur={coureur} />
        </aside>
      </div>
    </main>
  )
}

/** Label of a stored value; undefined for a value no longer offered. */
const labelOf = (labels: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(labels, value) ? labels[value] : undefined

function Practice({ coureur }: { coureur: ProfilPublic }) {
  const list = (labels: (string | undefined)[]) => labels.filter(Boolean).join(', ')
  const rows = [
    ['Niveau', labelOf(NIVEAU_LABELS, coureur.niveau)],
    ['Objectif', labelOf(OBJECTIF_LABELS, coureur.objectif)],
    ['Distances', formatDistanceCourses(coureur.distance_courses)],
    ['Courses', list(coureur.courses.map((type) => labelOf(TYPE_COURSE_LABELS, type)))],
    ['Surfaces', list(coureur.surfaces.map((type) => getSurface(type).label))],
    ['Marques', list(coureur.marques.map((name) => labelOf(MARQUE_LABELS, name)))],
  ].filter(([, value]) => value)
  if (!rows.length) return null
  return (
    <section aria-labelledby="pratique" className="card grid gap-4 p-5">
      <h2 className="text-xl" id="pratique">
        Sa pratique
      </h2>
      <dl className="grid gap-4">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function SocialLinks({ coureur: { social } }: { coureur: ProfilPublic }) {
  if (!social.length) return null
  return (
    <section aria-labelledby="ailleurs" className="grid gap-2">
      <h2 className="text-xl" id="ailleurs">
        Ailleurs
      </h2>
      <ul>
        {social.map(({ id, reseau, url }) => (
          <li key={id}>
            <a
              className="text-link inline-flex min-h-11 items-center"
              href={url}
              rel="noopener noreferrer nofollow ugc"
            >
              {RESEAUX[reseau].label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
