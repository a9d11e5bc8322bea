import type { ReglagesNotifications } from '@foulee/contract/echanges/reglages-notifications'
import {
  MODE_MAIL_LABELS,
  MODES_MAIL,
  type ModeMail,
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  type Notification,
} from '@foulee/domain/echanges/notification'
import { useQuery } from '@tanstack/react-query'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { Switch } from '#ui/choice.tsx'
import { Query } from '#ui/query.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AppareilsPush } from './appareils.tsx'
import { reglagesQuery, useSaveReglages } from './reglages.queries.ts'
import { MomentResume } from './reglages-moment.tsx'

type Save = ReturnType<typeof useSaveReglages>['mutate']

export function NotificationsReglages() {
  return (
    <Query
      label="Chargement des réglages…"
      query={useQuery(reglagesQuery)}
      skeleton={<Skeleton className="h-96" />}
    >
      {(reglages) => <Reglages reglages={reglages} />}
    </Query>
  )
}

function Reglages({ reglages }: { reglages: ReglagesNotifications }) {
  const { mutate, error, isPending, isSuccess } = useSaveReglages()
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 md:gap-0 md:rounded-card md:border md:border-line md:bg-surface">
        <div
          aria-hidden="true"
          className="hidden grid-cols-[1fr_7rem_13rem_7rem] gap-4 px-5 py-3 text-sm font-semibold text-ink-soft md:grid"
        >
          <span>Ce qui arrive</span>
          <span>Sur Foulée</span>
          <span>Par email</span>
          <span>Appareils</span>
        </div>
        {NOTIFICATION_KINDS.map((kind) => (
          <KindRow choix={reglages.choix[kind]} key={kind} kind={kind} save={mutate} />
        ))}
      </div>
      <MomentResume reglages={reglages} save={mutate} />
      <SaveStatus error={error} isPending={isPending} isSuccess={isSuccess} />
      <AppareilsPush />
    </div>
  )
}

const MODES = MODES_MAIL.map((value) => ({ value, label: MODE_MAIL_LABELS[value] }))

type RowProps = {
  kind: Notification
  choix: ReglagesNotifications['choix'][Notification]
  save: Save
}

function KindRow({ kind, choix, save }: RowProps) {
  const { label, detail } = NOTIFICATIONS[kind]
  const change = (input: Partial<typeof choix>) => save({ choix: { [kind]: input } })
  return (
    <fieldset className="card grid gap-x-4 gap-y-1 p-5 md:grid-cols-[1fr_7rem_13rem_7rem] md:items-start md:rounded-none md:border-0 md:border-t md:bg-transparent">
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-0.5">
        <span aria-hidden="true" className="font-semibold">
          {label}
        </span>
        <span className="text-sm text-ink-soft">{detail}</span>
      </div>
      <Switch checked={choix.app} onChange={({ target }) => change({ app: target.checked })}>
        <span className="md:sr-only">Sur Foulée</span>
      </Switch>
      <div className="grid gap-1">
        <span aria-hidden="true" className="md:hidden">
          Par email
        </span>
        <Select
          isLabelHidden
          label="Par email"
          onChange={({ target }) => change({ mail: target.value as ModeMail })}
          options={MODES}
          value={choix.mail}
        />
      </div>
      <Switch checked={choix.push} onChange={({ target }) => change({ push: target.checked })}>
        <span className="md:sr-only">Sur mes appareils</span>
      </Switch>
    </fieldset>
  )
}
