import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import { labelEpreuveDays } from '@foulee/domain/courses/epreuve-day'
import { deNom } from '@foulee/domain/shared/de-nom'
import { formatDuree, formatNombre } from '@foulee/domain/shared/mesure'
import { useSuspenseQuery } from '@tanstack/react-query'
import { resultatsPath } from '#features/courses/shared/resultats-paths.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useSite } from '#platform/site.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Peloton } from './peloton.tsx'
import { Podiums } from './podiums.tsx'
import { PointList } from './point-list.tsx'
import { resumeQuery } from './resultats.queries.ts'
import { listTeams } from './resultats-json-ld.ts'
import { ResultatsList } from './resultats-list.tsx'
import { isFiltered, type ResultatsSearch } from './resultats-url.ts'
import { TimesChart } from './times-chart.tsx'
import { useMine } from './use-mine.ts'
import { useSeen } from './use-seen.ts'

type ResultatsPageProps = {
  course: Course
  edition: Edition
  epreuve: Epreuve
  search: ResultatsSearch
}

/** Lazy: the member's part comes after the public page. */
const MyResult = lazyHydrate(
  () => import('./my-result.tsx'),
  () => null,
)

export function ResultatsPage({ course, edition, epreuve, search }: ResultatsPageProps) {
  const { data: resume } = useSuspenseQuery(resumeQuery(epreuve.id))
  const mine = useMine(epreuve.id)
  useSeen(epreuve.id)
  const date = labelEpreuveDays(edition, epreuve)
  const path = resultatsPath(course.slug, epreuve.id)
  const { publicUrl } = useSite()
  const crumbs = [
    { label: 'Courses', to: '/courses' },
    { label: course.nom, to: `/courses/${course.slug}` },
    { label: 'Résultats' },
  ]
  const { classes, temps_min, temps_median, abandons, repartition } = resume
  return (
    <main className="page grid gap-12 pt-2 pb-10 *:min-w-0 *:empty:hidden" id="contenu">
      <PageHead
        description={`Classement ${deNom(epreuve.nom)}, ${course.nom}, ${date}\u00a0: ${formatNombre(classes)} classés.`}
        jsonLd={{
          '@context': 'https://schema.org',
          '@graph': [
            breadcrumbList(crumbs, publicUrl),
            ...listTeams({ course, edition, epreuve, publicUrl }, resume.podiums),
          ],
        }}
        isPrivate={search.page > 1 || isFiltered(search) || course.statut !== 'publiee'}
        path={path}
        title={`Résultats\u00a0: ${epreuve.nom}, ${course.nom}, ${date}`}
      />
      {/* A search engine's cached copy would keep a name after its removal. */}
      <meta content="noarchive" name="robots" />
      <header className="grid gap-6">
        <Breadcrumb crumbs={crumbs} />
        <div className="grid gap-3">
          <h1 className="text-3xl md:text-4xl">Résultats&nbsp;: {epreuve.nom}</h1>
          <p className="text-lg">
            <Link
              className="font-semibold text-sapin hover:underline"
              to={`/courses/${course.slug}?edition=${edition.id}`}
            >
              {course.nom}
            </Link>
            {` · ${date}`}
          </p>
        </div>
        <OtherEpreuves course={course} edition={edition} epreuve={epreuve} />
        <StatRow>
          <Stat label={classes > 1 ? 'Classés' : 'Classé'} value={formatNombre(classes)} />
          {temps_min !== null && <Stat label="Meilleur temps" value={formatDuree(temps_min)} />}
          {temps_median !== null && <Stat label="Temps médian" value={formatDuree(temps_median)} />}
          {abandons > 0 && (
            <Stat label={abandons > 1 ? 'Abandons' : 'Abandon'} value={formatNombre(abandons)} />
          )}
        </StatRow>
      </header>
      <MyResult
        classes={classes}
        coursesId={course.id}
        epreuvesId={epreuve.id}
        slug={course.slug}
      />
      <Podiums podiums={resume.podiums} />
      {repartition && (
        <TimesChart
          median={temps_median}
          mine={mine?.ligne?.temps ?? null}
          repartition={repartition}
        />
      )}
      {resume.points.length > 0 && <Peloton path={path} points={resume.points} />}
      {search.point ? (
        <PointList epreuvesId={epreuve.id} path={path} resume={resume} search={search} />
      ) : (
        <ResultatsList
          search={search}
          distance={epreuve.distance}
          epreuvesId={epreuve.id}
          path={path}
          resume={resume}
        />
      )}
      <p className="max-w-[65ch] text-sm text-ink-soft">
        Résultats envoyés par l’organisateur. Vous ne voulez pas y être nommé&nbsp;? Connectez-vous
        et indiquez votre dossard&nbsp;: avec votre code vous choisissez vos initiales ou retirez
        votre ligne aussitôt, sans code l’organisateur vous répond. Sans compte,{' '}
        <TextLink to="/nous-contacter">écrivez-nous</TextLink>.
      </p>
    </main>
  )
}

function OtherEpreuves({ course, edition, epreuve }: Omit<ResultatsPageProps, 'search'>) {
  const shown = edition.epreuves.filter(({ nb_resultats }) => nb_resultats > 0)
  if (shown.length < 2) return null
  return (
    <nav aria-label="Épreuves">
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ id, nom }) => (
          <li key={id}>
            <ChipLink isSelected={id === epreuve.id} to={resultatsPath(course.slug, id)}>
              {nom}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
