import { isApiError } from '@foulee/contract/shared/call-error'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { Sent } from './montres.queries.ts'

type SendDialogProps = {
  sent: Sent | undefined
  error: Error | null
  onClose: () => void
  onRetry: () => void
}

export default function SendDialog({ sent, error, onClose, onRetry }: SendDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={formatTitle(sent)}>
      <div className="grid gap-4" role="status">
        {sent ? <Outcome sent={sent} /> : <Failure error={error} onRetry={onRetry} />}
      </div>
    </Dialog>
  )
}

function formatTitle(sent: Sent | undefined): string {
  if (!sent) return 'Le parcours n’est pas parti'
  return sent.etat === 'sans_montre' ? 'Mettre ce parcours dans votre montre' : 'Parcours envoyé'
}

function Outcome({ sent: { etat, service, url } }: { sent: Sent }) {
  if (etat === 'sans_montre') {
    return (
      <>
        <p>
          Aucune montre n’est reliée à votre compte. Téléchargez le fichier FIT du parcours et
          copiez-le sur votre montre&nbsp;: le guide dit comment, marque par marque.
        </p>
        <div className="flex flex-wrap gap-3">
          <a className="button button-primary" download href={url}>
            Télécharger le fichier FIT
          </a>
          <ButtonLink to="/montres">Le guide par marque</ButtonLink>
        </div>
        <p className="text-sm text-ink-soft">
          Une montre Suunto&nbsp;? <TextLink to="/reglages/montres">Reliez-la</TextLink> pour
          l’envoi direct, quand il est proposé.
        </p>
      </>
    )
  }
  return (
    <p>
      {etat === 'envoye'
        ? `${service} a bien reçu le parcours.`
        : `${service} avait déjà ce parcours, dans sa dernière version.`}{' '}
      Ouvrez l’application {service}, activez-le dans vos itinéraires, puis synchronisez la montre.
    </p>
  )
}

function Failure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const isOver = isApiError(error) && error.code === 'montre_deconnectee'
  return (
    <>
      <p>{error?.message}</p>
      <div className="flex flex-wrap gap-3">
        {isOver ? (
          <ButtonLink to="/reglages/montres" variant="primary">
            Relier de nouveau
          </ButtonLink>
        ) : (
          <Button icon="refresh" onClick={onRetry}>
            Réessayer
          </Button>
        )}
        <ButtonLink to="/montres">Copier le fichier soi-même</ButtonLink>
      </div>
    </>
  )
}
