import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { formatHeure } from '@foulee/domain/shared/date'
import { deNom } from '@foulee/domain/shared/de-nom'
import { formatDenivele, formatDeniveleNegatif, formatDistance } from '@foulee/domain/shared/mesure'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useDeed } from '#platform/pwa/use-deed.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { feuilleQuery } from './feuille.queries.ts'
import { FeuilleForm } from './feuille-form.tsx'
import { callPath, directoryOf, pagePath, type Subject, subjectPath } from './feuille-subjects.ts'
import { FeuilleTable } from './feuille-table.tsx'
import { apprisText, listCautions, semblablesText, startText, totalText } from './feuille-texts.ts'
import { gpxPath, readSearch } from './feuille-url.ts'
import { PrintButton } from './print-button.tsx'
import { useStoredFeuille } from './stored-feuille.ts'
import { useMyFeuille } from './use-my-feuille.ts'

/** Lazy: the drawing needs no script to be read. */
const FeuilleProfile = lazyHydrate(
  () => import('./feuille-profile.tsx'),
  () => null,
)
const MyBase = lazy(() => import('./my-base.tsx'))
const MyGpx = lazy(() => import('./my-gpx.tsx'))

type FeuillePageProps = { subject: Subject }

export function FeuillePage({ subject }: FeuillePageProps) {
  return (
    <Suspense fallback={<Waiting />} key={pagePath(subject)}>
      <Sheet subject={subject} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <main className="page grid gap-6 py-6" id="contenu">
      <Loading label="Calcul des passages…">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="mt-6 h-96" />
      </Loading>
    </main>
  )
}

function Sheet({ subject }: FeuillePageProps) {
  const search = readSearch(useSearchParams()[0])
  const { data } = useSuspenseQuery(feuilleQuery(subject, search))
  const { errors } = data
  const mine = useMyFeuille(subject, search)
  const feuille = mine.feuille ?? data.feuille
  useDeed('feuille')
  useStoredFeuille(Object.keys(errors).length === 0)
  const title = [...new Set([feuille.course ?? feuille.nom, feuille.nom])].join(', ')
  const path = pagePath(subject)
  return (
    <main className="feuille page grid gap-8 pt-2 pb-10 *:min-w-0" id="contenu">
      <PageHead
        description={`Feuille de route ${deNom(title)}\u00a0: tronçons, heures de passage, arrêts et barrières horaires, à imprimer ou à mettre dans sa montre.`}
        isPrivate
        path={path}
        title={`Feuille de route\u00a0: ${title}`}
      />
      <header className="grid gap-3">
        <Breadcrumb
          crumbs={[
            directoryOf(subject),
            { label: feuille.course ?? feuille.nom, to: subjectPath(subject) },
            { label: 'Feuille de route' },
          ]}
        />
        <h1 className="feuille-titre text-3xl md:text-4xl">
          <span className="feuille-ecran">Feuille de route&nbsp;: </span>
          {title}
        </h1>
        <p className="feuille-sous-titre text-lg">
          {figures(feuille)}. Départ {startText(feuille)}
          {feuille.is_depart_suppose && feuille.course !== null && ', heure à confirmer'}.
        </p>
      </header>
      <FeuilleForm
        search={search}
        errors={errors}
        feuille={feuille}
        key={JSON.stringify(search)}
        path={path}
      />
      <section
        aria-busy={mine.isLoading}
        aria-labelledby="passages"
        className="grid gap-4 aria-busy:opacity-50"
      >
        <div className="grid gap-2">
          <h2 className="no-print text-2xl" id="passages">
            Passages
          </h2>
          <p aria-live="polite" className="feuille-total">
            {mine.isLoading ? 'Calcul d’après vos résultats…' : totalText(feuille)}
          </p>
          {mine.isMember && (
            <Suspense fallback={null}>
              <MyBase jour={feuille.jour} mine={mine} path={path} subject={subject} title={title} />
            </Suspense>
          )}
          {feuille.semblables && (
            <p className="feuille-semblables">{semblablesText(feuille.semblables)}</p>
          )}
          {feuille.soleil && (
            <p className="feuille-soleil">
              Soleil&nbsp;: lever à {formatHeure(feuille.soleil.lever)}, coucher à{' '}
              {formatHeure(feuille.soleil.coucher)}.
            </p>
          )}
        </div>
        <FeuilleProfile feuille={feuille} />
        <FeuilleTable feuille={feuille} />
        {feuille.appris && <p className="feuille-appris">{apprisText(feuille.appris)}</p>}
        <p className="no-print flex flex-wrap gap-3">
          <PrintButton />
          {feuille.has_trace && mine.feuille && (
            <Suspense fallback={null}>
              <MyGpx search={search} subject={subject} />
            </Suspense>
          )}
          {feuille.has_trace && !mine.feuille && (
            <a
              className="button button-secondary"
              download
              href={gpxPath(callPath(subject), search)}
            >
              <Icon name="download" />
              GPX avec mes passages
            </a>
          )}
        </p>
        <Caution feuille={feuille} />
      </section>
    </main>
  )
}

const figures = ({ distance, denivele, denivele_negatif }: FeuilleDeRoute) =>
  [
    formatDistance(distance),
    denivele === null ? null : formatDenivele(denivele),
    denivele_negatif === null ? null : formatDeniveleNegatif(denivele_negatif),
  ]
    .filter(Boolean)
    .join(', ')

function Caution({ feuille }: { feuille: FeuilleDeRoute }) {
  return (
    <p className="no-print max-w-[65ch] text-sm text-ink-soft">
      {listCautions(feuille).join(' ')}{' '}
      <TextLink to="/montres">Mettre le GPX dans ma montre, pas à pas</TextLink>
    </p>
  )
}
