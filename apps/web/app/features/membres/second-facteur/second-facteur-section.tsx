import type { SecondFacteur } from '@foulee/contract/membres/second-facteur'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { useSite } from '#platform/site.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Query } from '#ui/query.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useRemove, useRenew } from './second-facteur.mutations.ts'
import { facteurQuery } from './second-facteur.queries.ts'

/** Lazy: rarely needed, and it includes a QR encoder. */
const Enrolment = lazy(() => import('./enrolment.tsx'))

const ID = 'second-facteur'

export function SecondFacteurSection() {
  const { currentUser } = useSession()
  if (!currentUser?.options.staff) return null
  return (
    <section aria-labelledby={ID} className="grid gap-4">
      <SectionHeading
        id={ID}
        lead="Pour l’équipe, un mot de passe volé ne doit pas suffire."
        title="Second facteur"
      />
      <div className="card p-5">
        <Content />
      </div>
    </section>
  )
}

function Content() {
  const client = useQueryClient()
  return (
    <Query
      label="Chargement…"
      query={useQuery(facteurQuery)}
      skeleton={<Skeleton className="h-32" />}
    >
      {(facteur) => (
        <div className="grid gap-4">
          {!facteur.est_demande && <NotAsked />}
          {facteur.actif_le ? (
            <Active facteur={facteur} />
          ) : (
            <Suspense fallback={<Wait />}>
              <Enrolment onDone={() => void client.invalidateQueries(facteurQuery)} />
            </Suspense>
          )}
        </div>
      )}
    </Query>
  )
}

function NotAsked() {
  const { isDemo } = useSite()
  return (
    <p>
      {isDemo ? 'Dans les données de démonstration, il' : 'Sur ce serveur, il'} n’est pas
      demandé&nbsp;: le mot de passe suffit pour entrer au back-office.
    </p>
  )
}

const Wait = () => (
  <Loading label="Chargement…">
    <Skeleton className="h-32" />
  </Loading>
)

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
const formatCodes = (nb: number) =>
  nb
    ? `${nb}\u00a0${nb > 1 ? 'codes de secours restent' : 'code de secours reste'}`
    : 'Plus aucun code de secours'

function Active({ facteur }: { facteur: SecondFacteur }) {
  const [dialog, setDialog] = useState<'secours' | 'retirer' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">Actif</Badge>
        depuis le {DAY.format(new Date(facteur.actif_le ?? ''))}
      </p>
      <p className="text-ink-soft">{formatCodes(facteur.secours)}.</p>
      <div className="flex flex-wrap gap-3">
        <Button icon="refresh" onClick={() => setDialog('secours')}>
          Nouveaux codes de secours
        </Button>
        <Button icon="trash" onClick={() => setDialog('retirer')}>
          Retirer l’application
        </Button>
      </div>
      <Dialog isOpen={dialog === 'secours'} onClose={close} title="Nouveaux codes de secours">
        <Renewal onDone={close} />
      </Dialog>
      <Dialog isOpen={dialog === 'retirer'} onClose={close} title="Retirer l’application">
        <Removal onDone={close} />
      </Dialog>
    </div>
  )
}

function Renewal({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const renew = useRenew()
  if (!renew.data) return <CodeForm mutation={renew} submit="Remplacer les codes" />
  const done = () => {
    void client.invalidateQueries(facteurQuery)
    onDone()
  }
  return <RecoveryCodes codes={renew.data.codes} onSaved={done} />
}

function Removal({ onDone }: { onDone: () => void }) {
  const remove = useRemove()
  const mutate: typeof remove.mutate = (form) => remove.mutate(form, { onSuccess: onDone })
  return <CodeForm isDanger mutation={{ ...remove, mutate }} submit="Retirer l’application" />
}
