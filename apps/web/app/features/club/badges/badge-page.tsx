import type { Badge } from '@foulee/contract/club/badges'
import { FAMILLES_BADGE } from '@foulee/domain/club/badge'
import { METAUX } from '@foulee/domain/club/medaille'
import { Medaille } from '#features/club/shared/medaille.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { useSite } from '#platform/site.ts'
import { Ribbon } from '#ui/badge.tsx'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { ShareAndPrint } from '#ui/share-and-print.tsx'
import { BadgeTiles } from './badge-tiles.tsx'
import { formatObtenus } from './badge-words.ts'
import { MonProgres } from './mon-progres.tsx'
import './badges.css'

export function BadgePage({ badge, family }: { badge: Badge; family: readonly Badge[] }) {
  const { slug, titre, description, famille, demande, nb_obtenus, est_actif, medaille } = badge
  const path = `/badge/${slug}`
  const crumbs: Crumb[] = [
    { label: 'Accueil', to: '/' },
    { label: 'Badges', to: '/badge' },
    { label: titre },
  ]
  return (
    <main className="page grid gap-10 pt-2 pb-12" id="contenu">
      <BadgeHead badge={badge} crumbs={crumbs} />
      <Breadcrumb crumbs={crumbs} />
      <div className="badge-hero">
        <Medaille className="badge-hero-medaille" medaille={medaille} slug={slug} />
        <div className="grid content-start gap-4">
          {!est_actif && (
            <Ribbon tone="neutral">
              Ce badge ne se gagne plus. Celles et ceux qui l’ont le gardent.
            </Ribbon>
          )}
          <p className="text-ink-soft">
            {FAMILLES_BADGE[famille]} · {METAUX[medaille.rang].label}
          </p>
          <h1 className="text-3xl md:text-4xl">{titre}</h1>
          <p className="max-w-prose text-lg">{description}</p>
          <dl className="card grid gap-4 p-5">
            <div>
              <dt className="text-sm text-ink-soft">Ce qu’il demande</dt>
              <dd className="font-semibold">{demande}</dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">Qui l’a</dt>
              <dd className="font-semibold">{formatObtenus(nb_obtenus)}</dd>
            </div>
          </dl>
          <Mine badge={badge} />
          <ShareAndPrint path={path} title={titre} />
        </div>
      </div>
      <Family badges={family.filter((item) => item.slug !== slug)} nom={FAMILLES_BADGE[famille]} />
    </main>
  )
}

function BadgeHead({ badge, crumbs }: { badge: Badge; crumbs: Crumb[] }) {
  const { slug, titre, description, demande, est_actif } = badge
  const { publicUrl } = useSite()
  const path = `/badge/${slug}`
  return (
    <PageHead
      description={`Badge de Foulée. ${demande}\u00a0: ${description}`}
      image={`/partage/badge/${slug}.png`}
      isPrivate={!est_actif}
      jsonLd={{
        '@context': 'https://schema.org',
        ...breadcrumbList([...crumbs.slice(0, -1), { label: titre, to: path }], publicUrl),
      }}
      path={path}
      title={`Badge «\u00a0${titre}\u00a0»`}
    />
  )
}

/** Renders nothing before boot: the server page is the same for everyone. */
function Mine({ badge }: { badge: Badge }) {
  const { boot, isAuth } = useSession()
  if (boot === 'done' && isAuth) return <MonProgres badge={badge} />
  return (
    <p className="visitor-only text-ink-soft">
      Avec un compte, vos sorties et vos courses comptent, celles d’avant aussi.{' '}
      <Link className="text-link" to="/inscription">
        Créer un compte
      </Link>
    </p>
  )
}

function Family({ badges, nom }: { badges: readonly Badge[]; nom: string }) {
  const { isAuth } = useSession()
  if (!badges.length) return null
  return (
    <section aria-labelledby="famille" className="no-print grid gap-5">
      <SectionHeading
        id="famille"
        more={{ to: isAuth ? '/badges' : '/badge', label: 'Tous les badges' }}
        title={`${nom}\u00a0: les autres`}
      />
      <BadgeTiles badges={badges} />
    </section>
  )
}
