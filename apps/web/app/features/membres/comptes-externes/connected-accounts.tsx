import type { ExternalAccount } from '@foulee/contract/membres/comptes-externes'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { joinQueries } from '#ui/join-queries.ts'
import { Query } from '#ui/query.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { linkedQuery, providersQuery } from './comptes-externes.queries.ts'
import { useDeparture } from './departure.ts'
import type { Third } from './trips.ts'
import { useUnlink } from './unlink.ts'

const ID = 'comptes-connectes'

export function ConnectedAccounts() {
  const providers = useQuery(providersQuery())
  const linked = useQuery(linkedQuery)
  return (
    <section aria-labelledby={ID} className="grid gap-5">
      <SectionHeading
        id={ID}
        lead="Reliez un compte que vous avez ailleurs pour vous connecter sans mot de passe. Foulée n’y publie rien."
        title="Comptes connectés"
      />
      <Query query={joinQueries(providers, linked)} skeleton={<Skeleton className="h-32" />}>
        {(accounts) => <Rows rows={mergeRows(...accounts)} />}
      </Query>
    </section>
  )
}

type RowProps = { third: Third; label: string; account: ExternalAccount | null }

function mergeRows(
  providers: readonly { third: Third; label: string }[],
  linked: readonly ExternalAccount[],
): RowProps[] {
  const find = (third: Third) => linked.find((account) => account.third === third) ?? null
  const open = providers.map(({ third, label }) => ({ third, label, account: find(third) }))
  const closed = linked.filter(({ third }) => !open.some((row) => row.third === third))
  return [...open, ...closed.map((account) => ({ ...account, account }))]
}

function Rows({ rows }: { rows: readonly RowProps[] }) {
  if (!rows.length) {
    return <p className="text-ink-soft">Aucun autre service n’est proposé pour le moment.</p>
  }
  return (
    <ul className="card divide-y divide-line">
      {rows.map((row) => (
        <Row key={row.third} {...row} />
      ))}
    </ul>
  )
}

function Row({ third, label, account }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {label}
          {account && <Badge tone="success">Connecté</Badge>}
        </span>
        {account?.email && <span className="break-all text-sm text-ink-soft">{account.email}</span>}
      </div>
      {account ? <Disconnect account={account} /> : <Connect label={label} third={third} />}
    </li>
  )
}

function Connect({ third, label }: { third: Third; label: string }) {
  const { mutate, isPending, error } = useDeparture()
  const toThisPage = { retour: `/reglages/${ID}`, remember: false, isLink: true }
  return (
    <>
      <Button isLoading={isPending} onClick={() => mutate({ third, ...toThisPage })}>
        Connecter<span className="sr-only"> {label}</span>
      </Button>
      {error && <Failure message={error.message} />}
    </>
  )
}

function Disconnect({ account: { third, label, peut_delier } }: { account: ExternalAccount }) {
  const { mutate, isPending, error } = useUnlink()
  const toast = useToast()
  if (!peut_delier) {
    return (
      <p className="basis-full text-sm text-ink-soft">
        C’est votre seul moyen de vous connecter. Choisissez un mot de passe pour pouvoir
        déconnecter {label}.
      </p>
    )
  }
  const toastDisconnected = () => toast({ message: `Compte ${label} déconnecté.`, tone: 'success' })
  return (
    <>
      <Button isLoading={isPending} onClick={() => mutate(third, { onSuccess: toastDisconnected })}>
        Déconnecter<span className="sr-only"> {label}</span>
      </Button>
      {error && <Failure message={error.message} />}
    </>
  )
}

function Failure({ message }: { message: string }) {
  return (
    <div className="basis-full" role="alert">
      <FieldError id={undefined}>{message}</FieldError>
    </div>
  )
}
