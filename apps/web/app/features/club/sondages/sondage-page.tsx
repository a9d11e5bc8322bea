import type { Sondage } from '@foulee/contract/club/sondages'
import { cutDescription } from '@foulee/domain/site/description'
import { lazy, Suspense } from 'react'
import { AccountDoors } from '#kit/session/account-doors.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { PageHead } from '#ui/page-head.tsx'
import { PageIntro } from '#ui/page-intro.tsx'
import { ShareAndPrint } from '#ui/share-and-print.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { QuestionsList } from './questions-list.tsx'
import { formatPeriode, formatPoints, formatQuestions } from './sondage-words.ts'

/** Lazy: visitors do not need this script. */
const MonSondage = lazy(() => import('./mon-sondage.tsx'))

export function SondagePage({ sondage }: { sondage: Sondage }) {
  const { slug, titre, description, points, statut, nb_questions } = sondage
  const summary = `${formatQuestions(nb_questions)}. ${formatPeriode(sondage)}.`
  return (
    <main className="page pb-16" id="contenu">
      <PageHead
        description={description ? cutDescription(description) : summary}
        image={`/partage/sondages/${slug}.png`}
        isPrivate={statut === 'termine'}
        path={`/sondages/${slug}`}
        title={titre}
      />
      <PageIntro className="mx-auto grid max-w-3xl content-start gap-8 py-6 md:py-10">
        <header className="grid gap-4">
          <Breadcrumb crumbs={[{ label: 'Sondages', to: '/sondages' }, { label: titre }]} />
          <h1 className="text-3xl wrap-anywhere md:text-4xl">{titre}</h1>
          <p className="flex flex-wrap gap-2">
            <Badge icon="clock" tone={statut === 'ouvert' ? 'success' : 'neutral'}>
              {formatPeriode(sondage)}
            </Badge>
            <Badge>{formatQuestions(nb_questions)}</Badge>
            {points > 0 && <Badge tone="gold">{formatPoints(points)}</Badge>}
          </p>
          {description && <p className="text-lg whitespace-pre-line">{description}</p>}
        </header>
        <Answering sondage={sondage} />
        <div className="no-print grid gap-2 border-t border-line pt-5 sm:max-w-xs">
          <ShareAndPrint path={`/sondages/${slug}`} title={titre} />
        </div>
      </PageIntro>
    </main>
  )
}

function Answering({ sondage }: { sondage: Sondage }) {
  const { boot, isAuth } = useSession()
  if (boot === 'done' && isAuth) {
    return (
      <Suspense fallback={<Waiting />}>
        <MonSondage sondage={sondage} />
      </Suspense>
    )
  }
  return (
    <>
      {sondage.statut === 'ouvert' && (
        // Reserves the room before the session is known, against a layout shift.
        <Card className={cx('grid gap-3', boot !== 'done' && 'invisible')}>
          <h2 className="text-xl">Connectez-vous pour répondre</h2>
          <p className="text-ink-soft">
            Une réponse par membre, que vous pouvez changer jusqu’à la fin. Votre nom n’apparaît
            dans aucun résultat.
          </p>
          <div className="flex flex-wrap gap-3">
            <AccountDoors />
          </div>
        </Card>
      )}
      <QuestionsList questions={sondage.questions} />
    </>
  )
}

const Waiting = () => (
  <Loading label="Chargement de votre réponse…">
    <Skeleton className="h-64 rounded-card" />
  </Loading>
)
