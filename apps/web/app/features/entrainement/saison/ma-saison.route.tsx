import type { Saison } from '@foulee/contract/entrainement/saison'
import { formatDenivele, formatDistance, formatNombre } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AGENDA } from '#features/entrainement/shared/entrainements/paths.ts'
import { useToday } from '#kit/list-page/use-today.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { listMonths } from './months.ts'
import { Remarques } from './remarques.tsx'
import { SAISON, saisonQuery } from './saison.queries.ts'
import { MonthLines, type ShowTime } from './saison-lines.tsx'
import './saison.css'

const MyShortTime = lazyHydrate(
  () => import('#features/parcours/parcours/my-short-time.tsx'),
  () => null,
)

const showTime: ShowTime = ({ entree: { id, item } }) =>
  item && <MyShortTime editionsId={item.edition.id} epreuvesId={id} slug={item.course.slug} />

export default function MaSaison() {
  const today = useToday()
  const thisYear = Number(today.slice(0, 4))
  const asked = Number(useSearchParams()[0].get('annee'))
  const annee = asked >= 2000 && asked <= 2100 ? asked : thisYear
  const query = useQuery(saisonQuery(annee))
  return (
    <main className="page saison grid content-start gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Toutes vos courses de l’année sur une page."
        isPrivate
        path={SAISON}
        title="Ma saison"
      />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-1">
          <YearLink
            annee={annee - 1}
            icon="chevron-left"
            label="Année précédente"
            thisYear={thisYear}
          />
          <h1 className="text-2xl md:text-3xl">Ma saison {annee}</h1>
          <YearLink
            annee={annee + 1}
            icon="chevron-right"
            label="Année suivante"
            thisYear={thisYear}
          />
        </div>
        <div className="no-print flex flex-wrap items-center gap-2">
          <ButtonLink icon="calendar" to={AGENDA}>
            Mon agenda
          </ButtonLink>
          <Button icon="printer" onClick={() => window.print()}>
            Imprimer
          </Button>
        </div>
      </header>
      <Query
        label="Chargement de votre saison…"
        query={query}
        skeleton={<Skeleton className="h-[28rem] rounded-card" />}
      >
        {(saison) => <Year saison={saison} today={today} />}
      </Query>
    </main>
  )
}

type YearLinkProps = {
  annee: number
  thisYear: number
  icon: 'chevron-left' | 'chevron-right'
  label: string
}

const YearLink = ({ annee, thisYear, icon, label }: YearLinkProps) => (
  <Link
    aria-label={label}
    className="icon-button no-print"
    preventScrollReset
    to={annee === thisYear ? SAISON : `${SAISON}?annee=${annee}`}
  >
    <Icon name={icon} />
  </Link>
)

function Year({ saison, today }: { saison: Saison; today: string }) {
  const { courses, remarques, totaux } = saison
  const months = listMonths(saison)
  const sansDate = courses.filter(({ jour }) => jour === null)
  if (!months.length && !sansDate.length) return <Nothing annee={saison.annee} />
  return (
    <div className="grid gap-10">
      <Remarques courses={courses} remarques={remarques} />
      <div className="grid gap-8">
        {months.map((month) => (
          <MonthLines key={month.mois} month={month} showTime={showTime} today={today} />
        ))}
        {sansDate.length > 0 && (
          <MonthLines
            month={{
              mois: '',
              lines: sansDate.map((course) => ({ jour: '', course })),
            }}
            showTime={showTime}
            today={today}
          />
        )}
      </div>
      <p className="border-t border-line pt-4 text-lg">
        <strong>
          {formatNombre(totaux.courses)} course{totaux.courses > 1 ? 's' : ''}
        </strong>
        {totaux.distance > 0 && `, ${formatDistance(totaux.distance)}`}
        {totaux.denivele > 0 && ` et ${formatDenivele(totaux.denivele)}`} dans l’année.
      </p>
      <p className="no-print text-sm text-ink-soft">
        Cette page montre les courses de <TextLink to="/ma-runlist">votre run list</TextLink>, vos
        séjours et vos évènements. Vous seul la voyez. Les délais de récupération et d’affûtage sont
        des repères : un jour de repos pour 3 km-effort courus, une à deux semaines avant un
        objectif.
      </p>
    </div>
  )
}

const Nothing = ({ annee }: { annee: number }) => (
  <EmptyState
    action={
      <ButtonLink icon="flag" to="/courses" variant="primary">
        Trouver une course
      </ButtonLink>
    }
    title={`Pas encore de course en ${annee}`}
  >
    Ajoutez à votre run list les courses qui vous font envie : elles viennent ici, avec ce qui ne va
    pas ensemble.
  </EmptyState>
)
