import { formatDateLongue } from '@foulee/domain/shared/date'
import { useState } from 'react'
import { useCall } from '#platform/api/use-call.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { toGoogle, toWebcal } from './flux-links.ts'

export function Flux({ depuis }: { depuis: string | null }) {
  const toast = useToast()
  const [url, setUrl] = useState<string>()
  const [question, setQuestion] = useState<'nouvelle' | 'fermer' | null>(null)
  const fail = ({ message }: Error) => toast({ message, tone: 'danger' })
  const make = useCall('POST /api/auth/agenda/flux', { renews: 'settled' })
  const close = useCall('POST /api/auth/agenda/flux/del', { renews: 'settled' })
  const makeNow = () => make.mutate(undefined, { onSuccess: show, onError: fail })
  const show = ({ url: made }: { url: string }) => {
    setQuestion(null)
    setUrl(made)
  }
  const closeNow = () =>
    close.mutate(undefined, {
      onSuccess: () => {
        setQuestion(null)
        setUrl(undefined)
        toast({ message: 'L’adresse est fermée.', tone: 'success' })
      },
      onError: fail,
    })
  return (
    <div className="grid gap-4">
      <p>
        Une adresse iCalendar montre votre agenda dans celui de votre téléphone ou de votre
        ordinateur. Qui la connaît lit votre agenda&nbsp;: ne la donnez à personne.
      </p>
      {depuis && !url && (
        <p className="text-ink-soft">
          Une adresse est ouverte depuis le {formatDateLongue(depuis)}. Nous ne la gardons pas en
          clair&nbsp;: si vous l’avez perdue, faites-en une nouvelle, et l’ancienne ne mènera plus à
          rien.
        </p>
      )}
      {url && <Address url={url} />}
      <div className="flex flex-wrap gap-3">
        {!url && (
          <Button
            isLoading={make.isPending}
            onClick={() => (depuis ? setQuestion('nouvelle') : makeNow())}
          >
            {depuis ? 'Faire une nouvelle adresse' : 'Faire une adresse'}
          </Button>
        )}
        {(depuis || url) && (
          <Button onClick={() => setQuestion('fermer')} variant="quiet">
            Fermer l’adresse
          </Button>
        )}
      </div>
      {question === 'fermer' && (
        <ConfirmDialog
          action="Fermer l’adresse"
          isBusy={close.isPending}
          onClose={() => setQuestion(null)}
          onConfirm={closeNow}
          title="Fermer cette adresse&nbsp;?"
        >
          <p>
            Les calendriers qui la suivent ne recevront plus rien, et elle ne se rouvre pas&nbsp;:
            il faudra leur en donner une nouvelle.
          </p>
        </ConfirmDialog>
      )}
      {question === 'nouvelle' && (
        <ConfirmDialog
          action="Faire une nouvelle adresse"
          isBusy={make.isPending}
          onClose={() => setQuestion(null)}
          onConfirm={makeNow}
          title="Remplacer votre adresse&nbsp;?"
        >
          <p>
            L’ancienne ne mènera plus à rien&nbsp;: donnez la nouvelle aux calendriers qui la
            suivent.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function Address({ url }: { url: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid('L’adresse est copiée.'),
      () => setSaid('Copiez l’adresse à la main.'),
    )
  return (
    <div className="grid gap-3">
      <TextField
        hint="Elle n’est montrée que maintenant."
        label="Votre adresse iCalendar"
        onFocus={(event) => event.currentTarget.select()}
        readOnly
        value={url}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button icon="copy" onClick={copy}>
          Copier
        </Button>
        <ButtonLink to={toWebcal(url)}>Ouvrir dans mon calendrier</ButtonLink>
        <ButtonLink rel="noopener noreferrer" target="_blank" to={toGoogle(url)}>
          Ajouter à Google Agenda
          <span className="sr-only"> (nouvel onglet)</span>
        </ButtonLink>
        <p role="status">{said}</p>
      </div>
    </div>
  )
}
